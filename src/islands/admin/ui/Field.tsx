import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Described = { id: string; label: string; help?: ReactNode; error?: string | undefined };
type BoxProps = Described & { required?: boolean | undefined; className?: string; children: ReactNode };

export const FIELD_CLASSES =
  'field w-full aria-invalid:border-error aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]';

/** Label above, then the control, then one sentence of help or error. */
const FieldBox = ({ id, label, help, error, required, className, children }: BoxProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-2 block label">
      {label}
      {required && ' *'}
    </label>
    {children}
    <FieldNote id={id} help={help} error={error} />
  </div>
);

export function FieldNote({ id, help, error }: Pick<Described, 'id' | 'help' | 'error'>) {
  if (error) {
    return (
      <p id={`${id}-opis`} className="mt-2 flex items-start gap-2 text-sm leading-snug text-error">
        <Icon name="alert" size="sm" className="mt-0.5" />
        {error}
      </p>
    );
  }
  if (!help) return null;
  return (
    <p id={`${id}-opis`} className="mt-2 text-sm leading-snug text-ink-2">
      {help}
    </p>
  );
}

type Limits = { required?: boolean | undefined; className?: string | undefined };

function split<Props extends Described & Limits>(props: Props) {
  const { label, help, error, required, className = '', ...rest } = props;
  const { id } = props;
  const state = {
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? `${id}-opis` : undefined,
  };
  return { box: { id, label, help, error, required, className }, control: { ...rest, ...state } };
}

export function TextField(props: Described & ComponentProps<'input'>) {
  const { box, control } = split(props);
  return (
    <FieldBox {...box}>
      <input {...control} className={`${FIELD_CLASSES} h-control px-3.5`} />
    </FieldBox>
  );
}

export function TextArea(props: Described & ComponentProps<'textarea'>) {
  const { box, control } = split(props);
  return (
    <FieldBox {...box}>
      <textarea rows={3} {...control} className={`${FIELD_CLASSES} resize-y px-3.5 py-2.5 leading-[1.45]`} />
    </FieldBox>
  );
}

type NamedProps = { rows: readonly { id: number; name: string }[] | undefined };

export const NamedOptions = ({ rows }: NamedProps) =>
  rows?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** A native select with options as children. A disabled one explains itself in its only option. */
export function SelectField(props: Described & ComponentProps<'select'>) {
  const { box, control } = split(props);
  return (
    <FieldBox {...box}>
      <select {...control} className={`${FIELD_CLASSES} h-control chevron pr-10 pl-3.5 text-ellipsis`} />
    </FieldBox>
  );
}
