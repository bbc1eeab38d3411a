import type { ContactAnswer } from '#src/contracts/contact.ts';
import type { ContactValues } from '#src/domain/contact.ts';
import { CONTACT_FASTEST_MS } from '#src/domain/limits/visitors.ts';
import { sendMessage } from '#src/stores/contact.ts';
import { toast } from '#src/stores/toasts.ts';
import { contactText as text } from '#src/strings/contact.ts';

/** Waits until the page has been open for this long: nobody should be refused for being quick. */
const notTooFast = () =>
  new Promise((resolve) => setTimeout(resolve, CONTACT_FASTEST_MS - performance.now()));

/** Sends the values of the form and announces the result. */
export async function sendForm(
  values: ContactValues & Record<string, string>,
  pictures: readonly File[],
): Promise<ContactAnswer> {
  await notTooFast();
  const answer = (await sendMessage(values, performance.now(), pictures)) ?? {
    success: false,
    message: text.failed,
  };
  // SPEC §1. It also replaces the toast of a failed first try.
  toast(answer.message, answer.success ? {} : { tone: 'error' });
  return answer;
}
