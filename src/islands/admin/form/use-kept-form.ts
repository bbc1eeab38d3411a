import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import { KEEP_FORM_EVERY_MS } from '#src/domain/limits/admin.ts';
import {
  $heldForms,
  deleteKeptForm,
  keepForm,
  type KeptForm,
  keptFormsOf,
  lockForm,
  newFormId,
} from '#src/stores/admin/kept-forms.ts';
import { $route } from '#src/stores/admin/route.ts';
import { sendKept } from '#src/stores/admin/send-kept.ts';
import { dropKeptForm, KEPT_FORM, keptFormAddress } from './kept-form-address.ts';

type Options<Form> = {
  formName: string;
  /** Continues this kept form instead of a new one. */
  id?: string | undefined;
  current: Form;
  /** The form when it was opened or last saved. */
  initial: Form;
  isSame: (one: Form, other: Form) => boolean;
  /** Whether a kept form has the current shape of the form. */
  isForm: (stored: Partial<Form>) => boolean;
  title: (form: Form) => string;
  /** What the edit is based on; undefined for a new entry. */
  on: Stored | undefined;
  /** Idempotency key of the create. */
  key: string;
  /** The form may be closed: it is then sent from the device. */
  isSubmitted?: boolean;
  /** The form is kept at once when this changes. */
  atOnce?: unknown;
};

/**
 * Keeps the typed values every two seconds, and finds kept forms of earlier visits. Each visit keeps its own form:
 * typing without accepting an offered one overwrites nothing.
 */
export function useKeptForm<Form>(options: Options<Form>) {
  const { formName, current, initial, isSame, title, on, key, isSubmitted = false, atOnce } = options;
  const [id, setId] = useState(() => options.id ?? newFormId(formName));
  const [wanted] = useState(() => $route.get().query.get(KEPT_FORM));
  const [offers, setOffers] = useState(() => offersOf(formName, wanted, options));
  const [outcome, setOutcome] = useState<'kept' | 'refused'>();
  const last = useRef({ form: initial, isSubmitted: false });

  const keepNow = (): boolean => {
    if (isSame(current, last.current.form) && isSubmitted === last.current.isSubmitted)
      return outcome !== 'refused';
    last.current = { form: current, isSubmitted };
    if (isSame(current, initial)) {
      deleteKeptForm(id);
      setOutcome(undefined);
      return true;
    }
    const at = new Date().toISOString();
    const kept = {
      id,
      formName,
      title: title(current),
      address: location.hash,
      form: current,
      base: on && initial,
      version: on?.version,
      rowId: on?.id,
      key,
      at,
    };
    const isStored = keepForm({ ...kept, isSubmitted });
    setOutcome(isStored ? 'kept' : 'refused');
    return isStored;
  };
  const keep = useEffectEvent(keepNow);
  useEffect(() => {
    const timer = setInterval(() => keep(), KEEP_FORM_EVERY_MS);
    const leave = () => void keep();
    // A phone may never return to a page in the background.
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  useEffect(() => void keep(), [isSubmitted, atOnce]);
  useEffect(() => {
    const release = lockForm(id);
    return () => {
      release();
      void sendKept();
    };
  }, [id]);

  const held = useStore($heldForms);
  // What is open in another tab is not lost: discarding it here would delete that tab's copy.
  const found = offers.find((kept) => kept.id === wanted || !held.includes(kept.id));
  return {
    /** The kept form of an earlier visit; undefined once it is restored or discarded. */
    found,
    /** The address asks for this kept form. */
    isAsked: wanted !== null && found?.id === wanted,
    isKept: outcome === 'kept',
    /** The browser does not store it. */
    isRefused: outcome === 'refused',
    canBeKept: outcome !== 'refused',
    /** Keeps what is typed for another time; returns the address that continues it, or undefined when that failed. */
    keepForLater: (): string | undefined =>
      keepNow() ? keptFormAddress({ id, address: location.hash }) : undefined,
    /** Continues the found form. */
    restored: () => {
      if (found) setId(found.id);
      setOffers([]);
      dropKeptForm();
    },
    discardFound: () => {
      if (found) deleteKeptForm(found.id);
      setOffers(offers.filter((kept) => kept !== found));
    },
    discardCurrent: () => {
      last.current = { form: current, isSubmitted };
      deleteKeptForm(id);
      setOutcome(undefined);
    },
  };
}

/** Kept forms to offer. Those that wait to be sent are not offered: the start screen lists them. */
function offersOf<Form>(
  formName: string,
  wanted: string | null,
  { isForm, isSame, initial }: Options<Form>,
): KeptForm<Form>[] {
  const kept = keptFormsOf(formName, isForm);
  const asked = kept.find(({ id }) => id === wanted);
  if (asked) return [asked];
  return kept.filter(({ form, isSubmitted }) => !isSubmitted && !isSame(form, initial));
}
