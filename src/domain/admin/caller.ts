import { readPhone } from '../contact/contact.ts';

/** A national or international number, else any digits; digits at the end of a word belong to the word. */
const NUMBERS = [
  /(?:^|[^\p{L}\d])((?:\+|\(?0)[\d\s/().\-–—]{4,}\d)/u,
  /(?:^|[^\p{L}\d])(\d[\d\s/().\-–—]{4,}\d)/u,
];

/** `Amir 061 123 456` as name and number; a number that cannot be read stays as it was typed. */
export function readCaller(text: string): { name: string; phone: string | null } {
  const number = NUMBERS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  if (!number) return { name: text.trim(), phone: null };
  const name = text
    .replace(number, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '');
  return { name, phone: readPhone(number) ?? number };
}
