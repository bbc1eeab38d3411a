import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import {
  fitments,
  manufacturers,
  models,
  productCategories,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import { RELATED_PRODUCTS } from '#src/domain/limits/pages.ts';
import { RELATED_CIRCLES, type RelatedBy } from '#src/domain/product/related-circles.ts';
import { published } from './product-conditions.ts';

/** What a product is related by. */
type RelatedFacts = { id: number } & Record<RelatedBy, { slug: string } | null>;

/** A product that visitors could see and can no longer: it is in the bin or archived. */
export async function findRemovedProduct(db: Db, id: number): Promise<RelatedFacts | undefined> {
  const slugOf = (column: PgColumn) => sql<{ slug: string } | null>`
    case when ${column} is not null then json_build_object('slug', ${column}) end`;
  const [row] = await db
    .select({
      id: products.id,
      tuningCategory: slugOf(tuningCategories.slug),
      category: slugOf(productCategories.slug),
      manufacturer: slugOf(manufacturers.slug),
      model: slugOf(models.slug),
    })
    .from(products)
    .leftJoin(tuningCategories, eq(tuningCategories.id, products.tuningCategoryId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .leftJoin(fitments, and(eq(fitments.productId, products.id), eq(fitments.position, 0)))
    .leftJoin(manufacturers, eq(manufacturers.id, fitments.manufacturerId))
    .leftJoin(models, eq(models.id, fitments.modelId))
    .where(
      and(
        eq(products.id, id),
        or(
          and(eq(products.status, 'published'), isNotNull(products.deletedAt)),
          eq(products.status, 'archived'),
        ),
      ),
    );
  return row;
}

/** Ids for 'Pogledajte još', by the rule of src/build/related-products.ts: the closest circle, then the next by id. */
export async function listRelatedIds(db: Db, product: RelatedFacts): Promise<number[]> {
  const { tuningCategory, category, manufacturer, model } = product;
  const shared: Record<RelatedBy, SQL | undefined> = {
    tuningCategory: tuningCategory
      ? inArray(
          products.tuningCategoryId,
          db
            .select({ id: tuningCategories.id })
            .from(tuningCategories)
            .where(eq(tuningCategories.slug, tuningCategory.slug)),
        )
      : undefined,
    category: category
      ? inArray(
          products.categoryId,
          db
            .select({ id: productCategories.id })
            .from(productCategories)
            .where(eq(productCategories.slug, category.slug)),
        )
      : undefined,
    manufacturer: manufacturer ? eq(manufacturers.slug, manufacturer.slug) : undefined,
    model: model ? eq(models.slug, model.slug) : undefined,
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
