import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, manufacturers, models, products } from '#db/schema/index.ts';
import { RELATED_PRODUCTS } from '#src/domain/limits.ts';
import { RELATED_CIRCLES, type RelatedBy } from '#src/domain/product/related-circles.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { published } from './product-conditions.ts';

/** Ids for 'Pogledajte još', by the rule of src/build/related-products.ts: the closest circle, then the next by id. */
export async function listRelatedIds(db: Db, product: ProductDetail): Promise<number[]> {
  const { tuningCategory } = product;
  const shared: Record<RelatedBy, SQL | undefined> = {
    tuningCategory: tuningCategory ? eq(products.tuningCategoryId, tuningCategory.id) : undefined,
    category: product.category ? eq(products.categoryId, product.category.id) : undefined,
    manufacturer: product.manufacturer ? eq(manufacturers.slug, product.manufacturer.slug) : undefined,
    model: product.model ? eq(models.slug, product.model.slug) : undefined,
  };
  const circles = RELATED_CIRCLES.flatMap((names, distance) =>
    names.every((name) => shared[name])
      ? [sql`when ${and(sql`true`, ...names.map((n) => shared[n]))} then ${sql.raw(String(distance))}`]
      : [],
  );
  const distance = sql`case ${sql.join(circles, sql` `)} end`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(fitments, and(eq(fitments.productId, products.id), eq(fitments.position, 0)))
    .leftJoin(manufacturers, eq(manufacturers.id, fitments.manufacturerId))
    .leftJoin(models, eq(models.id, fitments.modelId))
    .where(and(published, ne(products.id, product.id)))
    .orderBy(distance, desc(gt(products.id, product.id)), asc(products.id))
    .limit(RELATED_PRODUCTS);
  return rows.map((row) => row.id);
}
