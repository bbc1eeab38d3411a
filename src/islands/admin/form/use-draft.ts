import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DRAFT_EVERY_MS } from '#src/domain/limits.ts';
import { keepDraft, readDraft } from '#src/stores/admin/drafts.ts';

type Options<Form> = {
  /** Names the form among the kept forms. */
  part: string;
  current: Form;
  /** The form when it was opened or last saved. */
  initial: Form;
  isSame: (one: Form, other: Form) => boolean;
  /** Whether a kept form has the current shape of the form. */
  isForm: (stored: Partial<Form>) => boolean;
  version: number | undefined;
  /** Idempotency key of the create. */
  key: string;
};

/** Keeps the typed values every two seconds, and finds the kept form of an earlier visit. */
export function useDraft<Form>(options: Options<Form>) {
  const { part, current, initial, isSame, isForm, version, key } = options;
  const [found, setFound] = useState(() => {
    const draft = readDraft<Form>(part, isForm);
    return draft && !isSame(draft.form, initial) ? draft : undefined;
  });
  const [isKept, setKept] = useState(false);
  const last = useRef(initial);

  const keep = useEffectEvent(() => {
    if (isSame(current, last.current)) return;
    last.current = current;
    const draft = { form: current, version, key, at: new Date().toISOString() };
    const isKept = keepDraft(part, isSame(current, initial) ? undefined : draft);
    setKept(isKept);
  });
  useEffect(() => {
    const timer = setInterval(() => keep(), DRAFT_EVERY_MS);
    const leave = () => keep();
    // A phone may never return to a page in the background.
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  return {
    /** The kept form of an earlier visit; undefined once it is restored or discarded. */
    found,
    isKept,
    decide: () => setFound(undefined),
    forget: () => {
      last.current = current;
      keepDraft(part, undefined);
      setFound(undefined);
      setKept(false);
    },
  };
}
