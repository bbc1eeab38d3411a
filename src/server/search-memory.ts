import type { Db } from '#db/client.ts';
import { loadSearchIndexRows } from '#db/queries/search-words.ts';
import { makeSearchIndex, type SearchIndex } from '#src/domain/search/search-index.ts';

const memory = new WeakMap<Db, Promise<SearchIndex>>();

async function load(db: Db): Promise<SearchIndex> {
  return makeSearchIndex(await loadSearchIndexRows(db));
}

function remember(db: Db): Promise<SearchIndex> {
  const loading = load(db);
  memory.set(db, loading);
  // A failed load is not kept, so the next query loads again.
  loading.catch(() => memory.get(db) === loading && memory.delete(db));
  return loading;
}

/** The words and vehicles for analysing queries; loaded once per warm instance. */
export const searchIndex = (db: Db): Promise<SearchIndex> => memory.get(db) ?? remember(db);

/** Loads the index again when it is older than `version`; simultaneous callers share one load. */
export async function searchIndexAt(db: Db, version: number): Promise<SearchIndex> {
  const known = await searchIndex(db);
  if (known.version >= version) return known;
  const newer = memory.get(db);
  if (newer && (await newer).version >= version) return newer;
  return remember(db);
}
