import { useState } from 'react';
import { type AnyCategory, type CategoryPath, saveCategory } from '#src/stores/admin/dictionaries.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { TextArea, TextField } from '../ui/Field.tsx';
import { EditDialog } from './EditDialog.tsx';
import { TilePicture } from './TilePicture.tsx';
import { useSaving } from './use-saving.ts';

type Props = { path: CategoryPath; category: AnyCategory | undefined; onClose: () => void };

export function CategoryDialog({ path, category, onClose }: Props) {
  const isTuning = path === 'tuning-categories';
  const [name, setName] = useState(category?.name ?? '');
  const [slug, setSlug] = useState(category?.slug ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [hint, setHint] = useState(category?.hint ?? '');
  const [image, setImage] = useState(category?.image ?? null);
  const saving = useSaving(
    () => saveCategory(path, category?.id, { name, slug, description, ...(isTuning && { hint, image }) }),
    () => {
      notify(text.saved(name.trim()));
      onClose();
    },
  );
  return (
    <EditDialog
      title={category ? text['categories.edit'] : text['categories.new']}
      saving={saving}
      onClose={onClose}
    >
      {isTuning && <TilePicture image={image} error={saving.faultOf('image')} onChange={setImage} />}
      <TextField
        id="kategorija-naziv"
        label={text.name}
        value={name}
        required
        autoComplete="off"
        error={saving.faultOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      {isTuning && (
        <TextField
          id="kategorija-hint"
          label={text['tuning.hint']}
          value={hint}
          help={text['tuning.hintHelp']}
          autoComplete="off"
          error={saving.faultOf('hint')}
          onChange={(event) => setHint(event.target.value)}
        />
      )}
      <TextArea
        id="kategorija-opis"
        label={text.description}
        value={description}
        error={saving.faultOf('description')}
        onChange={(event) => setDescription(event.target.value)}
      />
      <TextField
        id="kategorija-adresa"
        label={text.slug}
        value={slug}
        help={text.slugHelp}
        autoComplete="off"
        autoCapitalize="none"
        error={saving.faultOf('slug')}
        onChange={(event) => setSlug(event.target.value)}
      />
    </EditDialog>
  );
}
