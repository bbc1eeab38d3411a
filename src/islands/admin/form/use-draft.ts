import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DRAFT_EVERY_MS } from '#src/domain/limits.ts';
import { keepDraft, readDraft } from '#src/stores/admin/drafts.ts';

type Options<Form> = {
  /** Names the form among the drafts. */
  part: string;
  current: Form;
  /** As it was opened or saved. */
  initial: Form;
  isSame: (one: Form, other: Form) => boolean;
  /** Whether a stored draft has the shape that the form has today. */
  isForm: (stored: Partial<Form>) => boolean;
  version: number | undefined;
  idempotencyKey: string;
};

/** Keeps what is typed every two seconds, and finds what an earlier visit left. */
export function useDraft<Form>(options: Options<Form>) {
  const { part, current, initial, isSame, isForm, version, idempotencyKey } = options;
  const [found, setFound] = useState(() => {
    const draft = readDraft<Form>(part, isForm);
    return draft && !isSame(draft.form, initial) ? draft : undefined;
  });
  const [isKept, setKept] = useState(false);
  const last = useRef(initial);

  const keep = useEffectEvent(() => {
    if (isSame(current, last.current)) return;
    last.current = current;
    const draft = { form: current, version, key: idempotencyKey, at: new Date().toISOString() };
    const isKept = keepDraft(part, isSame(current, initial) ? undefined : draft);
    setKept(isKept);
  });
  useEffect(() => {
    const timer = setInterval(() => keep(), DRAFT_EVERY_MS);
    const leave = () => keep();
    // A phone may never come back to a page that was put aside.
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  return {
    /** Left by an earlier visit; undefined once it has been decided about. */
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
