import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { namesOf } from '#src/domain/dictionaries/find-clash.ts';
import { formatYears } from '#src/domain/years.ts';
import { deleteModel, listManufacturers, listModels } from '#src/stores/admin/dictionaries.ts';
import { backTo, routeHash } from '#src/stores/admin/route.ts';
import { dictionaryFault } from '#src/strings/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useRead } from '../use-read.ts';
import { AddModel } from './AddModel.tsx';
import { usedRefusal } from './DeleteDialog.tsx';
import { MANUFACTURERS_SECTION } from './dictionary-address.ts';
import { type Column, EntryTable } from './EntryTable.tsx';
import { MergeModel } from './MergeDialog.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import { useNameSearch } from './use-name-search.ts';
import { useOpenForm } from '../form/use-open-form.ts';

/** `2003–2012`, or the first year of a model still in production. Gaps between generations are not shown. */
function productionYears({ generations }: AdminModel): string {
  if (generations.length === 0) return text['models.noYears'];
  const from = Math.min(...generations.map(({ yearFrom }) => yearFrom));
  const ends = generations.map(({ yearTo }) => yearTo);
  const known = ends.filter((year) => year !== null);
  return known.length < ends.length ? text['models.until'](from) : formatYears(from, Math.max(...known));
}

const COLUMNS: readonly Column<AdminModel>[] = [
  { label: text['models.column.years'], cell: productionYears },
];

/** The models of one manufacturer. A new model needs only a name; years and aliases are added in its form. */
export function ModelList({ manufacturerId }: { manufacturerId: number }) {
  const { field, isSearched, matches } = useNameSearch();
  const manufacturers = useRead(['manufacturers'], listManufacturers);
  const models = useRead(['models', manufacturerId], (signal) => listModels(manufacturerId, signal));
  const manufacturer = manufacturers.data?.find(({ id }) => id === manufacturerId);
  const shown = models.data?.filter((row) => matches(namesOf(row)));
  const form = useOpenForm(models.data);
  return (
    <>
      <p className="pt-4">
        <AdminLink
          href={routeHash(MANUFACTURERS_SECTION)}
          follow={backTo}
          className="link inline-flex min-h-target items-center gap-1"
        >
          <Icon name="previous" size="sm" />
          {text['manufacturers.back']}
        </AdminLink>
      </p>
      <ScreenHead
        title={manufacturer?.name ?? (manufacturers.data ? text['manufacturers.gone'] : ' ')}
        count={shown && text.models(shown.length)}
      />
      {manufacturer && (
        <div className="grid gap-2.5 pb-5 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start">
          <SearchField id="pretraga-modela" label={text['models.search']} {...field} />
          <AddModel manufacturer={manufacturer} />
        </div>
      )}
      <Loaded query={models}>
        {(all) =>
          manufacturer &&
          shown &&
          shown.length > 0 && (
            <EntryTable
              grid="lg:grid-cols-[minmax(0,1fr)_14rem_9rem_2.75rem]"
              nameLabel={text['models.column.name']}
              columns={COLUMNS}
              rows={shown}
              opening={(row) => ({ onOpen: () => form.edit(row) })}
              note={({ aliases }) => aliases.join(', ')}
              summary={productionYears}
              reference="model"
              pageOf={({ slug }) => `/${manufacturer.slug}/${slug}`}
              onEdit={form.edit}
              refusal={({ products }) => usedRefusal(products, dictionaryFault.modelUsed)}
              remove={({ id }) => deleteModel(id)}
              merge={{
                label: text['models.merge'],
                dialog: (row, onClose) => <MergeModel model={row} all={all} onClose={onClose} />,
              }}
            />
          )
        }
      </Loaded>
      {shown?.length === 0 && <NoModels isSearched={isSearched} />}
      {form.row && <ModelDialog key={form.row.id} model={form.row} closeTo={form.closeTo} />}
    </>
  );
}

const NoModels = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState title={text['models.none']} icon="search" />
  ) : (
    <EmptyState title={text['models.empty']} advice={text['models.emptyAdvice']} icon="car" />
  );
