import { type ReactNode, useState } from 'react';
import { type Choice, differencesOf } from '#src/domain/admin/edit-conflict.ts';
import { useSaving } from './use-saving.ts';

/** How a value is typed, and how it is read when two versions stand side by side. */
export type Field<Value> = {
  label: string;
  help?: string;
  required?: boolean;
  /** A line of text unless said otherwise; `address` is never capitalised by a phone. */
  kind?: 'line' | 'lines' | 'address';
  /** Two such fields in a row share it where there is room. */
  half?: boolean;
  /** Of a value that is no text. */
  draw?: (field: {
    value: Value;
    /** By the server's names: `generations.0.yearFrom`. */
    faults: Record<string, string>;
    onChange: (value: Value) => void;
  }) => ReactNode;
  /** Of a value that is no text: two values that read the same are the same. */
  read?: (value: Value) => string;
  /** Where words do not show it. */
  show?: (value: Value) => ReactNode;
};
export type Fields<Values> = { [Name in keyof Values]: Field<Values[Name]> };
export type FormValues = { name: string };

type Options<Values, Row> = {
  /** As it was opened; none is a new one. */
  row: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  fields: Fields<Values>;
  send: (values: Values, version: number | undefined) => Promise<unknown>;
  onSaved: (values: Values) => void;
};

/** Values of a small form, their sending, and what somebody else has saved meanwhile. */
export function useEditForm<Values extends FormValues, Row extends { version: number }>(
  options: Options<Values, Row>,
) {
  const { row, valuesOf, fields, send, onSaved } = options;
  const [base, setBase] = useState(() => ({ version: row?.version, values: valuesOf(row) }));
  const [values, setValues] = useState(base.values);
  const sending = (what: Values, version: number | undefined) => () => send(what, version).then(() => what);
  const saving = useSaving(sending(values, base.version), onSaved);

  const names = Object.keys(fields) as (keyof Values & string)[];
  const read = (form: Values, name: keyof Values & string): string =>
    (fields[name].read?.(form[name]) ?? String(form[name])).trim();
  const isDirty = names.some((name) => read(values, name) !== read(base.values, name));

  const current = saving.fault?.current as Row | undefined;
  const theirs = current && { version: current.version, values: valuesOf(current) };
  return {
    ...{ values, names, read, isDirty, saving, theirs: theirs?.values },
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    differences:
      theirs && differencesOf(names, read, { base: base.values, mine: values, theirs: theirs.values }),
    /** Saves the chosen sides on top of what there is now. */
    resolve: (choice: Choice<keyof Values & string>) => {
      if (!theirs) return;
      const taken = names.filter((name) => choice[name] === 'theirs');
      const merged = { ...values, ...Object.fromEntries(taken.map((name) => [name, theirs.values[name]])) };
      setBase(theirs);
      setValues(merged);
      void saving.save(sending(merged, theirs.version));
    },
    /** Back to what was typed; the next save is on top of what there is now. */
    backToForm: () => {
      if (theirs) setBase(theirs);
      saving.forgetFault();
    },
  };
}

export type EditForm<Values extends FormValues> = ReturnType<typeof useEditForm<Values, { version: number }>>;
