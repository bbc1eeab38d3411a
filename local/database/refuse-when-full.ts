import { statfs } from 'node:fs/promises';
import type { SqlBackend } from './sql-backend.ts';

/** Some segments of PostgreSQL's log (16 MB each), which it writes before anything else. */
const RESERVE_BYTES = 100 * 1024 * 1024;
const LOOK_EVERY_MS = 250;

/**
 * Lets the embedded database only read while its disk is nearly full: without room for its log PostgreSQL panics, and
 * its process no longer answers. A write then fails with PostgreSQL's own code 25006.
 */
export function refuseWhenFull(
  { run, transaction }: SqlBackend,
  folder: string,
  { readSpace = statfs, isOn = () => true }: { readSpace?: typeof statfs; isOn?: () => boolean } = {},
): SqlBackend {
  let isFull = false;
  let lookedAt = -Infinity;
  const look = async () => {
    if (!isOn() || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    const { bavail, bsize } = await readSpace(folder);
    isFull = bavail * bsize < RESERVE_BYTES;
  };
  return {
    run: async (query, params) => {
      await look();
      if (!isFull) return run(query, params);
      const [result] = await transaction([{ query, params }], { readOnly: true });
      if (!result) throw new Error('a statement has no result');
      return result;
    },
    transaction: async (queries, options) => {
      await look();
      return transaction(queries, isFull ? { ...options, readOnly: true } : options);
    },
  };
}
