import { useState } from 'react';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { saveManufacturer } from '#src/stores/admin/dictionaries.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { TextField } from '../ui/Field.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useSaving } from './use-saving.ts';
import { readWords, writeWords } from './words-list.ts';

type Props = { make: AdminManufacturer | undefined; onClose: () => void };

export function ManufacturerDialog({ make, onClose }: Props) {
  const [name, setName] = useState(make?.name ?? '');
  const [slug, setSlug] = useState(make?.slug ?? '');
  const [aliases, setAliases] = useState(writeWords(make?.aliases ?? []));
  const [slugAliases, setSlugAliases] = useState(writeWords(make?.slugAliases ?? []));
  const body = { name, slug, aliases: readWords(aliases), slugAliases: readWords(slugAliases) };
  const saving = useSaving(
    () => saveManufacturer(make?.id, body),
    () => {
      notify(text.saved(name.trim()));
      onClose();
    },
  );
  return (
    <EditDialog title={make ? text['makes.edit'] : text['makes.new']} saving={saving} onClose={onClose}>
      <TextField
        id="brend-naziv"
        label={text.name}
        value={name}
        required
        autoComplete="off"
        error={saving.faultOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="brend-adresa"
        label={text.slug}
        value={slug}
        help={text.slugHelp}
        autoComplete="off"
        autoCapitalize="none"
        error={saving.faultOf('slug')}
        onChange={(event) => setSlug(event.target.value)}
      />
      <TextField
        id="brend-nazivi"
        label={text.aliases}
        value={aliases}
        help={text.aliasesHelp}
        autoComplete="off"
        error={saving.faultOf('aliases')}
        onChange={(event) => setAliases(event.target.value)}
      />
      <TextField
        id="brend-adrese"
        label={text['makes.slugAliases']}
        value={slugAliases}
        help={text['makes.slugAliasesHelp']}
        autoComplete="off"
        autoCapitalize="none"
        error={saving.faultOf('slugAliases')}
        onChange={(event) => setSlugAliases(event.target.value)}
      />
    </EditDialog>
  );
}
