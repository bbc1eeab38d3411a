import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { deniedTerm } from '../product-terms.ts';
import { namesOf, readingsOf, type Unit, unique, wordUnit } from './query-unit.ts';
import { allOf, anyOf, not, term } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

export type Denied = readonly ReadWord[];

/** Between a denied word and one that belongs to it: `bez rupa za senzore`. */
const LINKS = new Set(['za', 'od', 'i']);

/** Separates the words after a denial from the text: `far bez ksenona`, `retrovizor ne preklopivi`. */
export function splitDenied(words: readonly ReadWord[]): { asked: ReadWord[]; denied: Denied[] } {
  const asked: ReadWord[] = [];
  const denied: Denied[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    if (!DENIALS.has(word.text)) {
      asked.push(word);
      continue;
    }
    const own: ReadWord[] = [];
    let next = at + 1;
    while (STOP_WORDS.has(words[next]?.text ?? '')) next++;
    for (; next < words.length; next++) {
      const here = words[next];
      if (!here || (own.length > 0 && !LINKS.has(words[next - 1]?.text ?? '') && !LINKS.has(here.text)))
        break;
      if (!LINKS.has(here.text)) own.push(here);
    }
    if (own.length > 0) denied.push(own);
    at = next - 1;
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
