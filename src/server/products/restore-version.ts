import type { Db } from '#db/client.ts';
import { findProductEntry } from '#db/queries/history/audit.ts';
import { findKnownReferences } from '#db/queries/products/product-snapshot.ts';
import { tidyDeal } from '#src/domain/admin/deal.ts';
import type { HistorySide } from '#src/domain/admin/history.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { lacksPicture } from '#src/domain/admin/product-rules.ts';
import { undoneFields, withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { productFaultText } from '#src/strings/product-rules.ts';
import { saveState, type SavedState } from './save-state.ts';

/**
 * A state with fields of two other ones. Refused when it is published without a picture and neither of them was; what only
 * another kind or availability allows is left out.
 */
function obeyingRules(state: ProductState, of: readonly [ProductState, ProductState]): ProductState {
  const isWithoutPicture = ({ status, images }: ProductState) => lacksPicture(status, images.length);
  if (isWithoutPicture(state) && !of.some(isWithoutPicture))
    throw new Problem('conflict', productFaultText['images.missing']);
  const tuningCategoryId = state.kind === 'tuning' ? state.tuningCategoryId : null;
  return tidyDeal({ ...state, tuningCategoryId }, null);
}

/**
 * Restores a product to its state after an entry of its history, also from the bin; or, with `before`, undoes only what
 * that entry changed. Categories, models and pictures that no longer exist are left out.
 *
 * @throws Problem `conflict` when a published product would be left without a picture
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
  return saveState(db, { id, userId, action: 'restore-version' }, (current) =>
    obeyingRules({ ...current, ...state }, [old, current]),
  );
}
