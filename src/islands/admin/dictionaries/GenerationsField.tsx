import { useRef } from 'react';
import type { Generation } from '#src/domain/vehicle.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { readWords, writeWords } from './words-list.ts';

/** A generation in the form; all values are text. A kept form keeps its `key` too. */
export type GenerationDraft = { key: string; name: string; from: string; to: string; aliases: string };

export const draftOf = ({ name, yearFrom, yearTo, aliases }: Generation): GenerationDraft => ({
  key: crypto.randomUUID(),
  name,
  from: String(yearFrom),
  to: yearTo === null ? '' : String(yearTo),
  aliases: writeWords(aliases),
});

// Text that is not a year is sent unchanged; the server explains the error.
const year = (digits: string) => (/^\d+$/.test(digits.trim()) ? Number(digits) : 0);

export const generationOf = ({ name, from, to, aliases }: GenerationDraft): Generation => ({
  name,
  aliases: readWords(aliases),
  yearFrom: year(from),
  yearTo: to.trim() === '' ? null : year(to),
});

/** `VIII (Mk8) 2019–`, for comparing two versions. */
export const generationText = ({ name, from, to, aliases }: GenerationDraft): string =>
  [name.trim(), aliases.trim() && `(${aliases.trim()})`, `${from.trim()}–${to.trim()}`]
    .filter(Boolean)
    .join(' ');

type Props = {
  generations: readonly GenerationDraft[];
  /** Errors by the server's field names: `generations.0.yearFrom`. */
  faults: Record<string, string>;
  onChange: (generations: GenerationDraft[]) => void;
};

export function GenerationsField({ generations, faults, onChange }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const set = (key: string, change: Partial<GenerationDraft>) =>
    onChange(generations.map((own) => (own.key === key ? { ...own, ...change } : own)));
  const faultOf = (i: number) =>
    Object.entries(faults).find(
      ([field]) => field === `generations.${i}` || field.startsWith(`generations.${i}.`),
    )?.[1];
  return (
    <fieldset ref={fieldset} className="grid gap-3">
      <legend className="mb-1 label">{text['generations.title']}</legend>
      <p className="text-sm leading-snug text-ink-2">{text['generations.help']}</p>
      {generations.map((own, i) => (
        <div
          key={own.key}
          role="group"
          aria-label={text['generations.row'](i + 1)}
          className="border-t border-line pt-3"
        >
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 lg:grid-cols-[10rem_7rem_7rem_minmax(0,1fr)_2.75rem]">
            <TextField
              id={`gen-${own.key}-oznaka`}
              label={text['generations.name']}
              value={own.name}
              autoComplete="off"
              className="max-lg:col-span-2"
              onChange={(event) => set(own.key, { name: event.target.value })}
            />
            <TextField
              id={`gen-${own.key}-od`}
              label={text['generations.from']}
              value={own.from}
              inputMode="numeric"
              maxLength={4}
              className="max-lg:row-start-2"
              onChange={(event) => set(own.key, { from: event.target.value })}
            />
            <TextField
              id={`gen-${own.key}-do`}
              label={text['generations.to']}
              value={own.to}
              inputMode="numeric"
              maxLength={4}
              className="max-lg:row-start-2"
              onChange={(event) => set(own.key, { to: event.target.value })}
            />
            <TextField
              id={`gen-${own.key}-nazivi`}
              label={text['generations.aliases']}
              value={own.aliases}
              autoComplete="off"
              className="max-lg:col-span-3 max-lg:row-start-3"
              onChange={(event) => set(own.key, { aliases: event.target.value })}
            />
            <IconButton
              icon="trash"
              label={text['generations.remove'](i + 1)}
              className="mb-0.5 max-lg:col-start-3 max-lg:row-start-1"
              onClick={() => {
                onChange(generations.filter(({ key }) => key !== own.key));
                fieldset.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
              }}
            />
          </div>
          {faultOf(i) && (
            <p className="mt-2 flex items-start gap-2 text-sm text-error">
              <Icon name="alert" size="sm" className="mt-0.5" />
              {faultOf(i)}
            </p>
          )}
        </div>
      ))}
      <Button
        icon="plus"
        data-add
        className="justify-self-start"
        onClick={() =>
          onChange([...generations, { key: crypto.randomUUID(), name: '', from: '', to: '', aliases: '' }])
        }
      >
        {text['generations.add']}
      </Button>
    </fieldset>
  );
}
