import { useState } from 'react';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { deleteManufacturer, listManufacturers } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { readVehicles } from '#src/stores/admin/choices.ts';
import { productsNamed } from '../products/product-address.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { useRead } from '../use-read.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { manufacturerAddress } from './dictionary-address.ts';
import { type Column, entryMenu, EntryTable } from './EntryTable.tsx';
import { ManufacturerDialog } from './ManufacturerDialog.tsx';
import { useNameSearch } from './use-name-search.ts';
import { useOpenForm } from './use-open-form.ts';

const COLUMNS: readonly Column<AdminManufacturer>[] = [
  {
    label: text['manufacturers.column.address'],
    className: 'truncate text-sm text-ink-2',
    cell: ({ slug }) => `/${slug}`,
  },
  { label: text['manufacturers.column.models'], isNumber: true, cell: ({ models }) => models },
  { label: text['manufacturers.column.products'], isNumber: true, cell: ({ products }) => products },
];

export function ManufacturerList() {
  const [toDelete, setToDelete] = useState<AdminManufacturer>();
  const { search, setTyped, matches } = useNameSearch();
  const manufacturers = useRead(['manufacturers'], listManufacturers);
  const shown = manufacturers.data?.filter(({ name, slug, aliases, slugAliases }) =>
    matches([name, slug, ...aliases, ...slugAliases]),
  );
  const models = useFoundModels(search, matches);
  const form = useOpenForm(manufacturers.data);
  const isSearched = search !== '';
  return (
    <>
      <Toolbar>
        <SearchField
          id="pretraga-brendova"
          label={text['manufacturers.search']}
          value=""
          onSearch={setTyped}
        />
        <div className="grid lg:justify-end">
          <Button variant="pri" icon="plus" onClick={() => form.edit()}>
            {text['manufacturers.add']}
          </Button>
        </div>
      </Toolbar>
      <h1 className="pb-4 t-sm">
        {text['manufacturers.title']}{' '}
        <span role="status" className="tracking-normal font-text font-normal text-ink-2 num">
          {shown?.length}
        </span>
      </h1>
      <Loaded query={manufacturers}>
        {() =>
          shown &&
          shown.length > 0 && (
            <EntryTable
              grid="lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7rem_9rem_2.75rem]"
              nameLabel={text['manufacturers.column.name']}
              columns={COLUMNS}
              rows={shown}
              opening={({ id }) => ({ href: manufacturerAddress(id) })}
              summary={(row) => `${text.models(row.models)} · ${text.products(row.products)}`}
              menu={(row) =>
                entryMenu(
                  `/${row.slug}`,
                  () => form.edit(row),
                  () => setToDelete(row),
                )
              }
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
      {form.isOpen && <ManufacturerDialog manufacturer={form.row} closeTo={form.closeTo} />}
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

const FOUND_MODELS_MAX = 12;

/** Models of every manufacturer that match a search of two letters or more. */
function useFoundModels(search: string, matches: (words: readonly string[]) => boolean) {
  const isSearched = search.length > 1;
  const { data: vehicles = [] } = useRead(['vehicles'], readVehicles, { enabled: isSearched });
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
        {models.slice(0, FOUND_MODELS_MAX).map(({ manufacturer, model }) => (
          <li key={model.id} className="border-b border-line">
            <AdminLink
              href={manufacturerAddress(manufacturer.id)}
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
