import { SPOKEN_UNITS } from '../../vehicle-text/language/spoken-units.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isYearText } from '../../vehicle-text/year-text.ts';
import type { Unit } from './query-unit.ts';
import { allOf, anyOf, term } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const MEASURE_UNITS: ReadonlySet<string> = new Set(SPOKEN_UNITS.values());

/** What products have of both; their terms have no stop words, and so no `l` of `420 l`. */
function ofBoth(a: Unit, b: Unit): Pick<Unit, 'broad' | 'exact' | 'documents' | 'readings'> {
  if (b.words.every(({ text }) => STOP_WORDS.has(text))) return a;
  return {
    broad: allOf([a.broad, b.broad]),
    exact: allOf([a.exact, b.exact]),
    documents: Math.min(a.documents, b.documents),
    readings: a.readings + b.readings,
  };
}

/** `140 a`, `205/55`: one thing, which a product has as a whole. */
export function measureUnit(a: Unit, b: Unit): Unit | undefined {
  const [[left], [right]] = [a.words, b.words];
  if (!left || !right || !/^\d+(?:\.\d+)?$/.test(left.text)) return undefined;
  const isFraction = right.before === '/' && /^\d+$/.test(right.text) && !isYearText(right.text);
  if (!isFraction && !MEASURE_UNITS.has(right.text)) return undefined;
  const { broad, exact, documents, readings } = ofBoth(a, b);
  return {
    role: 'word',
    broad,
    exact,
    near: a.near === undefined || b.near === undefined ? (a.near ?? b.near) : allOf([a.near, b.near]),
    documents,
    readings,
    weight: a.weight + b.weight,
    words: [left, right],
  };
}

/** `rav 4`, `x trail`: neighbours that the catalogue also writes as one word. */
export function joinedUnit(a: Unit, b: Unit, vocabulary: Vocabulary): Unit | undefined {
  const [[left], [right]] = [a.words, b.words];
  if (!left || !right || STOP_WORDS.has(left.text)) return undefined;
  const joined = left.text + right.text;
  if (!/[a-z]/.test(joined) || !vocabulary.isKnown(joined) || vocabulary.documents(joined) === 0)
    return undefined;
  const both = ofBoth(a, b);
  return {
    role: 'word',
    broad: anyOf([term(joined), both.broad]),
    exact: anyOf([term(joined), both.exact]),
    documents: vocabulary.documents(joined) + both.documents,
    readings: 1 + both.readings,
    weight: 1.5,
    words: [left, right],
  };
}
