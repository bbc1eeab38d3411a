import { foldText } from './language/fold.ts';
import { type LexiconGeneration, stemKey } from './name-keys.ts';
import { numberOf } from './language/number-names.ts';

/** The generations of one model that a word names, nicknames included: `Golf trojka`, `Passat petica`. */
export function generationNamed(
  keys: ReadonlyMap<string, LexiconGeneration>,
  word: string,
): LexiconGeneration | undefined {
  const text = foldText(word);
  return keys.get(stemKey(word)) ?? keys.get(numberOf(text) ?? '');
}

/** A code may include a letter for the body: `8PA` is an 8P. An engine `G60` is not a Golf 6. */
const WITH_BODY = /^(?:\d[a-z][a-z\d]|[a-z]\d[a-z])$/;
/** The letter is that of the body: a `W253` is an X253. */
const LETTER_AND_NUMBER = /^[a-z]\d{3}$/;
export const byCode = (
  text: string,
  keys: ReadonlyMap<string, LexiconGeneration>,
): LexiconGeneration | undefined =>
  keys.get(text) ??
  (WITH_BODY.test(text) ? keys.get(text.slice(0, 2)) : undefined) ??
  (LETTER_AND_NUMBER.test(text) ? keys.get(text.slice(1)) : undefined);
