import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { alertPath } from './icons.ts';

export const FIELD_CLASSES =
  'field w-full aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--error)]';

/** Id of the help or error of the field with this id. */
export const noteId = (id: string) => `${id}-opis`;

export type Note = { help?: ReactNode; error?: string | undefined };

/** What a control says about itself to assistive technology. */
export const noteState = (id: string, { help, error }: Note) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || help ? noteId(id) : undefined,
});

type NoteProps = Note & { id: string; className?: string | undefined };

/** The help of a field, or with icon and words its error, which replaces the help. */
export function FieldNote({ id, help, error, className = '' }: NoteProps) {
  if (!error && !help) return null;
  return (
    <p
      id={noteId(id)}
      className={`mt-2 text-sm leading-snug ${error ? 'flex items-start gap-1.5 text-error' : 'text-ink-2'} ${className}`}
    >
      {error ? (
        <>
          <Icon path={alertPath} size="sm" />
          <span>{error}</span>
        </>
      ) : (
        help
      )}
    </p>
  );
}

type BoxProps = NoteProps & {
  label: string;
  required?: boolean | undefined;
  noteClassName?: string;
  children: ReactNode;
};

/** Label above, then the control, then one sentence of help or error. */
export const FieldBox = ({ id, label, required, className, noteClassName, children, ...note }: BoxProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-2 block label">
      {required ? `${label} *` : label}
    </label>
    {children}
    <FieldNote id={id} {...note} className={noteClassName} />
  </div>
);
