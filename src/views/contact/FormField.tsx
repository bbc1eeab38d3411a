import type { ComponentProps } from 'react';
import { FIELD_CLASSES, FieldBox, type Note, noteState } from '../ui/Field.tsx';

type FieldProps = Note & { id: string; label: string; className?: string | undefined } & (
    ({ rows?: undefined } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>)
  );

/** One line of text, or several with `rows`. */
export function FormField({ label, help, error, className, ...control }: FieldProps) {
  const { id, required } = control;
  const state = { name: id, ...noteState(id, { help, error }) };
  return (
    <FieldBox id={id} label={label} required={required} help={help} error={error} className={className}>
      {control.rows === undefined ? (
        <input {...control} {...state} className={`${FIELD_CLASSES} h-control px-3.5`} />
      ) : (
        <textarea
          {...control}
          {...state}
          className={`${FIELD_CLASSES} resize-y px-3.5 py-2.5 leading-[1.45]`}
        />
      )}
    </FieldBox>
  );
}
