import type { Db } from '#db/client.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import { readProductInput } from './product-input.ts';
import { saveState, type SavedState } from './save-state.ts';

/**
 * Fields that the request leaves out stay unchanged.
 *
 * @throws Problem `conflict` with the present product, when `input.version` is not its version
 */
export function updateProduct(db: Db, userId: number, id: number, input: ProductInput): Promise<SavedState> {
  const { version } = input;
  return saveState(db, { id, userId, action: 'update', version }, (current) =>
    readProductInput(db, input, current),
  );
}
