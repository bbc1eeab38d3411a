import { useState } from 'react';
import type { ProductRequest } from '#src/domain/admin/product-form.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import type { ProductConflict } from '#src/domain/admin/refusal.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { createProduct, updateProduct } from '#src/stores/admin/products.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { useResend } from '../form/use-resend.ts';

export type SaveState = {
  phase: 'idle' | 'saving' | 'waiting' | 'refused';
  message?: string;
  /** Messages of the server, by field. */
  fields?: Record<string, string>;
  /** The version that somebody else has saved. */
  conflict?: AdminProduct | undefined;
};

type Attempt = {
  id: number | undefined;
  body: ProductRequest;
  key: string;
  done: (saved: AdminProduct) => void;
};

/**
 * Saves a product and retries while there is no answer. A create has an idempotency key and an edit has a version,
 * so both are safe to repeat.
 */
export function useSave() {
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const [waiting, setWaiting] = useState<Attempt>();

  const save = async (attempt: Attempt) => {
    const { id, body, key, done } = attempt;
    setWaiting(undefined);
    setState({ phase: 'saving' });
    try {
      const saved = await (id === undefined ? createProduct(body, key) : updateProduct(id, body));
      setState({ phase: 'idle' });
      done(saved);
    } catch (error) {
      if (!(error instanceof AdminProblem)) throw error;
      if (error.status === 0) {
        setWaiting(attempt);
        setState({ phase: 'waiting', message: failureText.network });
        return;
      }
      const conflict = error.status === 409 ? (error.answer as ProductConflict).current : undefined;
      setState({ phase: 'refused', message: error.message, fields: error.fields, conflict });
    }
  };

  useResend(waiting, (attempt) => void save(attempt));

  return {
    state,
    save: (attempt: Attempt) => void save(attempt),
    reset: () => setState({ phase: 'idle' }),
  };
}
