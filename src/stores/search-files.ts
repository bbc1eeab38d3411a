import {
  type EntityFile,
  type Suggestion,
  unpackEntities,
} from '#src/domain/search/suggestions/entity-file.ts';
import type { CardFacts } from '#src/domain/product/product.ts';
import { type SavedListFile, unpackSavedList } from '#src/domain/search/saved-list.ts';
import { fetchJson, RETRY } from './fetch-json.ts';
import { once } from './once.ts';

/** Manufacturers, models, categories and tuning categories. */
export const loadSuggestions: () => Promise<Suggestion[]> = once(async () =>
  unpackEntities((await fetchJson('/data/pretraga.json', { retry: RETRY.none })) as EntityFile),
);

type SavedList = { products: CardFacts[]; all: number };

/** Products for searching when the shop does not answer. */
export const loadSavedList: () => Promise<SavedList> = once(async () => {
  const file = (await fetchJson('/data/proizvodi.json', { retry: RETRY.none })) as SavedListFile;
  return { products: unpackSavedList(file), all: file.all };
});
