import { PART_MAKERS } from '../language/part-makers.ts';
import { isFree, type TextWord } from '../text-words.ts';
import { isYearText } from '../year-text.ts';

const SEASON = /^(?:zims[kc]|l[ij]?etn|cetiri|all?season)/;
const TYRES = /^(?:gum(?:[aeu]|ama)|zims[kc]\p{L}{1,3}|l[ij]?etn\p{L}{1,3})$/u;
const WORDS_OF_TYRE = 7;

/** What happened to the part itself: `kupljen 2023`, `registrovan do 05/2025`, `atest iz 2022`. Folded. */
const EVENT =
  /^(?:registr(?:ov|ir)an\p{L}?|kuplen\p{L}?|ugraden\p{L}?|zamenen\p{L}?|uvezen\p{L}?|uvoz|atest\p{L}?|garanci\p{L}+)$/u;
/** The name of a shop: `Auto centar 2000`. */
const SHOP = /^(?:(?:auto)?otpad|(?:auto)?centar|salon|plac|shop|trade|promet|komerc|commerce)$/;
/** May be between a thing and its year: `gume 205/55 proizvodnja 2018`. */
const LINK = /^(?:iz|do|u|je|su|god\p{L}*|proizv\p{L}*|\p{N}+)$/u;

/** Width, height and diameter of a tyre: `205/55 R16`, `185/60R14`, `195 65 15`. */
const TYRE = /\b(?:1[2-9]5|2\d5|3[0-3]5)[/ ][2-8][05][/ -]?\s?z?r?\s?(?:1[2-9]|2[0-3])\b/i;
export const isTyreText = (text: string): boolean => TYRE.test(text);

/** The year in which a tyre was made: right after it, or after its size, season or maker where no car is in between. */
function isYearOfTyre(list: readonly TextWord[], at: number, isModel: (text: string) => boolean): boolean {
  const before = list.slice(Math.max(0, at - WORDS_OF_TYRE), at);
  const from = Math.max(-1, ...before.flatMap(({ text }, i) => (TYRES.test(text) ? [i] : [])));
  const own = from < 0 ? [] : before.slice(from);
  const isNamed =
    before.some(({ text }) => SEASON.test(text) || PART_MAKERS.has(text)) ||
    isTyreText(own.map(({ text }) => text).join(' ')) ||
    own.slice(1).every(({ text }) => LINK.test(text));
  // The `205` of a size is no Peugeot.
  return own.length > 0 && isNamed && !own.some((word) => isFree(word) && isModel(word.text));
}

/** A year of something else than the car: of tyres, a purchase, a certificate or the name of a shop. */
export function isYearOfOtherThing(
  list: readonly TextWord[],
  at: number,
  { hasWheel, isModel }: { hasWheel: boolean; isModel: (text: string) => boolean },
): boolean {
  const [before, word, next] = [list[at - 1], list[at], list[at + 1]];
  const isYear = (one: TextWord | undefined): boolean => isYearText(one?.text ?? '');
  if (!isYear(word)) return false;
  if (before?.text === 'dot' || next?.text === 'dot') return true;
  const isInRange = (word?.before === '-' && isYear(before)) || (next?.before === '-' && isYear(next));
  if (isInRange) return false;
  let thing = at - 1;
  while (LINK.test(list[thing]?.text ?? '')) thing--;
  return (
    EVENT.test(list[thing]?.text ?? '') ||
    (word?.before === ' ' && SHOP.test(before?.text ?? '')) ||
    (hasWheel && isYearOfTyre(list, at, isModel))
  );
}
