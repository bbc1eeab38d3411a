import type { Db } from '#db/client.ts';
import { type CreateKey, findBulkChange } from '#db/queries/create-keys.ts';
import { isKeyTaken } from '#db/queries/failed-writes.ts';
import {
  findKnownReferences,
  listProductSnapshots,
  type ProductSnapshot,
} from '#db/queries/product-snapshot.ts';
import type { ProductUpdate } from '#db/queries/product-writes.ts';
import type { BulkAnswer, BulkChange } from '#src/domain/admin/bulk.ts';
import { applyBulkChange } from '#src/domain/admin/bulk-change.ts';
import { lacksPicture } from '#src/domain/admin/product-rules.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { bodyHash } from '#src/server/body-hash.ts';
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

type Changed = { changed: number; undo: string };

/** What an earlier request with this key did. A change of prices in per cent would otherwise be made twice. */
async function replay(db: Db, { key, bodyHash }: CreateKey): Promise<Changed | undefined> {
  const done = await findBulkChange(db, key);
  if (done && done.bodyHash !== bodyHash) throw new Problem('conflict', problemText.bulkKeyUsed);
  return done && { changed: done.changed, undo: done.undo };
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
  const bulkKey = key === undefined ? undefined : { key, bodyHash: bodyHash({ ids, change }) };
  const stored = await listProductSnapshots(db, ids);
  const lacking = lackingFor(change, stored);
  const before = bulkKey && (await replay(db, bulkKey));
  if (before) return { ...before, ...lacking };
  const now = new Date();
  const updates = stored.flatMap(({ id, snapshot }) => {
    const state = applyBulkChange(snapshot, change, now);
    return state === snapshot ? [] : [{ id, version: snapshot.version, state }];
  });
  return { ...(await saveOnce(db, userId, updates, bulkKey)), ...lacking };
}

/** The same request may have been sent twice at the same time: then the slower one answers what the other one did. */
async function saveOnce(
  db: Db,
  userId: number | null,
  updates: readonly ProductUpdate[],
  key: CreateKey | undefined,
): Promise<Changed> {
  const other = async () => key && (await replay(db, key));
  try {
    const saved = await saveStates(db, { userId, action: 'bulk' }, updates, key);
    return saved.changed > 0 ? saved : ((await other()) ?? saved);
  } catch (error) {
    const done = isKeyTaken(error) ? await other() : undefined;
    if (!done) throw error;
    return done;
  }
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
