import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ConflictField,
  type FormDifference,
  mergeForms,
  type Side,
} from '#src/domain/admin/form-conflict.ts';
import type { ProductFormState } from '#src/domain/admin/product-form.ts';
import { readCategories, readTuningCategories, readVehicles } from '#src/stores/admin/choices.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FIELD_LABELS, fieldText, type Names } from './conflict-text.ts';

type Props = {
  differences: readonly FormDifference[];
  mine: ProductFormState;
  theirs: ProductFormState;
  onSave: (merged: ProductFormState) => void;
  onBack: () => void;
};

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** What I typed beside what was saved meanwhile; one side is chosen for each field, and both stay until then. */
export function ConflictDialog({ differences, mine, theirs, onSave, onBack }: Props) {
  const [choice, setChoice] = useState<Partial<Record<ConflictField, Side>>>(() =>
    Object.fromEntries(differences.map(({ field, suggested }) => [field, suggested])),
  );
  const names = useNames();
  return (
    <Dialog
      size="wide"
      title={text['conflict.title']}
      onClose={onBack}
      footer={
        <div className="grid grid-cols-2 gap-2 lg:flex lg:justify-end">
          <Button onClick={onBack}>{text['conflict.back']}</Button>
          <Button variant="pri" onClick={() => onSave(mergeForms(mine, theirs, choice))}>
            {text['conflict.save']}
          </Button>
        </div>
      }
    >
      <p className="mb-5 text-ink-2">{text['conflict.lead']}</p>
      {differences.map(({ field }) => (
        <fieldset key={field} className="mb-5 grid gap-2 sm:grid-cols-2">
          <legend className="mb-2 label">{FIELD_LABELS[field]}</legend>
          {SIDES.map((side) => {
            const state = side === 'mine' ? mine : theirs;
            return (
              <label
                key={side}
                className="flex items-start gap-3 rounded-2 border border-control p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={`razlika-${field}`}
                  checked={choice[field] === side}
                  onChange={() => setChoice({ ...choice, [field]: side })}
                  className="mt-0.5 size-5 shrink-0 accent-ink"
                />
                <span className="min-w-0">
                  <span className="block text-sm text-ink-2">{text[`conflict.${side}`]}</span>
                  <span className="block font-semibold wrap-anywhere whitespace-pre-line">
                    {fieldText(field, state, names)}
                  </span>
                  {field === 'images' && <Thumbnails state={state} />}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </Dialog>
  );
}

const Thumbnails = ({ state: { images } }: { state: ProductFormState }) => (
  <span className="mt-2 flex flex-wrap gap-1">
    {images.map(({ hash, url }) => (
      <img key={hash} src={url} alt="" className="size-12 rounded-1 bg-studio object-cover" />
    ))}
  </span>
);

function useNames(): Names {
  const vehicles = useQuery({ queryKey: ['vehicles'], queryFn: ({ signal }) => readVehicles(signal) });
  const categories = useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => readCategories(signal) });
  const tuning = useQuery({
    queryKey: ['tuning-categories'],
    queryFn: ({ signal }) => readTuningCategories(signal),
  });
  return {
    vehicles: vehicles.data ?? [],
    categories: categories.data ?? [],
    tuningCategories: tuning.data ?? [],
  };
}
