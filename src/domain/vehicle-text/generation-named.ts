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
