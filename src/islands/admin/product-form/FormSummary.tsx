import { useEffect, useRef } from 'react';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { Icon } from '../ui/Icon.tsx';
import { focusField } from './focus-field.ts';

type FieldFault = { field: string; message: string };

/** The rule is about both years; the focus goes to the first of the two selects. */
const controlOf = (field: string): string => field.replace(/years$/, 'yearFrom');

/**
 * The sentence of SPEC §5 and a link to every field with an error. Takes the focus after each attempt to save, and never
 * while somebody types: it stays mounted without a sentence.
 */
export function FormSummary({
  sentence,
  faults,
  tries,
}: {
  sentence: string | undefined;
  faults: readonly FieldFault[];
  tries: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  if (!sentence) return null;
  const isToldByField = faults.length === 1 && faults[0]?.message === sentence;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-2 border border-error bg-error-bg px-4 py-3 text-error lg:col-span-2"
    >
      <Icon name="alert" className="mt-0.5" />
      <div>
        {/* A single field says all by itself. */}
        {!isToldByField && <p className="font-semibold">{sentence}</p>}
        {faults.length > 0 && (
          <ul aria-label={text.summary} className="mt-1 grid text-sm">
            {faults.map(({ field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  className="underline min-h-target text-left underline-offset-4"
                  onClick={() => focusField(controlOf(field))}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
