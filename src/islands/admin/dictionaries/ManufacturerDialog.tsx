import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { saveManufacturer } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { NEW_ENTRY } from './dictionary-address.ts';
import { ALIASES, NAME, SLUG } from './dictionary-fields.ts';
import { EditDialog } from './EditDialog.tsx';
import type { Fields } from './use-edit-form.ts';
import { readWords, writeWords } from './words-list.ts';

type Values = { name: string; slug: string; aliases: string; slugAliases: string };

const FIELDS: Fields<Values> = {
  name: NAME,
  slug: SLUG,
  aliases: ALIASES,
  slugAliases: { label: text['makes.slugAliases'], help: text['makes.slugAliasesHelp'], kind: 'address' },
};

const valuesOf = (make: AdminManufacturer | undefined): Values => ({
  name: make?.name ?? '',
  slug: make?.slug ?? '',
  aliases: writeWords(make?.aliases ?? []),
  slugAliases: writeWords(make?.slugAliases ?? []),
});

type Props = { make: AdminManufacturer | undefined; closeTo: string };

export const ManufacturerDialog = ({ make, closeTo }: Props) => (
  <EditDialog
    part={`brend-${make?.id ?? NEW_ENTRY}`}
    titles={{ add: text['makes.new'], edit: text['makes.edit'] }}
    row={make}
    valuesOf={valuesOf}
    fields={FIELDS}
    send={({ name, slug, aliases, slugAliases }, on, key) => {
      const words = { aliases: readWords(aliases), slugAliases: readWords(slugAliases) };
      return saveManufacturer({ name, slug, ...words }, on, key);
    }}
    closeTo={closeTo}
  />
);
