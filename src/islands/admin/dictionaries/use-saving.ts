import { type SubmitEvent, useState } from 'react';
import type { Conflict } from '#src/domain/admin/refusal.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { refreshPublish } from '#src/stores/admin/publish.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { useResend } from '../form/use-resend.ts';
import { queryClient } from '../query-client.ts';

type Fault = {
  message: string;
  fields: Record<string, string>;
  /** The version that somebody else has saved in the meantime. */
  current?: unknown;
};

/** Refetches everything that shows manufacturers, models or categories, and refreshes the publishing bar. */
export function dictionariesChanged(): void {
  for (const key of ['manufacturers', 'models', 'choices', 'categories', 'products', 'overview'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  void refreshPublish();
}

function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof AdminProblem)) return { message: failureText.other, fields: {} };
  // The login dialog over the form already says it.
  if (error.status === 401) return undefined;
  const { current } = error.status === 409 ? (error.answer as Partial<Conflict<unknown>>) : {};
  return { message: error.message, fields: error.fields, current };
}

type Options = {
  /** Retries while there is no answer; only for requests that are safe to repeat. */
  resends?: boolean;
};

/** Sends a form: the state of the request, and the errors by field. The form keeps its values until it is saved. */
export function useSaving<Saved>(
  send: () => Promise<Saved>,
  done: (saved: Saved) => void,
  { resends = false }: Options = {},
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
      dictionariesChanged();
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
