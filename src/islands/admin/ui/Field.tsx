import type { ComponentProps } from 'react';
import {
  FIELD_CLASSES,
  FieldBox,
  FieldNote as ViewNote,
  type Note,
  noteState,
} from '#src/views/ui/Field.tsx';

type Described = Note & { id: string; label: string };

/** A little more room around the icon than on the pages. */
const NOTE_CLASSES = '[&>svg]:mt-0.5 [&>svg]:mr-0.5';

export const FieldNote = (props: Note & { id: string }) => <ViewNote {...props} className={NOTE_CLASSES} />;

/** An error of a list as a whole. It can take the focus, since no control of the list is wrong. */
export const ListFault = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <div role="alert" tabIndex={-1} data-fault>
      <FieldNote id={id} error={error} />
    </div>
  );

type Limits = { required?: boolean | undefined; className?: string | undefined };

function split<Props extends Described & Limits>(props: Props) {
  const { label, help, error, required, className = '', ...rest } = props;
  const { id } = props;
  // Without a note of its own a control keeps the state it was given, e.g. by the error of its row.
  const state = { 'aria-required': required, ...((error ?? help) ? noteState(id, { help, error }) : {}) };
  const box = { id, label, help, error, required, className, noteClassName: NOTE_CLASSES };
  return { box, control: { ...rest, ...state } };
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
