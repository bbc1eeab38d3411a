import {
  AND,
  beginsClause,
  type ClauseWord,
  isAttribute,
  joinsNames,
  type WordWithGap,
} from '../../vehicle-text/language/clauses.ts';
import { isAccessory } from '../../vehicle-text/language/concepts.ts';
import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { PREPOSITIONS, WITH } from '../../vehicle-text/language/stop-words.ts';

export type InClause = Pick<ClauseWord, 'clause'> & {
  /** It names one of several alternatives: `diskovi i pločice`, but not `branik s maglenkom`. */
  isListed: boolean;
};

const LIST_SEPARATOR = /^[/&+]$/;

/**
 * Whether a preposition governs the word, as `za` does `branik` in `far za zadnji branik`; attributes may stand between
 * them. A `za` without a part before it governs none: `cijena za disk`.
 */
function isGoverned(words: readonly WordWithGap[], at: number): boolean {
  let before = at - 1;
  while (isAttribute(words[before])) before--;
  const preposition = words[before]?.text ?? '';
  const hasOwner = words.slice(0, before).some(({ stem }) => isPartName(stem) || isAccessory(stem));
  return PREPOSITIONS.has(preposition) && (preposition !== 'za' || hasOwner);
}

/** The `i` of `far lijevi i desni blatobran`: it has a part on either side, with nothing but qualities between. */
function joinsParts(words: readonly WordWithGap[], at: number): boolean {
  const isPartAt = (step: number): boolean => {
    let beside = at + step;
    while (isAttribute(words[beside])) beside += step;
    return isPartName(words[beside]?.stem ?? '');
  };
  return AND.has(words[at]?.text ?? '') && isPartAt(-1) && isPartAt(1);
}

/**
 * The clause of each word: `turbina, komplet s ventilom` has three. What follows `s` is what the part comes with, up to
 * the next comma.
 */
export function clausesOf(words: readonly WordWithGap[]): InClause[] {
  let clause = 0;
  let isWith = false;
  return words.map((word, at) => {
    const begins = beginsClause(word) || LIST_SEPARATOR.test(word.before);
    if (beginsClause(word)) isWith = false;
    if (WITH.has(word.text)) isWith = true;
    if (begins || WITH.has(word.text) || joinsNames(words, at) || joinsParts(words, at)) clause++;
    return { clause, isListed: !isWith && !isGoverned(words, at) };
  });
}
