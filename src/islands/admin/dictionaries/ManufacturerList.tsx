import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { foldLetters } from '#src/domain/slug.ts';
import { deleteManufacturer, listEveryModel, listManufacturers } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { makeAddress, productsNamed } from './dictionary-address.ts';
import { ManufacturerDialog } from './ManufacturerDialog.tsx';
import { MANUFACTURER_GRID, ManufacturerRow } from './ManufacturerRow.tsx';
import { RowsLoading } from './RowsLoading.tsx';
import { useOpenForm } from './use-open-form.ts';

const FOUND_MODELS_MAX = 12;

/** Manufacturers that match the typed text, and matching models of every manufacturer. */
function useManufacturerSearch() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(foldLetters(typed.trim()));
  const makes = useQuery({ queryKey: ['manufacturers'], queryFn: ({ signal }) => listManufacturers(signal) });
  const fits = (words: readonly string[]) => words.some((word) => foldLetters(word).includes(search));
  const shown = makes.data?.filter((make) =>
    fits([make.name, make.slug, ...make.aliases, ...make.slugAliases]),
  );
  const { data: choices = [] } = useQuery({
    queryKey: ['choices', 'all'],
    queryFn: ({ signal }) => listEveryModel(signal),
    enabled: search.length > 1,
  });
  const models =
    search.length > 1
      ? choices.flatMap((make) =>
          make.models.filter(({ name }) => fits([name])).map((model) => ({ make, model })),
        )
      : [];
  return { search, setTyped, makes, shown, models };
}

export function ManufacturerList() {
  const [toDelete, setToDelete] = useState<AdminManufacturer>();
  const { search, setTyped, makes, shown, models } = useManufacturerSearch();
  const form = useOpenForm(makes.data);
  return (
    <>
      <Toolbar>
        <SearchField id="pretraga-brendova" label={text['makes.search']} value="" onSearch={setTyped} />
        <div className="grid lg:justify-end">
          <Button variant="pri" icon="plus" onClick={() => form.edit()}>
            {text['makes.add']}
          </Button>
        </div>
      </Toolbar>
      <h1 className="pb-4 t-sm">
        {text['makes.title']}{' '}
        <span role="status" className="tracking-normal font-text font-normal text-ink-2 num">
          {shown?.length}
        </span>
      </h1>
      {makes.error && <FailureNote message={makes.error.message} onRetry={() => void makes.refetch()} />}
      {makes.isPending && <RowsLoading />}
      {shown && shown.length > 0 && (
        <>
          <div
            className={`${MANUFACTURER_GRID} hidden border-t border-t-ink py-2.5 label lg:grid`}
            aria-hidden="true"
          >
            <span>{text['makes.column.name']}</span>
            <span>{text['makes.column.address']}</span>
            <span className="text-right">{text['makes.column.models']}</span>
            <span className="text-right">{text['makes.column.products']}</span>
          </div>
          <ul className="max-lg:border-t max-lg:border-ink">
            {shown.map((make) => (
              <ManufacturerRow
                key={make.id}
                make={make}
                onEdit={() => form.edit(make)}
                onDelete={() => setToDelete(make)}
              />
            ))}
          </ul>
        </>
      )}
      {models.length > 0 && (
        <section className="pt-8">
          <h2 className="pb-2 label">{text['makes.foundModels']}</h2>
          <ul className="border-t border-line">
            {models.slice(0, FOUND_MODELS_MAX).map(({ make, model }) => (
              <li key={model.id} className="border-b border-line">
                <AdminLink
                  href={makeAddress(make.id)}
                  className="flex min-h-target items-center gap-2 text-ui"
                >
                  <span className="font-semibold">{model.name}</span>
                  <span className="text-ink-2">{make.name}</span>
                </AdminLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown?.length === 0 && models.length === 0 && (
        <EmptyState
          title={text[search === '' ? 'makes.empty' : 'makes.none']}
          advice={text[search === '' ? 'makes.emptyAdvice' : 'makes.noneAdvice']}
          icon="car"
        />
      )}
      {(form.isNew || form.row) && <ManufacturerDialog make={form.row} closeTo={form.closeTo} />}
      {toDelete && (
        <DeleteDialog
          name={toDelete.name}
          productsAddress={productsNamed(toDelete.name)}
          remove={(withModels) => deleteManufacturer(toDelete.id, withModels)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
