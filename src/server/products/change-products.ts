import type { Db } from '#db/client.ts';
import { findKnownReferences, listProductSnapshots } from '#db/queries/product-snapshot.ts';
import type { BulkAnswer, BulkChange } from '#src/domain/admin/bulk.ts';
import { applyBulkChange } from '#src/domain/admin/bulk-change.ts';
import { lacksPicture } from '#src/domain/admin/product-rules.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { productFaultText } from '#src/strings/product-rules.ts';
import { saveStates } from './save-state.ts';

async function requireCategory(db: Db, change: BulkChange): Promise<void> {
  if (!('categoryId' in change) || change.categoryId === null) return;
  const known = await findKnownReferences(db, [{ ...NEW_PRODUCT, categoryId: change.categoryId }]);
  if (known.categories.size > 0) return;
  const message = productFaultText['categoryId.unknown'];
  throw new Problem('bad_request', message, { 'change.categoryId': message });
}

/**
 * One change for many products, undone together by the answer's `undo`. Leaves out products in the bin (unless the
 * change restores them), unknown and unchanged ones, and those that somebody else saves at the same moment.
 */
export async function changeProducts(
  db: Db,
  userId: number | null,
  ids: readonly number[],
  change: BulkChange,
): Promise<Omit<BulkAnswer, 'success'>> {
  await requireCategory(db, change);
  const now = new Date();
  const stored = await listProductSnapshots(db, ids);
  const updates = stored.flatMap(({ id, snapshot }) => {
    const state = applyBulkChange(snapshot, change, now);
    return state === snapshot ? [] : [{ id, version: snapshot.version, state }];
  });
  const onSale = stored.map(({ snapshot }) => snapshot).filter(({ deletedAt }) => deletedAt === null);
  const withoutPicture = onSale.filter(
    ({ status, images }) =>
      'status' in change && status !== change.status && lacksPicture(change.status, images.length),
  ).length;
  const withoutPrice =
    'pricePercent' in change ? onSale.filter(({ priceMinor }) => priceMinor === null).length : 0;
  return { ...(await saveStates(db, { userId, action: 'bulk' }, updates)), withoutPicture, withoutPrice };
}
