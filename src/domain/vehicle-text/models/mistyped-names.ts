import { isPartWord, isPlainWord } from '../language/everyday-words.ts';
import { TRIMS } from '../language/trim-names.ts';
import { typingDistance } from '../language/typing-distance.ts';
import type { ModelCandidate } from './model-candidate.ts';
import type { Role } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

const SHORTEST_WORD = 3;

/** A word of a text or a query, where it was read as something else with its role. */
type NameWord = { text: string; role?: Role | undefined };

/** `puls` for the `plus` of a Golf Plus, but no word that means something else there. */
const isMistyped = (typed: string, meant: string): boolean =>
  typed.length >= SHORTEST_WORD &&
  typed.startsWith(meant.charAt(0)) &&
  typingDistance(typed, meant, 1) === 1 &&
  !isPartWord(typed) &&
  !isPlainWord(typed) &&
  !TRIMS.has(typed);

/** Whether the words from `from` on are this name with a mistake in one of its words. */
function isNameWithMistake(words: readonly NameWord[], from: number, name: readonly string[]): boolean {
  let [typed, meant] = ['', ''];
  for (const [i, word] of name.entries()) {
    const here = words[from + i];
    if (!here || here.role) return false;
    if (here.text === word) continue;
    if (meant !== '') return false;
    [typed, meant] = [here.text, word];
  }
  return meant !== '' && isMistyped(typed, meant);
}

/** `grad vitara`, `range rover sprt`: a name of several words with a mistake in one of them; the longest such name. */
export function mistypedNameAt(
  words: readonly NameWord[],
  from: number,
  { longNames }: VehicleLexicon,
): ModelCandidate | undefined {
  const found = longNames.filter(({ words: name }) => isNameWithMistake(words, from, name));
  const longest = Math.max(...found.map(({ words: name }) => name.length));
  const models = found.filter(({ words: name }) => name.length === longest).map(({ model }) => model);
  if (models.length === 0) return undefined;
  return { models, from, to: from + longest, kind: 'word', certainty: 0.9, reason: 'mistyped' };
}

/** `afa romeo`, `lnd rover`: a manufacturer of several words with a mistake in one of them. */
export function mistypedManufacturerAt(
  words: readonly NameWord[],
  from: number,
  { longManufacturers }: VehicleLexicon,
) {
  const found = longManufacturers.find(({ words: name }) => isNameWithMistake(words, from, name));
  return found && { manufacturer: found.manufacturer, from, to: from + found.words.length };
}
