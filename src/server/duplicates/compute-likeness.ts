import type { Db } from '#db/client.ts';
import { listPicturesWithoutLikeness, writeLikeness } from '#db/queries/products/duplicates.ts';
import { findOriginal } from '#src/server/images/image-store.ts';
import { likenessOf } from '#src/server/images/likeness.ts';

const PICTURES_AT_ONCE = 40;

/** Computes the likeness of first pictures that have none, until the time is up. Returns true when none is left. */
export async function computeLikeness(db: Db, until: number): Promise<boolean> {
  for (;;) {
    const hashes = await listPicturesWithoutLikeness(db, PICTURES_AT_ONCE);
    if (hashes.length === 0) return true;
    for (const hash of hashes) {
      if (Date.now() >= until) return false;
      const original = await findOriginal(hash);
      // A picture that is missing from the store gets 0, so that it is not read again.
      await writeLikeness(db, hash, original ? await likenessOf(original) : 0n);
    }
  }
}
