import type { Db } from '#db/client.ts';
import {
  findAdminProduct,
  listProductSnapshots,
  type ProductSnapshot,
} from '#db/queries/products/product-snapshot.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';

const notFound = () => new Problem('not_found', problemText.productNotFound);

/** Includes the bin. @throws Problem `not_found` */
export async function requireAdminProduct(db: Db, id: number): Promise<AdminProduct> {
  const product = await findAdminProduct(db, id);
  if (!product) throw notFound();
  return product;
}

/** @throws Problem `not_found` */
export async function requireSnapshot(db: Db, id: number): Promise<ProductSnapshot> {
  const [found] = await listProductSnapshots(db, [id]);
  if (!found) throw notFound();
  return found.snapshot;
}
