import { useEffect, useEffectEvent, useState } from 'react';
import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { tellFailure } from '../actions.ts';
import { useGone } from '../use-gone.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useSaving } from './use-saving.ts';

type BaseOptions<Form, Row> = {
  /** The row when the form was opened; undefined for a new one. */
  row: Row | undefined;
  initial: Form;
  formOf: (row: Row) => Form;
};

type Options<Form, Row, Difference> = BaseOptions<Form, Row> & {
  formName: string;
  current: Form;
  show: (form: Form) => void;
  isSame: (one: Form, other: Form) => boolean;
  isForm: (stored: Partial<Form>) => boolean;
  title: (form: Form) => string;
  /** Converts a kept form to today's fields. */
  readKept?: (kept: Form) => Form;
  /** 'Sačuvaj' waits for something. Only for forms that may be closed while they wait, and are then sent later. */
  isAsked?: boolean;
  onRestored?: (isSubmitted: boolean) => void;
  /** The form is kept at once when this changes. */
  atOnce?: unknown;
  differencesOf: (base: Form, mine: Form, theirs: Form) => Difference[];
  /** Adds without `on`, at most once for each key; with `on`, changes that row. */
  send: (form: Form, on: Stored | undefined, key: string) => Promise<Row>;
  changed: () => void;
  onSaved: (saved: Row, then: AfterSave) => void;
};

/** `stay`: more was typed during the request. `gone`: the form was closed meanwhile. */
export type AfterSave = 'close' | 'stay' | 'gone';

const storedOf = ({ id, version }: Stored): Stored => ({ id, version });

/** A form that is kept until it is saved, and the conflict with a version that somebody else has saved. */
export function useSavedForm<Form, Row extends Stored, Difference>(options: Options<Form, Row, Difference>) {
  const { current, show, isSame, send, changed, onSaved, isAsked, onRestored } = options;
  const { base, setBase, baseOf } = useBase(options);
  const [key, setKey] = useState<string>(randomUuid);
  const [sent, setSent] = useState<Form>();
  const isGone = useGone();

  const sending = (form: Form, on = base.on) => {
    return async () => {
      setSent(form);
      return { form, saved: await send(form, on, key) };
    };
  };
  const saving = useSaving(
    sending(current),
    ({ form, saved }) => {
      // `current` is the form when the answer comes.
      const closed = isGone() ? 'gone' : 'close';
      const then = isSame(current, form) ? closed : 'stay';
      if (then === 'stay') setBase(baseOf(saved));
      else keptForm.discardCurrent();
      onSaved(saved, then);
    },
    {
      changed,
      resends: true,
      failedLate: (failure) => {
        // What waits on the device is sent from there, and the start screen says why it was refused.
        if (!isQueued) tellFailure(failure);
      },
    },
  );
  const isSubmitted = isAsked !== undefined && (isAsked || saving.isSaving || saving.isWaiting);
  // A save may fail after the form was closed.
  const atOnce = options.atOnce ?? saving.isSaving;
  const keptForm = useKeptForm({ ...options, initial: base.form, on: base.on, key, isSubmitted, atOnce });
  const isQueued = isSubmitted && keptForm.isKept;

  const theirs = saving.fault?.current ? baseOf(saving.fault.current as Row) : undefined;
  const differences = theirs && options.differencesOf(base.form, current, theirs.form);
  /** Saves the chosen values on top of the current version. */
  const resolve = (merged: Form) => {
    if (!theirs) return;
    setBase(theirs);
    show(merged);
    saving.save(sending(merged, theirs.on));
  };
  // All fields are equal: the save had succeeded and its answer was lost. Or only fields outside this form were saved.
  const isSavedAlready = differences?.length === 0;
  const isElsewhere =
    theirs !== undefined &&
    !base.isUnknown &&
    base.on?.version !== theirs.on.version &&
    isSame(theirs.form, base.form);
  const isNoConflict = isSavedAlready || isElsewhere;
  const resolveAlone = useEffectEvent(() => {
    if (theirs) resolve(isSavedAlready ? theirs.form : current);
  });
  useEffect(() => {
    if (isNoConflict) resolveAlone();
  }, [isNoConflict]);

  const restoreKept = () => {
    const { found } = keptForm;
    if (!found) return;
    const { form, version, base: edited } = found;
    const readKept = options.readKept ?? ((kept: Form) => kept);
    show(readKept(form));
    setKey(found.key);
    const id = base.on?.id ?? found.rowId;
    // With the values that were edited then: those of today may have been saved by somebody else since.
    if (id !== undefined && version !== undefined)
      setBase({
        on: { id, version },
        form: edited ? readKept(edited) : base.form,
        isUnknown: edited === undefined,
      });
    // A new entry, although this form may have become the form of one that was saved meanwhile.
    else if (!options.row) setBase({ on: undefined, form: options.initial });
    keptForm.restored();
    onRestored?.(found.isSubmitted ?? false);
  };
  const restoreAsked = useEffectEvent(() => {
    if (keptForm.isAsked) restoreKept();
  });
  useEffect(() => restoreAsked(), []);

  return {
    /** Undefined until a new row is saved. */
    rowId: base.on?.id,
    isNew: !base.on,
    isDirty: !isSame(current, base.form),
    keptForm,
    saving,
    /** The form as it was sent last: an error is about its values. */
    sent,
    /** Why the last save was refused, except for a conflict. */
    refusal: theirs ? undefined : saving.fault,
    conflict: theirs && !isNoConflict ? { theirs: theirs.form, differences: differences ?? [] } : undefined,
    resolve,
    /** Returns to the form; the next save asks again, as the form's other fields are still older than what is saved. */
    backToForm: saving.clearFault,
    isQueued,
    restoreKept,
  };
}

type Base<Form> = {
  on: Stored | undefined;
  form: Form;
  /** An earlier build did not keep what the edit began with: `form` is what was saved when it was continued. */
  isUnknown?: boolean;
};

/** What an edit is based on: after a lost answer or a conflict, a create can become an edit of a newer version. */
function useBase<Form, Row extends Stored>({ row, initial, formOf }: BaseOptions<Form, Row>) {
  const [base, setBase] = useState<Base<Form>>({ on: row && storedOf(row), form: initial });
  return { base, setBase, baseOf: (of: Row) => ({ on: storedOf(of), form: formOf(of) }) };
}
