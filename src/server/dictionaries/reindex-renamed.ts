import type { Db } from '#db/client.ts';
import { indexProducts, rebuildVocabulary } from '#db/queries/search-index.ts';

/** Updates search terms after a rename: products are found by the names of their vehicles and categories. */
export async function reindexRenamed(db: Db): Promise<void> {
  if ((await indexProducts(db)) > 0) await rebuildVocabulary(db);
}
