import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

/** The part of a row that a form needs: its id, and the version that the edit is based on. */
export type Stored = { id: number; version: number };

type Options<Form, Row, Difference> = {
  part: string;
  /** The row when the form was opened; undefined for a new one. */
  row: Row | undefined;
  initial: Form;
  formOf: (row: Row) => Form;
  current: Form;
  show: (form: Form) => void;
  isSame: (one: Form, other: Form) => boolean;
  isForm: (stored: Partial<Form>) => boolean;
  differencesOf: (base: Form, mine: Form, theirs: Form) => Difference[];
  /** Adds without `on`, at most once for each key; with `on`, changes that row. */
  send: (form: Form, on: Stored | undefined, key: string) => Promise<Row>;
  changed: () => void;
  /** `isOpen`: more was typed during the request, so the form stays open. */
  onSaved: (saved: Row, isOpen: boolean) => void;
};

const storedOf = ({ id, version }: Stored): Stored => ({ id, version });

/** A form that is kept until it is saved, and the conflict with a version that somebody else has saved. */
export function useSavedForm<Form, Row extends Stored, Difference>(options: Options<Form, Row, Difference>) {
  const { part, row, initial, formOf, current, show, isSame, isForm, send, changed, onSaved } = options;
  const baseOf = (of: Row) => ({ on: storedOf(of), form: formOf(of) });
  // After a lost answer or a conflict, a create can become an edit of a newer version.
  const [base, setBase] = useState<{ on: Stored | undefined; form: Form }>({
    on: row && storedOf(row),
    form: initial,
  });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const draft = useDraft({
    part,
    current,
    initial: base.form,
    isSame,
    isForm,
    version: base.on?.version,
    key,
  });

  const sending = (form: Form, on = base.on) => {
    return async () => ({ form, saved: await send(form, on, key) });
  };
  const saving = useSaving(
    sending(current),
    ({ form, saved }) => {
      // What the form holds when the answer comes.
      const isOpen = !isSame(current, form);
      if (isOpen) setBase(baseOf(saved));
      else draft.forget();
      onSaved(saved, isOpen);
    },
    { changed, resends: true },
  );

  const theirs = saving.fault?.current ? baseOf(saving.fault.current as Row) : undefined;
  const differences = theirs && options.differencesOf(base.form, current, theirs.form);
  /** Saves the chosen values on top of the current version. */
  const resolve = (merged: Form) => {
    if (!theirs) return;
    setBase(theirs);
    show(merged);
    saving.save(sending(merged, theirs.on));
  };
  // All fields are equal: the save had succeeded, only its answer was lost.
  const isSavedAlready = differences?.length === 0;
  const acceptTheirs = useEffectEvent(() => {
    if (theirs) resolve(theirs.form);
  });
  useEffect(() => {
    if (isSavedAlready) acceptTheirs();
  }, [isSavedAlready]);

  return {
    isNew: !base.on,
    isDirty: !isSame(current, base.form),
    draft,
    saving,
    /** Why the last save was refused, except for a conflict. */
    refusal: theirs ? undefined : saving.fault,
    conflict: theirs && !isSavedAlready ? { theirs: theirs.form, differences: differences ?? [] } : undefined,
    resolve,
    /** Returns to the form; the next save is based on the current version. */
    backToForm: () => {
      if (theirs) setBase(theirs);
      saving.forgetFault();
    },
    restoreDraft: (read = (kept: Form) => kept) => {
      const { found } = draft;
      if (!found) return;
      show(read(found.form));
      setKey(found.key);
      if (base.on && found.version !== undefined)
        setBase({ ...base, on: { ...base.on, version: found.version } });
      draft.decide();
    },
  };
}
