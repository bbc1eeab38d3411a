import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { namesOf } from '#src/domain/dictionaries/find-clash.ts';
import { deleteManufacturer, listManufacturers } from '#src/stores/admin/dictionaries.ts';
import { dictionaryFault } from '#src/strings/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { useVehicles } from '../product-form/use-choices.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useRead } from '../use-read.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { usedRefusal } from './DeleteDialog.tsx';
import { manufacturerAddress } from './dictionary-address.ts';
import { type Column, EntryTable } from './EntryTable.tsx';
import { ManufacturerDialog } from './ManufacturerDialog.tsx';
import { MergeManufacturer } from './MergeDialog.tsx';
import { useNameSearch } from './use-name-search.ts';
import { useOpenForm } from '../form/use-open-form.ts';

const COLUMNS: readonly Column<AdminManufacturer>[] = [
  {
    label: text['manufacturers.column.address'],
    className: 'truncate text-sm text-ink-2',
    cell: ({ slug }) => `/${slug}`,
  },
  { label: text['manufacturers.column.models'], isNumber: true, cell: ({ models }) => models },
];

export function ManufacturerList() {
  const { field, isSearched, isLong, matches } = useNameSearch();
  const manufacturers = useRead(['manufacturers'], listManufacturers);
  const shown = manufacturers.data?.filter((row) => matches(namesOf(row)));
  const models = useFoundModels(isLong, matches);
  const form = useOpenForm(manufacturers.data);
  return (
    <>
      <ScreenHead title={text['manufacturers.title']} count={shown?.length}>
        <Button variant="pri" icon="plus" onClick={() => form.edit()} className="max-sm:w-full">
          {text['manufacturers.add']}
        </Button>
      </ScreenHead>
      <div className="pb-4">
        <SearchField id="pretraga-brendova" label={text['manufacturers.search']} {...field} />
      </div>
      <Loaded query={manufacturers}>
        {(all) =>
          shown &&
          shown.length > 0 && (
            <EntryTable
              grid="lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7rem_9rem_2.75rem]"
              nameLabel={text['manufacturers.column.name']}
              columns={COLUMNS}
              rows={shown}
              opening={({ id }) => ({ href: manufacturerAddress(id) })}
              summary={(row) => text.models(row.models)}
              reference="manufacturer"
              pageOf={({ slug }) => `/${slug}`}
              onEdit={form.edit}
              refusal={({ products, models }) =>
                usedRefusal(products, dictionaryFault.manufacturerUsed) ??
                usedRefusal(models, dictionaryFault.manufacturerHasModels, 'models')
              }
              remove={({ id }, withModels) => deleteManufacturer(id, withModels)}
              merge={{
                label: text['manufacturers.merge'],
                dialog: (row, onClose) => (
                  <MergeManufacturer manufacturer={row} all={all} onClose={onClose} />
                ),
              }}
            />
          )
        }
      </Loaded>
      <FoundModels models={models} />
      {shown?.length === 0 && models.length === 0 && (
        <EmptyState
          title={text[isSearched ? 'manufacturers.none' : 'manufacturers.empty']}
          advice={text[isSearched ? 'manufacturers.noneAdvice' : 'manufacturers.emptyAdvice']}
          icon="car"
        />
      )}
      {form.isOpen && (
        <ManufacturerDialog key={form.row?.id} manufacturer={form.row} closeTo={form.closeTo} />
      )}
    </>
  );
}

/** Models of every manufacturer that match. */
function useFoundModels(isSearched: boolean, matches: (words: readonly string[]) => boolean) {
  const { data: vehicles = [] } = useVehicles(isSearched);
  if (!isSearched) return [];
  return vehicles.flatMap((manufacturer) =>
    manufacturer.models.filter(({ name }) => matches([name])).map((model) => ({ manufacturer, model })),
  );
}

const FoundModels = ({ models }: { models: ReturnType<typeof useFoundModels> }) =>
  models.length > 0 && (
    <section className="pt-8">
      <h2 className="pb-2 label">{text['manufacturers.foundModels']}</h2>
      <ul className="border-t border-line">
        {models.map(({ manufacturer, model }) => (
          <li key={model.id} className="border-b border-line">
            <AdminLink
              href={manufacturerAddress(manufacturer.id, model.name)}
              className="flex min-h-target items-center gap-2 text-ui"
            >
              <span className="font-semibold">{model.name}</span>
              <span className="text-ink-2">{manufacturer.name}</span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </section>
  );
