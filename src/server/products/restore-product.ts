import type { Db } from '#db/client.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { saveState } from './save-state.ts';

/** Takes a product out of the bin. */
export async function restoreProduct(db: Db, userId: number, id: number): Promise<AdminProduct> {
  const { product } = await saveState(db, { id, userId, action: 'restore' }, (current) => ({
    ...current,
    deletedAt: null,
  }));
  return product;
}
