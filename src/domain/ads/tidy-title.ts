import { tidySpaces } from '../text/tidy-spaces.ts';
import { readText } from '../vehicle-text/find-vehicles.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { withoutTelephones } from './without-numbers-of-sale.ts';

const SMALL_WORDS = new Set(
  'za na od i s sa u po iz do bez uz pod kao ili far par set nov sve čep sat kit dva tri'.split(' '),
);
const LONGEST_ABBREVIATION = 3;

/**
 * An all-capitals title becomes a sentence, in which vehicles, codes and short abbreviations keep their capitals. Any
 * other title only loses its extra spaces and telephone numbers.
 */
export function tidyTitle(title: string, vehicles: VehicleLexicon, thisYear: number): string {
  const text = tidySpaces(withoutTelephones(title));
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text;
  const { words, mentions } = readText(text, vehicles, thisYear);
  const names = new Set(
    mentions.flatMap(({ manufacturer, model }) => `${manufacturer.name} ${model?.name ?? ''}`.split(/[\s-]/)),
  );
  const nameOf = new Map([...names].map((name) => [name.toLocaleUpperCase('hr'), name]));
  const roles = new Map(words.map((word) => [word.raw, word.role]));
  const sentence = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const name = nameOf.get(word);
    if (name !== undefined) return name;
    const small = word.toLocaleLowerCase('hr');
    if (SMALL_WORDS.has(small)) return small;
    if (/\p{N}/u.test(word) || word.length <= LONGEST_ABBREVIATION) return word;
    const role = roles.get(word);
    return role === 'manufacturer' || role === 'model' ? word.charAt(0) + small.slice(1) : small;
  });
  return sentence.charAt(0).toLocaleUpperCase('hr') + sentence.slice(1);
}
