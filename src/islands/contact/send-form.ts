import type { ContactAnswer } from '#src/contracts/contact.ts';
import { CONTACT_TRAP } from '#src/domain/contact.ts';
import { CONTACT_FASTEST_MS } from '#src/domain/limits/visitors.ts';
import { keepDraft, sendMessage } from '#src/stores/contact.ts';
import { toast } from '#src/stores/toasts.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { controlOf, readValues } from './form-values.ts';

/** Waits until the page has been open for this long: nobody should be refused for being quick. */
const notTooFast = () =>
  new Promise((resolve) => setTimeout(resolve, CONTACT_FASTEST_MS - performance.now()));

/** Sends the form, announces the result, and deletes the kept text on success. */
export async function sendForm(form: HTMLFormElement, pictures: readonly File[]): Promise<ContactAnswer> {
  await notTooFast();
  const trap = controlOf(form, CONTACT_TRAP)?.value ?? '';
  const values = { ...readValues(form), [CONTACT_TRAP]: trap };
  const answer = (await sendMessage(values, performance.now(), pictures)) ?? {
    success: false,
    message: text.failed,
  };
  if (answer.success) keepDraft(undefined);
  // SPEC §1. It also replaces the toast of a failed first try.
  toast(answer.message, answer.success ? {} : { tone: 'error' });
  return answer;
}
