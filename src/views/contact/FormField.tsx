import type { ComponentProps, ReactNode } from 'react';

type Note = { help?: string | undefined; fault?: string | undefined };
type BoxProps = Note & { id: string; label: string; className?: string | undefined; children: ReactNode };

export const noteId = (id: string) => `${id}-opis`;

/** Label above, then the control, then one sentence of help or error. */
export function FieldBox({ id, label, help, fault, className, children }: BoxProps) {
  const note = fault ?? help;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block label">
        {label}
      </label>
      {children}
      {note && (
        <p id={noteId(id)} className={`mt-2 text-sm leading-snug ${fault ? 'text-error' : 'text-ink-2'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

type FieldProps = Note & { id: string; label: string; className?: string | undefined } & (
    ({ rows?: undefined } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>)
  );

const LOOK =
  'field w-full px-3.5 aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--error)]';

/** One line of text, or several with `rows`. */
export function FormField({ label, help, fault, className, ...control }: FieldProps) {
  const { id, required } = control;
  const state = {
    name: id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || help ? noteId(id) : undefined,
  };
  return (
    <FieldBox id={id} label={required ? `${label} *` : label} help={help} fault={fault} className={className}>
      {control.rows === undefined ? (
        <input {...control} {...state} className={`${LOOK} h-control`} />
      ) : (
        <textarea {...control} {...state} className={`${LOOK} resize-y py-2.5 leading-[1.45]`} />
      )}
    </FieldBox>
  );
}
