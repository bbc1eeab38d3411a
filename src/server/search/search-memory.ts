import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/client.ts';
import { loadSearchIndexRows } from '#db/queries/search/search-words.ts';
import { makeSearchIndex, type SearchIndex } from '#src/domain/search/search-index.ts';

type Memory = {
  latest?: SearchIndex;
  loading?: Promise<SearchIndex> | undefined;
  /** The earliest start of the next load, as `performance.now()`. */
  nextLoadAt: number;
};

const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  const memory = memories.get(db) ?? { nextLoadAt: 0 };
  memories.set(db, memory);
  return memory;
}

/** During a series of edits, loading takes half of the time at most. */
async function load(db: Db, memory: Memory): Promise<SearchIndex> {
  const delay = memory.nextLoadAt - performance.now();
  if (delay > 0) await pause(delay);
  const started = performance.now();
  try {
    memory.latest = makeSearchIndex(await loadSearchIndexRows(db));
    return memory.latest;
  } finally {
    memory.nextLoadAt = 2 * performance.now() - started;
    memory.loading = undefined;
  }
}

function loadOnce(db: Db): Promise<SearchIndex> {
  const memory = memoryOf(db);
  return (memory.loading ??= load(db, memory));
}

/** The words and vehicles for analysing queries; loaded once per warm instance. */
export async function searchIndex(db: Db): Promise<SearchIndex> {
  const { loading, latest } = memoryOf(db);
  return loading ?? latest ?? loadOnce(db);
}

/**
 * The index at `version` or a later one.
 *
 * @param known was loaded before `version` was read: a lower version is that of a database that was set back to an
 *   earlier time, as Neon can do
 */
export async function searchIndexAt(db: Db, version: number, known?: SearchIndex): Promise<SearchIndex> {
  const used = known ?? (await searchIndex(db));
  if (used.version === version) return used;
  const { latest } = memoryOf(db);
  // Another search has loaded it already.
  if (latest && latest !== known && latest.version >= version) return latest;
  const loaded = await loadOnce(db);
  // A load that was running may have begun before that version; the next one has not.
  return loaded.version >= version ? loaded : loadOnce(db);
}
