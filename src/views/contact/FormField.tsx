import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { alertPath } from '../ui/icons.ts';

type Note = { help?: string | undefined; fault?: string | undefined };
type BoxProps = Note & { id: string; label: string; className?: string | undefined; children: ReactNode };

export const noteId = (id: string) => `${id}-opis`;

type NoteProps = { id: string; fault: string | undefined; children: ReactNode; className?: string };

/** The help of a field, or with icon and words its error, which replaces the help. */
export const FieldNote = ({ id, fault, children, className = '' }: NoteProps) => (
  <p
    id={id}
    className={`mt-2 text-sm leading-snug ${fault ? 'flex items-start gap-1.5 text-error' : 'text-ink-2'} ${className}`}
  >
    {fault ? (
      <>
        <Icon path={alertPath} size="sm" />
        <span>{fault}</span>
      </>
    ) : (
      children
    )}
  </p>
);

/** Label above, then the control, then one sentence of help or error. */
export function FieldBox({ id, label, help, fault, className, children }: BoxProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block label">
        {label}
      </label>
      {children}
      {(fault ?? help) && (
        <FieldNote id={noteId(id)} fault={fault}>
          {help}
        </FieldNote>
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
