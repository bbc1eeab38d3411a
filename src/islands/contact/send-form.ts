import type { ContactAnswer } from '#src/contracts/contact.ts';
import type { ContactValues } from '#src/domain/contact/contact.ts';
import { sendMessage } from '#src/stores/contact.ts';
import { toast } from '#src/stores/toasts.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { notTooFast } from './not-too-fast.ts';

/** Sends the values of the form and announces the result. */
export async function sendForm(
  values: ContactValues & Record<string, string>,
  pictures: readonly File[],
): Promise<ContactAnswer> {
  const answer = (await sendMessage(values, await notTooFast(), pictures)) ?? {
    success: false,
    message: text.failed,
  };
  // SPEC §1. It also replaces the toast of a failed first try.
  toast(answer.message, answer.success ? {} : { tone: 'error' });
  return answer;
}
