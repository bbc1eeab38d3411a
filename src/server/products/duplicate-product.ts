import type { Db } from '#db/client.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { newDeal } from '#src/domain/admin/deal.ts';
import { stateOf } from '#src/domain/admin/product-state.ts';
import { cutText } from '#src/domain/cut-text.ts';
import { PRODUCT_NAME_MAX } from '#src/domain/limits.ts';
import { productText } from '#src/strings/admin-product-names.ts';
import { createOnce } from './create-product.ts';
import { requireSnapshot } from './find-product.ts';

/** Creates a draft with the same data, for the next part of the same car. */
export function duplicateProduct(
  db: Db,
  userId: number,
  id: number,
  key: string | undefined,
): Promise<AdminProduct> {
  return createOnce(db, { action: 'duplicate', userId, key }, { duplicate: id }, async () => {
    const original = stateOf(await requireSnapshot(db, id));
    const suffix = productText.copySuffix;
    const name = cutText(original.name, PRODUCT_NAME_MAX - suffix.length).trimEnd() + suffix;
    return { ...original, ...newDeal('in_stock'), name, status: 'draft', pinned: false, deletedAt: null };
  });
}
