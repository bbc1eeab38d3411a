import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { foldLetters } from '#src/domain/slug.ts';
import { deleteModel, listManufacturers, listModels } from '#src/stores/admin/dictionaries.ts';
import { routeHash } from '#src/stores/admin/route.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AddModel } from './AddModel.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MAKES_SECTION, productsNamed } from './dictionary-address.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import { MODEL_GRID, ModelRow } from './ModelRow.tsx';
import { RowsLoading } from './RowsLoading.tsx';
import { useOpenForm } from './use-open-form.ts';

type Opened = { what: 'merge' | 'delete'; model: AdminModel };

/** The models of one manufacturer. A new model needs only a name; years and aliases are added in its form. */
export function ModelsView({ makeId }: { makeId: number }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(foldLetters(typed.trim()));
  const [opened, setOpened] = useState<Opened>();
  const makes = useQuery({ queryKey: ['manufacturers'], queryFn: ({ signal }) => listManufacturers(signal) });
  const models = useQuery({
    queryKey: ['models', makeId],
    queryFn: ({ signal }) => listModels(makeId, signal),
  });
  const make = makes.data?.find(({ id }) => id === makeId);
  const shown = models.data?.filter(({ name, slug, aliases }) =>
    [name, slug, ...aliases].some((word) => foldLetters(word).includes(search)),
  );
  const form = useOpenForm(models.data);
  const close = () => setOpened(undefined);
  return (
    <>
      <p className="pt-4">
        <AdminLink href={routeHash(MAKES_SECTION)} className="link">
          <Icon name="previous" size="sm" />
          {text['makes.back']}
        </AdminLink>
      </p>
      <h1 className="pb-4 t-md">
        {make?.name ?? (makes.data ? text['makes.gone'] : ' ')}{' '}
        <span role="status" className="tracking-normal t-sm font-text font-normal text-ink-2 num">
          {shown && text.models(shown.length)}
        </span>
      </h1>
      {make && (
        <div className="grid gap-2.5 pb-5 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start">
          <SearchField id="pretraga-modela" label={text['models.search']} value="" onSearch={setTyped} />
          <AddModel make={make} />
        </div>
      )}
      {models.error && <FailureNote message={models.error.message} onRetry={() => void models.refetch()} />}
      {models.isPending && <RowsLoading />}
      {make && shown && shown.length > 0 && (
        <>
          <div
            className={`${MODEL_GRID} hidden border-t border-t-ink py-2.5 label lg:grid`}
            aria-hidden="true"
          >
            <span>{text['models.column.name']}</span>
            <span>{text['models.column.years']}</span>
            <span className="text-right">{text['models.column.products']}</span>
          </div>
          <ul className="max-lg:border-t max-lg:border-ink">
            {shown.map((model) => (
              <ModelRow
                key={model.id}
                model={model}
                address={`/${make.slug}/${model.slug}`}
                onOpen={(what) => (what === 'edit' ? form.edit(model) : setOpened({ what, model }))}
              />
            ))}
          </ul>
        </>
      )}
      {shown?.length === 0 &&
        (search === '' ? (
          <EmptyState title={text['models.empty']} advice={text['models.emptyAdvice']} icon="car" />
        ) : (
          <EmptyState title={text['models.none']} icon="search" />
        ))}
      {form.row && <ModelDialog model={form.row} closeTo={form.closeTo} />}
      {opened?.what === 'merge' && (
        <MergeDialog
          model={opened.model}
          others={(models.data ?? []).filter((m) => m !== opened.model)}
          onClose={close}
        />
      )}
      {opened?.what === 'delete' && (
        <DeleteDialog
          name={opened.model.name}
          productsAddress={productsNamed(`${make?.name ?? ''} ${opened.model.name}`)}
          remove={() => deleteModel(opened.model.id)}
          onClose={close}
        />
      )}
    </>
  );
}
