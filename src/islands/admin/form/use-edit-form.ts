import { type ReactNode, useState } from 'react';
import { type Choice, differencesOf, type Stored } from '#src/domain/admin/edit-conflict.ts';
import { type Faults, faultsLeft } from './fault-at.ts';
import { type AfterSave, useSavedForm } from './use-saved-form.ts';

/** How a value is edited, and how it is shown when two versions are compared. */
export type Field<Value, Row> = {
  label: string;
  /** The value of a row, or of a new entry. */
  of: (row: Row | undefined) => Value;
  help?: string;
  required?: boolean;
  /** A single line of text by default; `address` turns off a phone's automatic capitals. */
  kind?: 'line' | 'lines' | 'address';
  /** Two such fields in sequence share a row where there is room. */
  half?: boolean;
  /** The keyboard of phones, and what a browser may fill in. */
  input?: { type?: string; inputMode?: 'numeric'; autoComplete?: string; maxLength?: number };
  /** Renders the control of a value that is not text. */
  render?: (field: { value: Value; faults: Faults; onChange: (value: Value) => void }) => ReactNode;
  /** Text of a value that is not text; two values with the same text are equal. */
  read?: (value: Value) => string;
  /** Renders a value that text cannot show. */
  show?: (value: Value) => ReactNode;
  /** What is sent for the value, where that is not the value itself. */
  toSend?: (value: Value) => unknown;
};
export type Fields<Values, Row> = { [Name in keyof Values]: Field<Values[Name], Row> };

const namesOf = <Values, Row>(fields: Fields<Values, Row>) =>
  Object.keys(fields) as (keyof Values & string)[];

/** The body of a save. */
export const bodyOf = <Values, Row>(fields: Fields<Values, Row>, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    namesOf(fields).map((name) => {
      const { toSend } = fields[name];
      return [name, toSend ? toSend(values[name]) : values[name]];
    }),
  );

export type EditOptions<Values, Row> = {
  formName: string;
  row: Row | undefined;
  fields: Fields<Values, Row>;
  send: (values: Values, on: Stored | undefined, key: string) => Promise<Row>;
  /** Refetches what shows the row. */
  changed: () => void;
};

type Options<Values, Row> = EditOptions<Values, Row> & {
  title: (values: Values) => string;
  onSaved: (saved: Row, then: AfterSave) => void;
};

export function useEditForm<Values extends object, Row extends Stored>(options: Options<Values, Row>) {
  const { formName, row, fields, send, changed, title, onSaved } = options;
  const names = namesOf(fields);
  const valuesOf = (of: Row | undefined) =>
    Object.fromEntries(names.map((name) => [name, fields[name].of(of)])) as unknown as Values;
  const [initial] = useState(() => valuesOf(row));
  const [values, setValues] = useState(initial);
  const read = (form: Values, name: keyof Values & string): string =>
    (fields[name].read?.(form[name]) ?? String(form[name])).trim();
  const form = useSavedForm({
    formName,
    row,
    initial,
    formOf: valuesOf,
    current: values,
    show: setValues,
    isSame: (one, other) => names.every((name) => read(one, name) === read(other, name)),
    isForm: (stored) =>
      names.every((name) => name in stored && Array.isArray(stored[name]) === Array.isArray(initial[name])),
    title,
    differencesOf: (base, mine, theirs) => differencesOf(names, read, { base, mine, theirs }),
    send,
    changed,
    onSaved,
  });
  const isChanged = (name: string) => {
    const known = names.find((one) => one === name);
    return known !== undefined && form.sent !== undefined && read(form.sent, known) !== read(values, known);
  };
  return {
    ...form,
    values,
    faults: faultsLeft(form.saving.fault?.fields ?? {}, isChanged),
    read,
    // A value may come late, e.g. that of a picture which is being uploaded.
    set: (change: Partial<Values>) => setValues((now) => ({ ...now, ...change })),
    resolve: (choice: Choice<keyof Values & string>) => {
      const { theirs = values } = form.conflict ?? {};
      const taken = names.filter((name) => choice[name] === 'theirs');
      form.resolve({ ...values, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) });
    },
  };
}
