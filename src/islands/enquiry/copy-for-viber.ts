import { notify } from '#src/stores/toasts.ts';
import { enquiryText as text } from '#src/strings/enquiry.ts';

/** Viber links cannot contain both a number and a text, so the text is copied first. */
export function copyForViber(body: string): void {
  navigator.clipboard.writeText(body).then(
    () => notify(text.copied),
    () => notify(text.notCopied, { tone: 'error' }),
  );
}
