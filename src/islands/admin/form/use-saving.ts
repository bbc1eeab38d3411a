import { type SubmitEvent, useMemo } from 'react';
import type { Conflict } from '#src/domain/admin/refusal.ts';
import { AdminProblem, failureMessage, hasNoAnswer } from '#src/stores/admin/admin-call.ts';
import { tellFailure } from '../actions.ts';
import { useGone } from '../use-gone.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { useResend } from './use-resend.ts';

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
  /** Refetches what shows the saved data. */
  changed: () => void;
  /** Retries while there is no answer; only for requests that are safe to repeat. */
  resends?: boolean;
  /** Called when it fails after the form was closed. */
  failedLate?: (error: unknown) => void;
};

/** Sends a form: the state of the request, and the errors by field. The form keeps its values until it is saved. */
export function useSaving<Saved>(
  send: () => Promise<Saved>,
  done: (saved: Saved) => void,
  { changed, resends = false, failedLate = tellFailure }: Options,
) {
  const isGone = useGone();
  const { mutate, reset, isPending, error, variables } = useSingleMutation({
    mutationFn: (sending: () => Promise<Saved>) => sending(),
    onSuccess: (saved) => {
      changed();
      done(saved);
    },
    onError: (failure) => {
      if (isGone()) failedLate(failure);
    },
  });
  const lost = resends && hasNoAnswer(error) ? error : null;
  // A form moves the focus to its error when there is a new one.
  const fault = useMemo(() => (error && !lost ? faultOf(error) : undefined), [error, lost]);
  const save = (sending = send) => mutate(sending);
  useResend(lost, () => save(variables));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return {
    isSaving: isPending,
    isWaiting: lost !== null,
    /** What was sent last. */
    sent: variables,
    fault,
    save,
    submit,
    clearFault: () => {
      if (fault) reset();
    },
  };
}
