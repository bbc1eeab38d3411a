import type { TextWord } from '../text-words.ts';

/** Mobile numbers of this country: 06x and six or seven digits, or with the country code. */
const MOBILE = /^(?:06\d{7,8}|(?:00)?3876\d{7,8})$/;
export const isMobileNumber = (text: string): boolean => MOBILE.test(text);
/** The prefixes in use. Old numbers of Volkswagen begin with `068` and `069`. */
const MOBILE_IN_USE = /^06[0-7]\d{6,7}$/;

/** With the country code, or with a prefix in use. */
const MOBILE_WHOLE = /^(?:06[0-7]\d{6,7}|(?:00)?3876\d{7})$/;
const MOBILE_GROUPS_MAX = 6;

/** Indexes of the words that are the number of a mobile telephone: `061 123 456`, `+387 61/123-456`. */
export function mobileNumberWords(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < texts.length; from++)
    for (let to = Math.min(texts.length, from + MOBILE_GROUPS_MAX); to > from; to--)
      if (MOBILE_WHOLE.test(texts.slice(from, to).join(''))) for (let at = from; at < to; at++) found.add(at);
  return found;
}

/** Folded. Not `teleskop`, nor the oil `Mobil 1`. */
const CONTACT =
  /^(?:tel|telefon(?:a|u|om|i|ski)?|mob|mobitel\p{L}*|mobilni|fiksni|gsm|sms|viber\p{L}*|wh?ats?ap+\p{L}*|kontakt|kontaktira\p{L}*|(?:na|po)?zov(?:i|ite|em|nite)?|(?:na|po)?zva(?:ti|t)|poziv\p{L}*|javi(?:ti|te|t)?)$/u;
/** A `kontakt brava` is a part. */
const PART_OF_CONTACT = /^(?:brav|cilindar|kluc|lanac|ploc|prsten|prekidac|spiral|grup|kabl|modul|senzor)/;

/** `+387`, `00385`: the countries around. */
const COUNTRY_CODE = /^(?:00)?38[1-9]\d*$/;
const isCountryCode = ({ text, before }: TextWord): boolean =>
  COUNTRY_CODE.test(text) && (text.startsWith('00') || before.endsWith('+'));

/** `tel`, `viber`, `zvati`, or the code of a country. */
export function isContactWord(words: readonly TextWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (isCountryCode(word)) return true;
  const isPart =
    word.text === 'kontakt' &&
    [words[at - 1], words[at + 1]].some((beside) => PART_OF_CONTACT.test(beside?.text ?? ''));
  return CONTACT.test(word.text) && !isPart;
}

/** Words after which a number is that of a part again: `Tel. 061 123 456, OEM 5130025`. */
const PART_LABEL = /^(?:oem?|kat|katal\p{L}*|sifr\p{L}*|part|code)$/u;

const NATIONAL_DIGITS_MAX = 10;

/**
 * Whether words `from` … `to` are a telephone number and not one of a part: digits after a word such as `zvati` or
 * right before one, or those of a mobile telephone. A number with letters is none, and a longer one only with a country
 * code.
 */
export function isTelephone(words: readonly TextWord[], from: number, to: number): boolean {
  const number = words
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
  if (!/^\d+$/.test(number)) return false;
  const first = words[from];
  if (first && isCountryCode(first)) return true;
  const isShort =
    number.length <= NATIONAL_DIGITS_MAX || number.startsWith('00') || first?.before.endsWith('+');
  if (!isShort) return false;
  for (let at = from - 1; at >= 0; at--) {
    if (PART_LABEL.test(words[at]?.text ?? '')) return false;
    if (isContactWord(words, at)) return true;
  }
  return MOBILE_IN_USE.test(number) || isContactWord(words, to);
}
