import { beginsClause } from '../../vehicle-text/language/clauses.ts';
import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { isOfPartName, isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isOfTalk } from '../../vehicle-text/language/well-known-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { deniedTerm } from '../product-terms.ts';
import { namesOf, readingsOf, type Unit, unique, wordUnit } from './query-unit.ts';
import { allOf, anyOf, not, term } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

export type Denied = readonly ReadWord[];

/** Between a denied word and one that belongs to it: `bez rupa za senzore`. */
const LINKS = new Set(['za', 'od', 'i']);

/** What follows these is a thing, which may have a word before it: `bez prednjih maglenki`. */
const MISSING: ReadonlySet<string> = new Set(['nema', 'nemaju']);
const LACKS: ReadonlySet<string> = new Set(['bez', ...MISSING]);

/** Denied themselves, they leave what follows asked for: `ako ne odgovara`, `ne znam kakav far`. */
const DENIED_ALONE = /^(?:odgovara|pas[eu]|moze|mogu|znam|znate|id[eu]|hitno|bitno|vazno|smeta)/;

/** The `senzora` of `bez parking senzora`, the `znaka` of `bez vw znaka`; a `maska` after `bez ksenona` is asked for. */
const isSameThing = (before: ReadWord, word: ReadWord): boolean =>
  isOfPartName(word, [before]) ||
  (isPartName(word.stem) && (placeOf(before.text) !== undefined || !isTradeStem(before.stem)));

/** Where the denied words end that begin there. */
function endOfDenied(words: readonly ReadWord[], from: number, isLacking: boolean): number {
  let at = from;
  for (; at < words.length; at++) {
    const [before, here] = [words[at - 1], words[at]];
    if (!before || !here || beginsClause(here)) break;
    const isLinked = LINKS.has(before.text) || LINKS.has(here.text);
    if (at > from && !isLinked && !(isLacking && isSameThing(before, here))) break;
  }
  return at;
}

const namesPart = (word: ReadWord): boolean => isPartName(readingsOf(word)[0] ?? '');

/**
 * Separates the words after a denial from the text: `far bez ksenona`, `retrovizor ne preklopivi`. The `far` of `kupio sam
 * golf i nema far` is what is looked for.
 */
export function splitDenied(words: readonly ReadWord[]): { asked: ReadWord[]; denied: Denied[] } {
  const split = splitAtDenials(words);
  const isMissing =
    words.some(({ text }) => MISSING.has(text)) &&
    !split.asked.some(namesPart) &&
    split.denied.flat().some(namesPart);
  return isMissing ? { asked: words.filter(({ text }) => !MISSING.has(text)), denied: [] } : split;
}

function splitAtDenials(words: readonly ReadWord[]): { asked: ReadWord[]; denied: Denied[] } {
  const asked: ReadWord[] = [];
  const denied: Denied[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    if (!DENIALS.has(word.text)) {
      asked.push(word);
      continue;
    }
    let from = at + 1;
    if (DENIED_ALONE.test(words[from]?.text ?? '')) continue;
    while (STOP_WORDS.has(words[from]?.text ?? '')) from++;
    const to = endOfDenied(words, from, LACKS.has(word.text));
    const own = words.slice(from, to).filter(({ text }) => !LINKS.has(text));
    // The `radi` of `ne radi klima` is no radio.
    if (!own.every(isOfTalk)) denied.push(own);
    at = to - 1;
  }
  return { asked, denied };
}

const exactly = (word: ReadWord): ReadWord => ({ ...word, endings: [], similar: [] });

const NOWHERE = { isOwned: () => false, isBesidePart: true, isDenied: true };

/** Excludes products that have all of it; those that say they lack it match too. Unknown words are ignored. */
export function deniedUnit(words: Denied, vocabulary: Vocabulary): Unit | undefined {
  const known = words.filter((word) => readingsOf(word).length > 0);
  if (known.length === 0) return undefined;
  const has = known.map((word) => wordUnit(word.isKnown ? exactly(word) : word, NOWHERE, vocabulary).broad);
  const denied = unique(known.flatMap(readingsOf).flatMap(namesOf)).map(deniedTerm);
  const lacks = anyOf(denied.map(term));
  const broad = anyOf([lacks, not(allOf(has))]);
  const isSaid = denied.some((one) => vocabulary.documents(one) > 0);
  return {
    role: 'denied',
    broad,
    exact: isSaid ? lacks : broad,
    near: broad,
    documents: vocabulary.size,
    readings: 1 + known.length,
    // Of what is left only names that say it have these words: `bez sijalica`.
    weight: 1,
    words: known,
  };
}
