import type { Db } from '#db/client.ts';
import { listUnseenPictures, writeLikeness } from '#db/queries/duplicates.ts';
import { findOriginal } from '#src/server/images/image-store.ts';
import { likenessOf } from '#src/server/images/likeness.ts';

const PICTURES_AT_ONCE = 40;

/** Looks at first pictures that nobody has looked at, until the time is up. Returns whether none is left. */
export async function lookAtPictures(db: Db, until: number): Promise<boolean> {
  for (;;) {
    const hashes = await listUnseenPictures(db, PICTURES_AT_ONCE);
    if (hashes.length === 0) return true;
    for (const hash of hashes) {
      if (Date.now() >= until) return false;
      const original = await findOriginal(hash);
      // One that is missing from the store looks like nothing, and is not asked for again.
      await writeLikeness(db, hash, original ? await likenessOf(original) : 0n);
    }
  }
}
