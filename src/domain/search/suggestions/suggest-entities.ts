import Fuse from 'fuse.js';
import type { Suggestion } from './entity-file.ts';
import { foldBeginning, foldText } from '../../vehicle-text/language/fold.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';

type Entry = {
  suggestion: Suggestion;
  /** Spellings of its name, folded and without separators: `cmax`, `volkswagengolf`. The shortest first. */
  names: readonly string[];
  words: readonly string[];
  around: readonly string[];
};

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const keyOf = (text: string): string => wordsIn(text).join('');

function toEntry(suggestion: Suggestion): Entry {
  const { name, aliases, around, manufacturer } = suggestion;
  const own = [name, ...aliases];
  const names = manufacturer ? [...own, ...own.map((alias) => manufacturer.name + alias)] : own;
  return {
    suggestion,
    names: [...new Set(names.map(keyOf))],
    words: [...new Set(own.flatMap(wordsIn))],
    around: [...new Set([...around.map(keyOf), ...around.flatMap(wordsIn)])],
  };
}

const beginningsOf = (word: string): string[] => [...new Set([word, foldBeginning(word)])];

/** 4 the whole name, 3 its beginning, 2 a word of it, 1 with words that may be beside it, 0 none. */
function closeness(
  { names, words, around }: Entry,
  query: readonly string[],
  last: readonly string[],
): number {
  const before = query.slice(0, -1).join('');
  const keys = last.map((word) => before + word);
  if (keys.some((key) => names.includes(key))) return 4;
  if (keys.some((key) => names.some((name) => name.startsWith(key)))) return 3;
  const startsOne = (known: readonly string[], beginnings: readonly string[]) =>
    known.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  const isOwn = query.map((word, i) => startsOne(words, i === query.length - 1 ? last : [word]));
  if (isOwn.every(Boolean)) return 2;
  // `golf 5`, `vw golf`; a manufacturer's name alone leads to its models, a generation's alone (`b8`) to its model.
  return isOwn.every((own, i) => own || around.includes(query[i] ?? '')) ? 1 : 0;
}

const byPopularity = (a: Suggestion, b: Suggestion) => b.products - a.products;

/** Best first. `isExact`: a name begins with the typed text; otherwise typing mistakes were allowed. */
export type Suggested = { rows: Suggestion[]; isExact: boolean };
type Suggest = (text: string, max: number) => Suggested;

/** Fuse's 0 is a perfect match. Scores within one step count as equal, and the more popular entry comes first. */
const FUZZY_STEP = 0.12;
const FUZZY_MAX = 0.4;
const FUZZY_FROM_LETTERS = 3;

export function makeSuggest(suggestions: readonly Suggestion[]): Suggest {
  const entries = suggestions.map(toEntry);
  const fuse = new Fuse(entries, { keys: ['names'], includeScore: true, threshold: FUZZY_MAX, distance: 20 });

  const namedBy = (query: readonly string[]): Suggestion[] => {
    const last = beginningsOf(query.at(-1) ?? '');
    return entries
      .map((entry) => ({ suggestion: entry.suggestion, value: closeness(entry, query, last) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value || byPopularity(a.suggestion, b.suggestion))
      .map(({ suggestion }) => suggestion);
  };

  return (text, max) => {
    const typed = wordsIn(text);
    if (typed.length === 0) return { rows: [], isExact: false };
    const whole = namedBy(typed);
    if (whole.length > 0) return { rows: whole.slice(0, max), isExact: true };
    // No suggestion is a maker of parts, and `bosch` is not a Porsche.
    const query = typed.filter((word) => !PART_MAKERS.has(word));
    if (query.length === 0) return { rows: [], isExact: false };
    const exact = query.length < typed.length ? namedBy(query) : [];
    if (exact.length > 0) return { rows: exact.slice(0, max), isExact: true };

    const key = query.join('');
    if (key.length < FUZZY_FROM_LETTERS) return { rows: [], isExact: false };
    const rows = fuse
      .search(key)
      .map(({ item, score = 1 }) => ({ suggestion: item.suggestion, step: Math.floor(score / FUZZY_STEP) }))
      .sort((a, b) => a.step - b.step || byPopularity(a.suggestion, b.suggestion))
      .slice(0, max)
      .map(({ suggestion }) => suggestion);
    return { rows, isExact: false };
  };
}
