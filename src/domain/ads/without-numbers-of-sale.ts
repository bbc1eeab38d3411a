const GAP = String.raw`[\s./()-]{0,3}`;
const END = String.raw`(?![\p{L}\p{N}])`;

const CONTACT = String.raw`(?:tel|telefon|mob|mobitel|gsm|sms|viber|wh?ats?app?|kontakt|zvati|zovite|nazovite|pozovite|pozvati)`;
/** Mobile numbers of this country, numbers with the code of a country around, and others after a slash or a word for them. */
const TELEPHONES = [
  String.raw`06[0-7](?:${GAP}\d){5,6}\d`,
  String.raw`(?:\+\s?|00)38[1-9](?:${GAP}\d){6,9}\d`,
  String.raw`387${GAP}6\d(?:${GAP}\d){4,5}\d`,
  String.raw`0[345]\d\s?/\s?\d{3}[\s-]?\d{3}`,
];
const NUMBER_LABEL = String.raw`(?:oem?|kat\p{L}*(?:\.?\s*br\p{L}*)?|[sš]ifra|code|part)[\s.:]+`;
const TELEPHONE = new RegExp(
  String.raw`(^|[^\p{L}\p{N}])(${NUMBER_LABEL})?(?:${CONTACT}[\s.:,]{1,3})?\+?(?:${TELEPHONES.join('|')})${END}`,
  'giu',
);

const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d{1,3} 000|\d+)(?:,\d{1,2}|\.\d\d)?`;
const CURRENCY = String.raw`(?:,-|\.-)?\s?(?:km|bam|€|eur[aoi]?|evra|maraka|chf)`;
const PRICE_LABEL = String.raw`c(?:ij|j)?en[aeiu]\s?[:=]?\s?(?:je\s|samo\s)?`;
/** Prices, and kilometers: both are written `150.000 km`. */
const AMOUNTS = new RegExp(
  String.raw`(^|[^\p{L}\p{N}.,])(?:(?:${PRICE_LABEL})?(?:\d{1,3}[-–/])?${AMOUNT}${CURRENCY}|${PRICE_LABEL}${AMOUNT})${END}`,
  'giu',
);

/** One way of writing what a reader of words would split: a number with long dashes, the maker K&N, years with an arrow. */
const joined = (text: string): string =>
  text
    .replace(/[→➔➜➡⇒]\uFE0F?/gu, '>')
    .replace(/([\p{L}\p{N}])[‐-―](?=[\p{L}\p{N}])/gu, '$1-')
    .replace(/\bk ?& ?n\b/giu, 'KN');

const CONTACT_AFTER = new RegExp(String.raw`^\s*(?:${CONTACT}${END})?`, 'iu');

/** The title of an ad without telephone numbers, their words and what encloses them; as it is where nothing else is left. */
export function withoutTelephones(title: string): string {
  const [first = '', ...others] = title
    .replace(TELEPHONE, (all: string, before: string, label?: string) => (label ? all : `${before}\n`))
    .split('\n');
  const pieces = [first, ...others.map((text) => text.replace(CONTACT_AFTER, ''))].map((text, i, all) => {
    const end = i < all.length - 1 ? text.replace(/[^\p{L}\p{N}.!?"”]+$/u, '') : text;
    return i > 0 ? end.replace(/^[^\p{L}\p{N}("„]+/u, '') : end;
  });
  return pieces.filter(Boolean).join(' ') || title;
}

/**
 * The text of an ad without telephone numbers, prices and distances, which beside a year or a part number look like
 * more of it, and beside a BMW like another series. What stands in their place ends a name.
 */
export const withoutNumbersOfSale = (text: string): string =>
  joined(text)
    .replace(TELEPHONE, (all: string, before: string, label?: string) => (label ? all : `${before} | `))
    .replace(AMOUNTS, '$1 | ');
