import { foldText } from './language/fold.ts';
import type { TermGeneration } from '../search/product-terms.ts';
import { nameKey } from './vehicle-names.ts';
import { NUMBER_NICKNAMES } from './language/number-names.ts';

/** What a word names among the generations of one model, nicknames included: `Golf trojka`, `Passat petica`. */
export function generationNamed(
  keys: ReadonlyMap<string, TermGeneration>,
  word: string,
): TermGeneration | undefined {
  return keys.get(nameKey(word)) ?? keys.get(NUMBER_NICKNAMES.get(foldText(word)) ?? '');
}
