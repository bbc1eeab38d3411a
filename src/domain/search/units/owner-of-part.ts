import { isPartName, isQualityName, STEM_OF_NAME_WORD } from '../../vehicle-text/language/phrases.ts';
import { isAttribute } from '../../vehicle-text/language/clauses.ts';
import { PREPOSITIONS, WITH } from '../../vehicle-text/language/stop-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { Unit } from './query-unit.ts';

/** Parts that every assembly has: which one is asked for depends on what they belong to. */
const OF_ANYTHING: ReadonlySet<string | undefined> = new Set(
  'opruga guma presvlaka dihtung crijevo simering remenica šarka relej utikač znak'.split(' '),
);

export const isOfAnything = (part: string | undefined): boolean => OF_ANYTHING.has(part);

const placesOf = ({ words: own }: Unit, words: readonly ReadWord[]): number[] =>
  own.map((word) => words.indexOf(word)).toSorted((a, b) => a - b);

/** Where a unit begins in the query. */
export const startOf = (unit: Unit, words: readonly ReadWord[]): number => placesOf(unit, words)[0] ?? 0;

/** Whether the part there is only what another one comes with, as in `vrata sa retrovizorom`: it never replaces that one. */
export function isComingWith(words: readonly ReadWord[], at: number): boolean {
  let before = at - 1;
  while (isAttribute(words[before]) || isQualityName(words[before]?.stem ?? '')) before--;
  return WITH.has(words[before]?.text ?? '');
}

/** `turbine`, or `kvačila` of the noun `kvačilo`. */
const mayBeGenitive = (text: string): boolean =>
  text.endsWith('e') || (text.endsWith('a') && STEM_OF_NAME_WORD.has(`${text.slice(0, -1)}o`));

/**
 * What a part belongs to, right after it: the turbine of `dihtung turbine`, the wheel of `navlaka za volan`. Several
 * nouns in the plural, or with a comma in between, are a list.
 */
export function ownerOf(part: Unit, units: readonly Unit[], words: readonly ReadWord[]): Unit | undefined {
  const last = placesOf(part, words).at(-1) ?? -1;
  const noun = words[last];
  let at = last + 1;
  while (isAttribute(words[at])) at++;
  const preposition = words[at]?.text ?? '';
  const isLinked = PREPOSITIONS.has(preposition) && !WITH.has(preposition);
  if (isLinked) at++;
  while (isAttribute(words[at])) at++;
  const word = words[at];
  if (word?.clause === undefined || word.clause !== noun?.clause) return undefined;
  const owner = units.find((unit) => unit !== part && unit.words.includes(word));
  if (!owner || (owner.role !== 'part' && !isPartName(word.stem))) return undefined;
  // A genitive such as `fara` is not a name of a part. One such as `turbine` is also a plural, which makes a list with
  // another plural before it.
  const isGenitive = owner.role === 'word' || (mayBeGenitive(word.text) && !/[ei]$/.test(noun.text));
  return isLinked || isGenitive ? owner : undefined;
}

/** `opruga kvačila` is not a spring of the suspension: without its owner another part would be found. */
export function requiredOwnerOf(part: Unit, units: readonly Unit[], words: readonly ReadWord[]): Unit[] {
  const owner = isOfAnything(part.partName) ? ownerOf(part, units, words) : undefined;
  return owner ? [owner] : [];
}
