import { type SubmitEvent, useState } from 'react';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { saveModel } from '#src/stores/admin/dictionaries.ts';
import { keptFormsOf } from '#src/stores/admin/kept-forms.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { describeFailure } from '#src/strings/admin/failures.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { FIELD_CLASSES, noteState } from '#src/views/ui/Field.tsx';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { dictionariesChanged } from '../changes.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import { NEW_ENTRY } from '../form/use-open-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { WaitNote } from '../form/WaitNote.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/Field.tsx';

type Typed = { name: string };
const NOTHING: Typed = { name: '' };
const isForm = ({ name }: Partial<Typed>) => typeof name === 'string';

/** Adds several models in a row: after Enter the field is cleared and keeps the focus. */
export function AddModel({ manufacturer }: { manufacturer: AdminManufacturer }) {
  const formName = `model-${NEW_ENTRY}-${manufacturer.id}`;
  // Text left by an earlier visit is restored without asking.
  const [left] = useState(() => keptFormsOf<Typed>(formName, isForm)[0]);
  const [name, setName] = useState(left?.form.name ?? '');
  const [key, setKey] = useState<string>(() => left?.key ?? randomUuid());
  const keptForm = useKeptForm({
    formName,
    id: left?.id,
    title: ({ name: typed }) => typed,
    current: { name },
    initial: NOTHING,
    on: undefined,
    key,
    isSame: (one, other) => one.name === other.name,
    isForm,
  });
  const add = async (): Promise<string[]> => {
    await saveModel({ manufacturerId: manufacturer.id, name }, undefined, key);
    return [name];
  };
  const saving = useSaving(
    add,
    (sent) => {
      const names = [...new Set(sent.map((one) => one.trim()))].join(', ');
      notify(formStateText.saved(`${manufacturer.name} ${names}`));
      if (name === sent.at(-1)) keptForm.discardCurrent();
      setKey(randomUuid());
      setName((typed) => (typed === sent.at(-1) ? '' : typed));
    },
    { changed: dictionariesChanged, resends: true },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const waiting = saving.isWaiting ? saving.sent : undefined;
    // Those that wait for the network go first; sent again under their own keys, they are added once.
    saving.save(waiting && (async () => [...(await waiting()), ...(await add())]));
  };
  const { message, fields } = saving.fault ?? {};
  const error = fields?.['name'] ?? fields?.['slug'] ?? (message && describeFailure(message).advised);
  return (
    <form noValidate onSubmit={submit} className="lg:justify-self-end">
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
          {...noteState('novi-model', { error })}
          onChange={(event) => {
            setName(event.target.value);
            saving.clearFault();
            // Changed text is another model and needs its own key. The pending request is retried under its old key.
            setKey(randomUuid());
          }}
          className={`${FIELD_CLASSES} h-control px-3.5 lg:w-72`}
        />
        <Button
          type="submit"
          icon="plus"
          variant="pri"
          aria-label={text['models.add']}
          busy={saving.isSaving && formStateText.saving}
        >
          {text['models.addShort']}
        </Button>
      </div>
      <FieldNote id="novi-model" error={error} />
      {saving.isWaiting && <WaitNote className="mt-2 lg:max-w-104" />}
    </form>
  );
}
