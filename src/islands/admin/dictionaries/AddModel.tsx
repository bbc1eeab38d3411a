import { useState } from 'react';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { saveModel } from '#src/stores/admin/dictionaries.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Button } from '../ui/Button.tsx';
import { FIELD_CLASSES, FieldNote } from '../ui/Field.tsx';
import { useSaving } from './use-saving.ts';

/** One field and Enter, several models in a row: the field is empty again and keeps the keyboard. */
export function AddModel({ make }: { make: AdminManufacturer }) {
  const [name, setName] = useState('');
  const saving = useSaving(
    () => saveModel(undefined, { manufacturerId: make.id, name }),
    () => {
      notify(text.saved(`${make.name} ${name.trim()}`));
      setName('');
    },
  );
  const error = saving.faultOf('name') ?? saving.faultOf('slug') ?? saving.fault?.message;
  return (
    <form noValidate onSubmit={saving.submit} className="lg:justify-self-end">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <label htmlFor="novi-model" className="sr-only">
          {text['models.quick']}
        </label>
        <input
          id="novi-model"
          value={name}
          placeholder={text['models.quick']}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'novi-model-opis' : undefined}
          onChange={(event) => setName(event.target.value)}
          className={`${FIELD_CLASSES} h-control px-3.5 lg:w-72`}
        />
        <Button
          type="submit"
          icon="plus"
          variant="pri"
          aria-label={text['models.add']}
          busy={saving.isSaving && text.saving}
        >
          {text['models.addShort']}
        </Button>
      </div>
      <FieldNote id="novi-model" error={error} />
    </form>
  );
}
