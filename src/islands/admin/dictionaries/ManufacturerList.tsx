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
import { Menu } from '../ui/Menu.tsx';
import { ROW_TARGET } from '../ui/row-target.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { makeAddress, productsNamed } from './dictionary-address.ts';
import { ManufacturerDialog } from './ManufacturerDialog.tsx';
import { RowsLoading } from './RowsLoading.tsx';
import { useOpenForm } from './use-open-form.ts';

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7rem_9rem_2.75rem]';
const FOUND_MODELS_MAX = 12;

export function ManufacturerList() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(foldLetters(typed.trim()));
  const [doomed, setDoomed] = useState<AdminManufacturer>();
  const makes = useQuery({ queryKey: ['manufacturers'], queryFn: ({ signal }) => listManufacturers(signal) });
  const form = useOpenForm(makes.data);
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
          <div className={`${GRID} hidden border-t border-t-ink py-2.5 label lg:grid`} aria-hidden="true">
            <span>{text['makes.column.name']}</span>
            <span>{text['makes.column.address']}</span>
            <span className="text-right">{text['makes.column.models']}</span>
            <span className="text-right">{text['makes.column.products']}</span>
          </div>
          <ul className="max-lg:border-t max-lg:border-ink">
            {shown.map((make) => (
              <li key={make.id} className={`${GRID} relative py-2 lg:py-1.5 lg:hover:bg-surface`}>
                <div className="min-w-0">
                  <AdminLink
                    href={makeAddress(make.id)}
                    className={`${ROW_TARGET} flex min-h-8 items-center text-ui font-semibold hover:underline hover:decoration-accent hover:underline-offset-4 lg:min-h-target`}
                  >
                    {make.name}
                  </AdminLink>
                  <p className="text-sm text-ink-2 num lg:hidden">
                    {text.models(make.models)} · {text.products(make.products)}
                  </p>
                </div>
                <span className="truncate text-sm text-ink-2 max-lg:hidden">/{make.slug}</span>
                <span className="text-right text-ui num max-lg:hidden">{make.models}</span>
                <span className="text-right text-ui num max-lg:hidden">{make.products}</span>
                <div className="-mr-3 max-lg:col-start-2 max-lg:row-start-1">
                  <Menu
                    label={text.editNamed(make.name)}
                    items={[
                      { label: text.edit, icon: 'edit', run: () => form.edit(make) },
                      { label: text.viewPage, icon: 'external', run: () => window.open(`/${make.slug}`) },
                      { label: text.remove, icon: 'trash', danger: true, run: () => setDoomed(make) },
                    ]}
                  />
                </div>
              </li>
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
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          productsAddress={productsNamed(doomed.name)}
          remove={(withModels) => deleteManufacturer(doomed.id, withModels)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
