import { useState } from 'react';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { saveModel } from '#src/stores/admin/dictionaries.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { TextField } from '../ui/Field.tsx';
import { EditDialog } from './EditDialog.tsx';
import { draftOf, type GenerationDraft, GenerationsField, generationOf } from './GenerationsField.tsx';
import { useSaving } from './use-saving.ts';
import { readWords, writeWords } from './words-list.ts';

export function ModelDialog({ model, onClose }: { model: AdminModel; onClose: () => void }) {
  const [name, setName] = useState(model.name);
  const [slug, setSlug] = useState(model.slug);
  const [aliases, setAliases] = useState(writeWords(model.aliases));
  const [generations, setGenerations] = useState<GenerationDraft[]>(() => model.generations.map(draftOf));
  const saving = useSaving(
    () =>
      saveModel(model.id, {
        ...{ name, slug, aliases: readWords(aliases) },
        generations: generations.map(generationOf),
      }),
    () => {
      notify(text.saved(name.trim()));
      onClose();
    },
  );
  return (
    <EditDialog title={text['models.edit']} saving={saving} onClose={onClose} wide>
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          id="model-naziv"
          label={text.name}
          value={name}
          required
          autoComplete="off"
          error={saving.faultOf('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          id="model-adresa"
          label={text.slug}
          value={slug}
          help={text.slugHelp}
          autoComplete="off"
          autoCapitalize="none"
          error={saving.faultOf('slug')}
          onChange={(event) => setSlug(event.target.value)}
        />
      </div>
      <TextField
        id="model-nazivi"
        label={text.aliases}
        value={aliases}
        help={text.aliasesHelp}
        autoComplete="off"
        error={saving.faultOf('aliases')}
        onChange={(event) => setAliases(event.target.value)}
      />
      <GenerationsField
        generations={generations}
        faults={saving.fault?.fields ?? {}}
        onChange={setGenerations}
      />
    </EditDialog>
  );
}
