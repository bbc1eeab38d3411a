import { writtenKey } from '../name-keys.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

const LETTERS_THEN_DIGITS = /^(\p{L}{3,})(\d{1,2})$/u;
const LETTERS_THEN_NUMBER = /^(\p{L}{3,})(\d{3,4})$/u;
const TWO_CODES = /^(\p{L}\d)(\p{L}\d|\d\p{L})$/u;
const LETTERS_THEN_CODE = /^(\p{L}{3,}?)([a-z]\d)$/iu;
/** The bodies of a `206cc`. */
const NUMBER_THEN_BODY = /^(\d{3})(cc|sw)$/i;
const WORD_THEN_ROMAN = /^(\p{L}*\p{Ll})([IVX]{1,4})$/u;

/** Splits joined words when both halves name a vehicle: `golf5`, `a4b8`, `passatb6`. */
export function splitJoinedNames(chunk: string, lexicon: VehicleLexicon): readonly string[] | undefined {
  const whole = writtenKey(chunk);
  const [, model = '', body = ''] = NUMBER_THEN_BODY.exec(chunk) ?? [];
  if (lexicon.codes.has(whole) && lexicon.models.has(model)) return [model, body];
  // `500L` and `6L` are not litres.
  if (lexicon.models.has(whole) || lexicon.manufacturers.has(whole) || lexicon.codes.has(whole))
    return [chunk];
  const [, maker = '', number = ''] = LETTERS_THEN_NUMBER.exec(chunk) ?? [];
  const manufacturer = lexicon.manufacturers.get(writtenKey(maker));
  if (manufacturer && lexicon.models.get(number)?.some((model) => model.manufacturer === manufacturer))
    return [maker, number];
  // Digits first: `mazda6` is not `mazd a6`.
  for (const form of [LETTERS_THEN_DIGITS, LETTERS_THEN_CODE, TWO_CODES, WORD_THEN_ROMAN]) {
    const [, name, rest] = form.exec(chunk) ?? [];
    if (!name || !rest) continue;
    const key = writtenKey(name);
    if (lexicon.models.has(key) || lexicon.manufacturers.has(key)) return [name, rest];
  }
  return undefined;
}
