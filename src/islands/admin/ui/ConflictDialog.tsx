import { type ReactNode, useState } from 'react';
import type { Choice, Difference, Side } from '#src/domain/admin/edit-conflict.ts';
import { conflictText as text } from '#src/strings/admin/conflict.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConflictRow<Field extends string> = Difference<Field> & Record<Side, ReactNode> & { label: string };

type Props<Field extends string> = {
  title: string;
  lead: string;
  rows: readonly ConflictRow<Field>[];
  onSave: (choice: Choice<Field>) => void;
  onBack: () => void;
};

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Shows the changes of this form beside the saved version; one is chosen for each field. Nothing is lost until then. */
export function ConflictDialog<Field extends string>({ title, lead, rows, onSave, onBack }: Props<Field>) {
  const [changed, setChanged] = useState<Choice<Field>>({});
  const sideOf = ({ field, suggested }: Difference<Field>): Side => changed[field] ?? suggested;
  const choice = () => Object.fromEntries(rows.map((row) => [row.field, sideOf(row)])) as Choice<Field>;
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={onBack}
      footer={
        <div className="grid grid-cols-2 gap-2 lg:flex lg:justify-end">
          <Button onClick={onBack}>{text.back}</Button>
          <Button variant="pri" onClick={() => onSave(choice())}>
            {text.save}
          </Button>
        </div>
      }
    >
      <p className="mb-5 text-ink-2">{lead}</p>
      {rows.map((row) => (
        <fieldset key={row.field} className="mb-5 grid gap-2 sm:grid-cols-2">
          <legend className="mb-2 label">{row.label}</legend>
          {SIDES.map((side) => (
            <label
              key={side}
              className="flex items-start gap-3 rounded-2 border border-control p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`razlika-${row.field}`}
                checked={sideOf(row) === side}
                onChange={() => setChanged({ ...changed, [row.field]: side })}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">
                <span className="block text-sm font-normal text-ink-2">{text[side]}</span>
                {row[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
