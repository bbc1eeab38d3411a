import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { images, productImages, products, tuningCategories } from '#db/schema/index.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { pick } from '../pick-columns.ts';
import { pageColumns } from './product-columns.ts';
import { published } from './product-conditions.ts';
import { listProductsByIds } from './product-list.ts';

/** A published product with everything that its page shows; undefined when there is none with this id. */
export async function findProduct(db: Db, id: number, lastYear: number): Promise<ProductDetail | undefined> {
  const [listed] = await listProductsByIds(db, [id], lastYear);
  if (!listed) return undefined;
  const [[own], pictures] = await db.batch([
    db
      .select({
        ...pageColumns,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
        tuningCategory: pick(tuningCategories, 'id', 'name', 'slug'),
      })
      .from(products)
      .leftJoin(tuningCategories, eq(tuningCategories.id, products.tuningCategoryId))
      .where(and(eq(products.id, id), published)),
    db
      .select(pick(images, 'hash', 'width', 'height'))
      .from(productImages)
      .innerJoin(images, eq(images.hash, productImages.hash))
      .where(eq(productImages.productId, id))
      .orderBy(productImages.position),
  ]);
  if (!own) return undefined;
  return {
    ...listed,
    ...own,
    images: pictures,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
  };
}

export async function findProductName(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select(pick(products, 'name')).from(products).where(eq(products.id, id));
  return row?.name;
}

/** Products whose last day of reservation is before `today`, the bin included. */
export async function listExpiredReservations(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.availability, 'reserved'), lt(products.reservedUntil, today)));
  return rows.map(({ id }) => id);
}
