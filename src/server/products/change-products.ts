import type { Db } from '#db/client.ts';
import { countEntries } from '#db/queries/history/audit.ts';
import {
  findKnownReferences,
  listProductSnapshots,
  type ProductSnapshot,
} from '#db/queries/products/product-snapshot.ts';
import type { BulkAnswer, BulkChange } from '#src/domain/admin/bulk.ts';
import type { AuditAction } from '#src/domain/admin/history.ts';
import { applyBulkChange } from '#src/domain/admin/bulk-change.ts';
import { lacksPicture } from '#src/domain/admin/product-rules.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { once } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { productFaultText } from '#src/strings/product-rules.ts';
import { saveStates } from './save-state.ts';

async function requireCategory(db: Db, change: BulkChange): Promise<void> {
  if (!('categoryId' in change) || change.categoryId === null) return;
  const known = await findKnownReferences(db, [{ ...NEW_PRODUCT, categoryId: change.categoryId }]);
  if (known.categories.size > 0) return;
  const message = productFaultText['categoryId.unknown'];
  throw new Problem('bad_request', message, { 'change.categoryId': message });
}

/** As the history names it: only of several products it is a bulk change. */
function actionOf(products: number, change: BulkChange): AuditAction {
  if (products > 1) return 'bulk';
  if ('delete' in change) return 'delete';
  return 'restore' in change ? 'restore' : 'update';
}

/**
 * One change for many products, undone together by the answer's `undo`. Leaves out products in the bin (unless the
 * change restores them), unknown and unchanged ones, and those that somebody else saves at the same moment.
 *
 * @param key of the dialog, with which the change is made once, however often the request is sent
 * @throws Problem `conflict` when the key was used with another body
 */
export async function changeProducts(
  db: Db,
  userId: number | null,
  { ids, change }: { ids: readonly number[]; change: BulkChange },
  key?: string,
): Promise<Omit<BulkAnswer, 'success'>> {
  await requireCategory(db, change);
  // Before the key is looked up: the state that an earlier request with it has left is never changed again.
  const stored = await listProductSnapshots(db, ids);
  const now = new Date();
  const updates = stored.flatMap(({ id, snapshot }) => {
    const state = applyBulkChange(snapshot, change, now);
    return state === snapshot ? [] : [{ id, version: snapshot.version, state }];
  });
  const changed = await once(db, {
    subject: 'products',
    key,
    body: { ids, change },
    write: (requestKey) =>
      saveStates(db, { userId, action: actionOf(ids.length, change) }, updates, requestKey),
    repeat: async (undo, isSameBody) => {
      if (!isSameBody) throw new Problem('conflict', problemText.bulkKeyUsed);
      return { changed: await countEntries(db, undo), undo };
    },
  });
  return { ...changed, ...lackingFor(change, stored) };
}

/** How many products the change leaves out because they have no picture or no price. */
function lackingFor(
  change: BulkChange,
  stored: readonly { snapshot: ProductSnapshot }[],
): Pick<BulkAnswer, 'withoutPicture' | 'withoutPrice'> {
  const onSale = stored.map(({ snapshot }) => snapshot).filter(({ deletedAt }) => deletedAt === null);
  const withoutPicture = onSale.filter(
    ({ status, images }) =>
      'status' in change && status !== change.status && lacksPicture(change.status, images.length),
  ).length;
  const withoutPrice =
    'pricePercent' in change ? onSale.filter(({ priceMinor }) => priceMinor === null).length : 0;
  return { withoutPicture, withoutPrice };
}
