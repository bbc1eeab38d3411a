import type { Db } from '#db/client.ts';
import { findProductEntry } from '#db/queries/history/audit.ts';
import { findKnownReferences } from '#db/queries/products/product-snapshot.ts';
import type { HistorySide } from '#src/domain/admin/history.ts';
import { undoneFields, withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveState, type SavedState } from './save-state.ts';

/**
 * Restores a product to its state after an entry of its history, also from the bin; or, with `before`, undoes only what
 * that entry changed. Categories, models and pictures that no longer exist are left out.
 */
export async function restoreVersion(
  db: Db,
  userId: number,
  id: number,
  { entryId, side }: { entryId: number; side: HistorySide },
): Promise<SavedState> {
  const entry = await findProductEntry(db, id, entryId);
  const old = entry?.[side];
  if (!old) throw new Problem('not_found', problemText.versionNotFound);
  const known = withoutLost(old, await findKnownReferences(db, [old]));
  const { after } = entry;
  const state = side === 'before' && after ? undoneFields(old, after, known) : { ...known, deletedAt: null };
  // A field that was added to the shop after the entry keeps its present value.
  return saveState(db, { id, userId, action: 'restore-version' }, (current) => ({ ...current, ...state }));
}
