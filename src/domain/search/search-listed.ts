import Fuse from 'fuse.js';
import type { CardFacts } from '../product/product.ts';
import type { Suggestion } from './suggestions/entity-file.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';

type Entry = { product: CardFacts; words: readonly string[]; text: string };

const FUZZY_MAX = 0.3;

const formsOf = (text: string): string[] => wordsOf(text).flatMap((word) => [word.stem, word.text]);

/** Other words for a vehicle: `vw`, `mk6`. */
function vehicleWords(suggestions: readonly Suggestion[]): Map<string, string> {
  return new Map(
    suggestions
      .filter(({ kind }) => kind === 'model' || kind === 'manufacturer')
      .map(({ manufacturer, slug, aliases, around }) => [
        manufacturer ? `${manufacturer.slug}/${slug}` : slug,
        [...aliases, ...around].join(' '),
      ]),
  );
}

/** Searches the saved list: every word as the beginning of one of the product's words, else with typing mistakes. */
export function makeListSearch(products: readonly CardFacts[], suggestions: readonly Suggestion[]) {
  const vehicles = vehicleWords(suggestions);
  const entries = products.map((product): Entry => {
    const { name, manufacturer, model } = product;
    const vehicle = vehicles.get([manufacturer?.slug, model?.slug].filter(Boolean).join('/')) ?? '';
    const words = [
      ...new Set(formsOf([name, manufacturer?.name, model?.name, vehicle].filter(Boolean).join(' '))),
    ];
    return { product, words, text: words.join(' ') };
  });
  const fuse = new Fuse(entries, {
    keys: ['text'],
    threshold: FUZZY_MAX,
    ignoreLocation: true,
    useExtendedSearch: true,
  });

  return (text: string): CardFacts[] => {
    const query = wordsOf(text).filter(({ text: word }) => !STOP_WORDS.has(word));
    if (query.length === 0) return [];
    const exact = entries.filter(({ words }) =>
      query.every((word) =>
        words.some(
          (own) => own === word.text || own === word.stem || (own.startsWith(word.stem) && own.length > 2),
        ),
      ),
    );
    if (exact.length > 0) return exact.map(({ product }) => product);
    // All words must match; only digits and letters, so that nothing is read as an operator.
    return fuse.search(query.map(({ stem }) => stem).join(' ')).map(({ item }) => item.product);
  };
}
