import type { AdminManufacturer, ManufacturerValues } from '#src/domain/admin/dictionaries.ts';
import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import { saveManufacturer } from '#src/stores/admin/dictionaries.ts';
import { go } from '#src/stores/admin/route.ts';
import { notify, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { dictionaryText as text, entryFieldLabel } from '#src/strings/admin/dictionary-screens.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { dictionariesChanged } from '../changes.ts';
import { manufacturerAddress } from './dictionary-address.ts';
import { ALIASES, NAME, SLUG, writeWords } from './dictionary-fields.ts';
import { EditDialog } from '../form/EditDialog.tsx';
import { NEW_ENTRY } from '../form/use-open-form.ts';
import { bodyOf, type Fields } from '../form/use-edit-form.ts';

const FIELDS: Fields<Record<keyof ManufacturerValues, string>, AdminManufacturer> = {
  name: NAME,
  slug: SLUG,
  aliases: ALIASES,
  slugAliases: {
    label: entryFieldLabel.slugAliases,
    help: text['manufacturers.slugAliasesHelp'],
    kind: 'address',
    of: (row) => writeWords(row?.slugAliases ?? []),
    toSend: splitList,
  },
};

type Props = { manufacturer: AdminManufacturer | undefined; closeTo: string };

export const ManufacturerDialog = ({ manufacturer, closeTo }: Props) => (
  <EditDialog
    formName={`brend-${manufacturer?.id ?? NEW_ENTRY}`}
    title={text['manufacturers.edit']}
    newTitle={text['manufacturers.new']}
    row={manufacturer}
    fields={FIELDS}
    send={(values, on, key) => saveManufacturer(bodyOf(FIELDS, values), on, key)}
    changed={dictionariesChanged}
    tell={({ id, name }, isOpen) => {
      const said = formStateText[isOpen ? 'saved.stay' : 'saved'](name);
      if (manufacturer || isOpen) notify(said);
      else
        notify(said, {
          lastsMs: UNDO_LASTS_MS,
          // Customers look for parts by model, so this is what comes next.
          action: { label: text['manufacturers.addModels'], run: () => go(manufacturerAddress(id)) },
        });
    }}
    closeTo={closeTo}
  />
);
