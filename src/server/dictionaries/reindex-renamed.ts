import type { Db } from '#db/client.ts';
import { indexProducts, rebuildVocabulary } from '#db/queries/search-index.ts';

type Searched = { name: string; aliases?: readonly string[]; generations?: readonly object[] };

const searched = ({ name, aliases = [], generations = [] }: Searched) =>
  JSON.stringify([name, aliases, generations]);

/** Updates search terms after a rename: products are found by the names of their vehicles and categories. */
export async function reindexRenamed(
  db: Db,
  before: Searched,
  after: Searched,
  listProductIds: () => Promise<number[]>,
): Promise<void> {
  if (searched(before) === searched(after)) return;
  const ids = await listProductIds();
  if (ids.length === 0) return;
  await indexProducts(db, ids);
  await rebuildVocabulary(db);
}
