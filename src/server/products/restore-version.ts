import type { Db } from '#db/client.ts';
import { findProductEntry } from '#db/queries/audit.ts';
import { findKnownReferences } from '#db/queries/product-snapshot.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveState } from './save-state.ts';

/**
 * Brings a product back to how it was after an entry of its history, or before it; out of the bin too. What exists no
 * more (a category, a model, a picture) is left out.
 */
export async function restoreVersion(
  db: Db,
  userId: number,
  id: number,
  { entryId, side }: { entryId: number; side: 'before' | 'after' },
): Promise<AdminProduct> {
  const entry = await findProductEntry(db, id, entryId);
  const old = entry?.[side];
  if (!old) throw new Problem('not_found', problemText.versionNotFound);
  const known = await findKnownReferences(db, [old]);
  const state = { ...withoutLost(old, known), deletedAt: null };
  // A field that is newer than the entry keeps the value it has now.
  const { product } = await saveState(db, { id, userId, action: 'restore-version' }, (current) => ({
    ...current,
    ...state,
  }));
  return product;
}
