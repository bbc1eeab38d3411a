import { type ComponentProps, useRef } from 'react';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote, TextField } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { emptyGeneration, type GenerationDraft } from './generation-draft.ts';

type Props = {
  generations: readonly GenerationDraft[];
  /** Errors by the server's field names: `generations.0.yearFrom`. */
  faults: Record<string, string>;
  onChange: (generations: GenerationDraft[]) => void;
};

export function GenerationsField({ generations, faults, onChange }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const faultOf = (i: number) =>
    Object.entries(faults).find(
      ([field]) => field === `generations.${i}` || field.startsWith(`generations.${i}.`),
    )?.[1];
  return (
    <fieldset ref={fieldset} className="grid gap-3">
      <legend className="mb-1 label">{text['generations.title']}</legend>
      <p className="text-sm leading-snug text-ink-2">{text['generations.help']}</p>
      {generations.map((own, i) => (
        <GenerationRow
          key={own.key}
          generation={own}
          position={i + 1}
          fault={faultOf(i)}
          onChange={(changed) => onChange(generations.map((one) => (one === own ? changed : one)))}
          onRemove={() => {
            onChange(generations.filter((one) => one !== own));
            fieldset.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
          }}
        />
      ))}
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

type Input = ComponentProps<'input'> & { name: Exclude<keyof GenerationDraft, 'key'> };

const YEAR = { inputMode: 'numeric', maxLength: 4, className: 'max-lg:row-start-2' } as const;
const INPUTS: readonly Input[] = [
  { name: 'name', autoComplete: 'off', className: 'max-lg:col-span-2' },
  { name: 'from', ...YEAR },
  { name: 'to', ...YEAR },
  { name: 'aliases', autoComplete: 'off', className: 'max-lg:col-span-3 max-lg:row-start-3' },
];

type RowProps = {
  generation: GenerationDraft;
  position: number;
  fault: string | undefined;
  onChange: (generation: GenerationDraft) => void;
  onRemove: () => void;
};

const GenerationRow = ({ generation, position, fault, onChange, onRemove }: RowProps) => (
  <div role="group" aria-label={text['generations.row'](position)} className="border-t border-line pt-3">
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 lg:grid-cols-[10rem_7rem_7rem_minmax(0,1fr)_2.75rem]">
      {INPUTS.map(({ name, ...input }) => (
        <TextField
          {...input}
          key={name}
          id={`generation-${generation.key}-${name}`}
          label={text[`generations.${name}`]}
          value={generation[name]}
          onChange={(event) => onChange({ ...generation, [name]: event.target.value })}
        />
      ))}
      <IconButton
        icon="trash"
        label={text['generations.remove'](position)}
        className="mb-0.5 max-lg:col-start-3 max-lg:row-start-1"
        onClick={onRemove}
      />
    </div>
    <FieldNote id={`generation-${generation.key}`} error={fault} />
  </div>
);
