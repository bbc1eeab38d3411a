import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Conflict } from '#src/domain/admin/refusal.ts';
import { SAVE_RETRY_MS } from '#src/domain/limits.ts';
import { AdminProblem, failureMessage } from '#src/stores/admin/admin-call.ts';
import { dictionariesChanged } from '../changes.ts';

type Fault = {
  message: string;
  fields: Record<string, string>;
  /** The version that somebody else has saved in the meantime. */
  current?: unknown;
};

function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof AdminProblem)) return { message: failureMessage(error), fields: {} };
  // The login dialog over the form already says it.
  if (error.status === 401) return undefined;
  const { current } = error.status === 409 ? (error.answer as Partial<Conflict<unknown>>) : {};
  return { message: error.message, fields: error.fields, current };
}

type Options = {
  changed?: () => void;
  /** Retries while there is no answer; only for requests that are safe to repeat. */
  resends?: boolean;
};

/** Sends a form: the state of the request, and the errors by field. The form keeps its values until it is saved. */
export function useSaving<Saved>(
  send: () => Promise<Saved>,
  done: (saved: Saved) => void,
  { changed = dictionariesChanged, resends = false }: Options = {},
) {
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [waiting, setWaiting] = useState<{ sending: () => Promise<Saved> }>();
  const save = async (sending = send) => {
    if (isSaving) return;
    setSaving(true);
    setFault(undefined);
    setWaiting(undefined);
    try {
      const saved = await sending();
      changed();
      done(saved);
    } catch (error) {
      if (resends && error instanceof AdminProblem && error.status === 0) setWaiting({ sending });
      else setFault(faultOf(error));
    } finally {
      setSaving(false);
    }
  };
  useResend(waiting, ({ sending }) => void save(sending));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return {
    isSaving,
    isWaiting: waiting !== undefined,
    fault,
    save,
    submit,
    faultOf: (field: string) => fault?.fields[field],
    forgetFault: () => setFault(undefined),
  };
}

/** Sends the request that had no answer again: after a pause, and as soon as the network is back. */
function useResend<Attempt>(waiting: Attempt | undefined, send: (attempt: Attempt) => void): void {
  const again = useEffectEvent(() => {
    if (waiting !== undefined) send(waiting);
  });
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const run = () => again();
    const timer = setTimeout(run, SAVE_RETRY_MS);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, [waiting]);
}
