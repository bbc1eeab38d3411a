import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Choice, differencesOf } from '#src/domain/admin/edit-conflict.ts';
import { useDraft } from '../form/use-draft.ts';
import { useSaving } from './use-saving.ts';

/** How a value is edited, and how it is shown when two versions are compared. */
export type Field<Value> = {
  label: string;
  help?: string;
  required?: boolean;
  /** A single line of text by default; `address` turns off a phone's automatic capitals. */
  kind?: 'line' | 'lines' | 'address';
  /** Two such fields in sequence share a row where there is room. */
  half?: boolean;
  /** Draws the control of a value that is not text. */
  draw?: (field: {
    value: Value;
    /** Errors by the server's field names: `generations.0.yearFrom`. */
    faults: Record<string, string>;
    onChange: (value: Value) => void;
  }) => ReactNode;
  /** Text of a value that is not text; two values with the same text are equal. */
  read?: (value: Value) => string;
  /** Draws a value that text cannot show. */
  show?: (value: Value) => ReactNode;
};
export type Fields<Values> = { [Name in keyof Values]: Field<Values[Name]> };
export type FormValues = { name: string };

/** The part of a row that the form needs: its id, and the version that the edit is based on. */
export type Stored = { id: number; version: number };

export type EditOptions<Values, Row> = {
  /** Names the form among the kept forms. */
  part: string;
  /** The row when the form was opened; undefined for a new one. */
  row: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  fields: Fields<Values>;
  /** Adds without `on`, at most once for each key; with `on`, changes that row. */
  send: (values: Values, on: Stored | undefined, key: string) => Promise<Row>;
};

type Options<Values, Row> = EditOptions<Values, Row> & {
  /** `isOpen`: more was typed during the request, so the form stays open. */
  onSaved: (values: Values, isOpen: boolean) => void;
};

/** State of a small form: values, kept form, saving, and conflicts with a version that somebody else has saved. */
export function useEditForm<Values extends FormValues, Row extends Stored>(options: Options<Values, Row>) {
  const { part, row, valuesOf, fields, send, onSaved } = options;
  const baseOf = (of: Row | undefined) => ({
    on: of && { id: of.id, version: of.version },
    values: valuesOf(of),
  });
  const [base, setBase] = useState(() => baseOf(row));
  const [values, setValues] = useState(base.values);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  const names = Object.keys(fields) as (keyof Values & string)[];
  const read = (form: Values, name: keyof Values & string): string =>
    (fields[name].read?.(form[name]) ?? String(form[name])).trim();
  const isSame = (one: Values, other: Values) => names.every((name) => read(one, name) === read(other, name));
  const draft = useDraft<Values>({
    part,
    current: values,
    initial: base.values,
    isSame,
    isForm: (stored) =>
      names.every(
        (name) => name in stored && Array.isArray(stored[name]) === Array.isArray(base.values[name]),
      ),
    version: base.on?.version,
    idempotencyKey: key,
  });

  const sending = (what: Values, on: Stored | undefined) => async () => ({
    what,
    saved: await send(what, on, key),
  });
  const saving = useSaving(
    sending(values, base.on),
    ({ what, saved }) => {
      const isOpen = !isSame(latest.current, what);
      if (isOpen) setBase(baseOf(saved));
      else draft.forget();
      onSaved(what, isOpen);
    },
    { resends: true },
  );

  const current = saving.fault?.current as Row | undefined;
  const theirs = current && baseOf(current);
  return {
    values,
    names,
    read,
    isDirty: !isSame(values, base.values),
    isNew: !base.on,
    draft,
    saving,
    theirs: theirs?.values,
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    restoreDraft: () => {
      const { found } = draft;
      if (!found) return;
      setValues(found.form);
      setKey(found.key);
      if (base.on && found.version !== undefined)
        setBase({ ...base, on: { ...base.on, version: found.version } });
      draft.decide();
    },
    differences:
      theirs && differencesOf(names, read, { base: base.values, mine: values, theirs: theirs.values }),
    /** Saves the chosen values on top of the current version. */
    resolve: (choice: Choice<keyof Values & string>) => {
      if (!theirs) return;
      const taken = names.filter((name) => choice[name] === 'theirs');
      const merged = { ...values, ...Object.fromEntries(taken.map((name) => [name, theirs.values[name]])) };
      setBase(theirs);
      setValues(merged);
      void saving.save(sending(merged, theirs.on));
    },
    /** Returns to the form; the next save is based on the current version. */
    backToForm: () => {
      if (theirs) setBase(theirs);
      saving.forgetFault();
    },
  };
}
