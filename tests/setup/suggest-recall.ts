import { SEARCH_ROWS_MAX } from '#src/domain/limits/search.ts';
import type { Suggestion } from '#src/domain/search/suggestions/entity-file.ts';
import { makeSuggest } from '#src/domain/search/suggestions/suggest-entities.ts';

/** The beginning of a name up to `count` letters and digits: `C k` of `C klasa`. */
function typed(name: string, count: number): string {
  let letters = 0;
  let text = '';
  for (const letter of name) {
    if (letters === count) break;
    if (/[\p{L}\p{N}]/u.test(letter)) letters++;
    text += letter;
  }
  return text;
}

/** Typing mistakes in the middle of the name: a letter left out, two exchanged, one doubled. */
function mistakes(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  const [before, letter, after] = [name.slice(0, middle), name.charAt(middle), name.slice(middle + 1)];
  return [
    before + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + letter + letter + after,
  ];
}

/**
 * How often the wanted row is among the eight of the search box. Rows with many products are searched for often: each
 * row is weighted by its number of products.
 */
export function suggestRecall(entities: readonly Suggestion[]) {
  const suggest = makeSuggest(entities);
  const recall = (ways: (name: string) => string[]): number => {
    let wanted = 0;
    let found = 0;
    for (const { kind, slug, manufacturer, name, products } of entities.filter((row) => row.products > 0)) {
      const texts = ways(name);
      const hits = texts.filter((text) =>
        suggest(text, SEARCH_ROWS_MAX).rows.some(
          (row) => row.kind === kind && row.slug === slug && row.manufacturer?.slug === manufacturer?.slug,
        ),
      );
      wanted += products;
      found += texts.length === 0 ? products : (products * hits.length) / texts.length;
    }
    return found / wanted;
  };
  return {
    afterTwo: recall((name) => [typed(name, 2)]),
    afterThree: recall((name) => [typed(name, 3)]),
    withMistake: recall((name) => (name.length < 4 ? [] : mistakes(name))),
  };
}
