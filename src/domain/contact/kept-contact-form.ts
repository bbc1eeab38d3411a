import type { ContactValues } from './contact.ts';

/** What an address like `/kontakt?proizvod=12` asks for, and what was filled in for it. */
export type FilledIn = { asked: string; texts?: Pick<ContactValues, 'predmet' | 'poruka'> };

/** What was typed and not sent, kept in the tab. */
export type KeptContactForm = Partial<ContactValues> & { filled?: FilledIn | undefined };

/** The lines of a message that the visitor has written: those that were filled in are not among them. */
function ownLines(message: string, filledIn: string): string {
  const known = new Set(filledIn.split('\n').map((line) => line.trim()));
  known.delete('');
  return message
    .split('\n')
    .filter((line) => !known.has(line.trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The kept form where the address asks for `asked`: without what was filled in for something else. */
export function restoredValues(
  { filled, ...values }: KeptContactForm,
  asked: string,
): Partial<ContactValues> {
  if (asked === '' || !filled?.texts || filled.asked === asked) return values;
  const { predmet, poruka } = filled.texts;
  return {
    ...values,
    predmet: values.predmet === predmet ? '' : (values.predmet ?? ''),
    poruka: ownLines(values.poruka ?? '', poruka),
  };
}

/** The filled in text, and after it what the visitor has written: an enquiry names what it was opened for. */
export function withOwnText(filledIn: string, message: string): string {
  const own = ownLines(message, filledIn);
  return own === '' ? filledIn : `${filledIn.trimEnd()}\n\n${own}`;
}
