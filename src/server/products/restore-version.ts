import type { Db } from '#db/client.ts';
import { findProductEntry } from '#db/queries/audit.ts';
import { findKnownReferences } from '#db/queries/product-snapshot.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveState } from './save-state.ts';

/**
 * Restores a product to its state after or before an entry of its history, also from the bin. Categories, models and
 * pictures that no longer exist are left out.
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
  // A field that was added to the shop after the entry keeps its present value.
  const { product } = await saveState(db, { id, userId, action: 'restore-version' }, (current) => ({
    ...current,
    ...state,
  }));
  return product;
}
