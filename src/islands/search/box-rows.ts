import { SEARCH_LETTERS_MIN, SEARCH_ROWS_MAX } from '#src/domain/limits/search.ts';
import type { FoundName, FoundProduct, SearchAnswer } from '#src/domain/search-page/search-answer.ts';
import type { Suggestion } from '#src/domain/search/suggestions/entity-file.ts';
import type { Suggested } from '#src/domain/search/suggestions/suggest-entities.ts';

/** A row of the box. */
export type BoxRow =
  | { kind: 'suggestion'; key: string; suggestion: Suggestion }
  | { kind: 'product'; key: string; product: FoundProduct }
  | { kind: 'recent'; key: string; text: string }
  | { kind: 'clear' | 'all' | 'ask'; key: string };

/** Up to this many letters mean a manufacturer or a model; with more, half of the rows are products. */
const LETTERS_OF_NAMES = 3;
const NAME_ROWS_MIN = SEARCH_ROWS_MAX / 2;

const keyOf = ({ kind, slug, manufacturer }: Pick<Suggestion, 'kind' | 'slug' | 'manufacturer'>): string =>
  `${kind}/${manufacturer?.slug ?? ''}/${slug}`;

const toSuggestion = ({ type: kind, name, slug, manufacturer, image }: FoundName): Suggestion => ({
  kind,
  name,
  slug,
  manufacturer,
  products: 0,
  image,
  models: 0,
  aliases: [],
  around: [],
});

/** Names in the shop's answer, with the static file's data where it has them; the vehicle in the text comes first. */
function namesOf({ results, vehicle }: SearchAnswer, known: ReadonlyMap<string, Suggestion>): Suggestion[] {
  const inText =
    vehicle?.model &&
    known.get(keyOf({ kind: 'model', slug: vehicle.model.slug, manufacturer: vehicle.manufacturer }));
  const found = results
    .filter((result) => result.type !== 'product')
    .map(toSuggestion)
    .map((row) => known.get(keyOf(row)) ?? row);
  return inText ? [inText, ...found] : found;
}

export const suggestionsByKey = (suggestions: readonly Suggestion[]): ReadonlyMap<string, Suggestion> =>
  new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion]));

/**
 * At most eight rows: suggestions of the static file, then products. Suggestions that are only similar to the text
 * are replaced by what the shop found.
 */
export function boxRows(
  text: string,
  own: Suggested,
  answer: SearchAnswer | undefined,
  known: ReadonlyMap<string, Suggestion>,
): BoxRow[] {
  const found = answer ? namesOf(answer, known) : [];
  const products = answer?.results.filter((result) => result.type === 'product') ?? [];
  const isBetter = !own.isExact && found.length + products.length > 0;
  const names = new Map([...(isBetter ? [] : own.rows), ...found].map((row) => [keyOf(row), row]));
  const room =
    text.trim().length <= LETTERS_OF_NAMES
      ? SEARCH_ROWS_MAX
      : Math.max(NAME_ROWS_MIN, SEARCH_ROWS_MAX - products.length);
  const rows = [...names].slice(0, room).map(([key, suggestion]): BoxRow => ({
    kind: 'suggestion',
    key,
    suggestion,
  }));
  return [
    ...rows,
    ...products
      .slice(0, SEARCH_ROWS_MAX - rows.length)
      .map((product): BoxRow => ({ kind: 'product', key: `product/${product.id}`, product })),
  ];
}

const recentRows = (recent: readonly string[]): BoxRow[] => [
  ...recent.map((searched): BoxRow => ({ kind: 'recent', key: `recent/${searched}`, text: searched })),
  { kind: 'clear', key: 'clear' },
];

export type FoundRows = {
  rows: readonly BoxRow[];
  isLoading: boolean;
  /** The shop has answered without any result. */
  isNone: boolean;
};

/** What the open box shows: earlier searches without a text, otherwise matches and a link to all results. */
export function shownRows(
  query: string,
  recent: readonly string[],
  { rows, isLoading, isNone }: FoundRows,
): BoxRow[] {
  if (query === '') return recent.length === 0 ? [] : recentRows(recent);
  if (query.length < SEARCH_LETTERS_MIN) return [];
  if (isNone) return [{ kind: 'ask', key: 'ask' }];
  if (rows.length === 0 && !isLoading) return [];
  return [...rows, { kind: 'all', key: 'all' }];
}
