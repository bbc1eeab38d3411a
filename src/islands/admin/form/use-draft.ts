import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ProductFormState, sameForm } from '#src/domain/admin/product-form.ts';
import { DRAFT_EVERY_MS } from '#src/domain/limits.ts';
import { keepProductDraft, type ProductFormDraft, readProductDraft } from '#src/stores/admin/drafts.ts';

type Options = {
  /** Id of the product, or the word for a new one. */
  part: string;
  current: ProductFormState;
  /** As it was opened or saved. */
  initial: ProductFormState;
  version: number | undefined;
  idempotencyKey: string;
};

/** Keeps what is typed every two seconds, and finds what an earlier visit left. */
export function useDraft({ part, current, initial, version, idempotencyKey }: Options) {
  const [found, setFound] = useState(() => {
    const draft = readProductDraft(part);
    return draft && !sameForm(draft.form, initial) ? draft : undefined;
  });
  const [isKept, setKept] = useState(false);
  const last = useRef(initial);

  const keep = useEffectEvent(() => {
    if (sameForm(current, last.current)) return;
    last.current = current;
    const draft: ProductFormDraft = {
      ...{ form: current, version, key: idempotencyKey, at: new Date().toISOString() },
    };
    setKept(keepProductDraft(part, sameForm(current, initial) ? undefined : draft));
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
      keepProductDraft(part, undefined);
      setFound(undefined);
      setKept(false);
    },
  };
}
