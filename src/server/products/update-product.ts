import type { Db } from '#db/client.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { readProductInput } from './product-input.ts';
import { saveState } from './save-state.ts';

/**
 * Fields that the request leaves out stay unchanged.
 *
 * @throws Problem `conflict` with the present product, when `input.version` is not its version
 */
export async function updateProduct(
  db: Db,
  userId: number,
  id: number,
  input: ProductInput,
): Promise<AdminProduct> {
  const { version } = input;
  const { product } = await saveState(db, { id, userId, action: 'update', version }, (current) =>
    readProductInput(db, input, current),
  );
  return product;
}
