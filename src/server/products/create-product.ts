import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { type CreateKey, findCreated } from '#db/queries/create-keys.ts';
import { isKeyTaken } from '#db/queries/failed-writes.ts';
import { insertProducts } from '#db/queries/product-writes.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { bodyHash } from '#src/server/body-hash.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { requireAdminProduct } from './find-product.ts';
import { readProductInput } from './product-input.ts';

/** The product that an earlier request with this key created. */
async function replay(db: Db, { key, bodyHash }: CreateKey): Promise<AdminProduct | undefined> {
  const created = await findCreated(db, key);
  if (!created) return undefined;
  const product = await requireAdminProduct(db, created.productId);
  if (created.bodyHash !== bodyHash)
    throw new Problem('conflict', problemText.keyUsed, undefined, { current: product });
  return product;
}

/**
 * Adds a product once, however often the request is sent: `key` comes from the `Idempotency-Key` header, and a phone
 * that loses its network may send the request again.
 *
 * @throws Problem `conflict` when the key was used with another body
 */
export async function createProduct(
  db: Db,
  userId: number,
  input: ProductInput,
  key: string | undefined,
): Promise<AdminProduct> {
  const createKey = key === undefined ? undefined : { key, bodyHash: bodyHash(input) };
  const before = createKey && (await replay(db, createKey));
  if (before) return before;
  const state = await readProductInput(db, input, NEW_PRODUCT);
  try {
    const change = { batch: randomUUID(), userId, action: 'create' } as const;
    const ids = await insertProducts(db, change, [state], createKey);
    return await requireAdminProduct(db, ids[0] ?? 0);
  } catch (error) {
    // The same request was sent twice at the same time: the other one was faster.
    const other = createKey && isKeyTaken(error) ? await replay(db, createKey) : undefined;
    if (!other) throw error;
    return other;
  }
}
