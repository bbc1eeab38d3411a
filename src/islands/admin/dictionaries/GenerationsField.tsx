import { type ComponentProps, useRef } from 'react';
import type { Generation } from '#src/domain/vehicle/vehicle.ts';
import { noteState } from '#src/views/ui/Field.tsx';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Button } from '../ui/Button.tsx';
import { faultAt, type Faults } from '../form/fault-at.ts';
import { FieldNote, ListFault, TextField } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { emptyGeneration, type GenerationFields } from './generation-fields.ts';

type Props = {
  generations: readonly GenerationFields[];
  faults: Faults;
  onChange: (generations: GenerationFields[]) => void;
};

export function GenerationsField({ generations, faults, onChange }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={fieldset} className="grid gap-3">
      <legend className="mb-1 label">{text['generations.title']}</legend>
      <p className="text-sm leading-snug text-ink-2">{text['generations.help']}</p>
      {generations.map((own, i) => (
        <GenerationRow
          key={own.key}
          generation={own}
          place={i}
          faults={faults}
          onChange={(changed) => onChange(generations.map((one) => (one === own ? changed : one)))}
          onRemove={() => {
            onChange(generations.filter((one) => one !== own));
            fieldset.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
          }}
        />
      ))}
      <ListFault id="generacije" error={faults['generations']} />
      <Button
        icon="plus"
        data-add
        className="justify-self-start"
        onClick={() => onChange([...generations, emptyGeneration()])}
      >
        {text['generations.add']}
      </Button>
    </fieldset>
  );
}

type Input = ComponentProps<'input'> & {
  name: Exclude<keyof GenerationFields, 'key'>;
  /** Its name in the server's answer. */
  field: keyof Generation;
};

const YEAR = { inputMode: 'numeric', maxLength: 4, className: 'max-lg:row-start-2' } as const;
const INPUTS: readonly Input[] = [
  { name: 'name', field: 'name', autoComplete: 'off', className: 'max-lg:col-span-2' },
  { name: 'from', field: 'yearFrom', ...YEAR },
  { name: 'to', field: 'yearTo', ...YEAR },
  {
    name: 'aliases',
    field: 'aliases',
    autoComplete: 'off',
    className: 'max-lg:col-span-3 max-lg:row-start-3',
  },
];

type RowProps = {
  generation: GenerationFields;
  place: number;
  faults: Faults;
  onChange: (generation: GenerationFields) => void;
  onRemove: () => void;
};

/** The error of a row is below it, where it has the whole width. */
function GenerationRow({ generation, place, faults, onChange, onRemove }: RowProps) {
  const at = `generations.${place}`;
  const id = `generation-${generation.key}`;
  const error = faultAt(faults, at);
  const isWrong = (field: string) =>
    faults[at] !== undefined || faultAt(faults, `${at}.${field}`) !== undefined;
  return (
    <div role="group" aria-label={text['generations.row'](place + 1)} className="border-t border-line pt-3">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 lg:grid-cols-[10rem_7rem_7rem_minmax(0,1fr)_2.75rem]">
        {INPUTS.map(({ name, field, ...input }) => (
          <TextField
            {...input}
            key={name}
            {...(isWrong(field) && noteState(id, { error }))}
            id={`${id}-${name}`}
            label={text[`generations.${name}`]}
            value={generation[name]}
            onChange={(event) => onChange({ ...generation, [name]: event.target.value })}
          />
        ))}
        <IconButton
          icon="trash"
          label={text['generations.remove'](place + 1)}
          className="mb-0.5 max-lg:col-start-3 max-lg:row-start-1"
          onClick={onRemove}
        />
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
