import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { insertProducts } from '#db/queries/products/product-writes.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { createOnce } from '#src/server/once.ts';
import { problemText } from '#src/strings/problems.ts';
import { requireAdminProduct } from './find-product.ts';
import { readProductInput } from './product-input.ts';

/**
 * Adds a product once for each key.
 *
 * @throws Problem `conflict` when the key was used with another body
 */
export const createProduct = (
  db: Db,
  userId: number,
  input: ProductInput,
  key: string | undefined,
): Promise<AdminProduct> =>
  createOnce(db, {
    subject: 'product',
    key,
    body: input,
    keyUsed: problemText.keyUsed,
    add: async (requestKey) => {
      const state = await readProductInput(db, input, NEW_PRODUCT);
      const change = { batch: randomUUID(), userId, action: 'create' } as const;
      const [id = 0] = await insertProducts(db, change, [state], requestKey);
      return id;
    },
    read: (id) => requireAdminProduct(db, id),
  });
