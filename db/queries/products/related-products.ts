import { and, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
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
import { RELATED_TIERS, type RelatedBy } from '#src/domain/product/related-tiers.ts';
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

/** What a product of a tier shares, as conditions on `products` and its primary fitment. */
function sharedConditions({ tuningCategory, category, manufacturer, model }: RelatedFacts) {
  const idOf = (
    table: typeof productCategories | typeof tuningCategories | typeof manufacturers,
    slug: string,
  ) => sql`(select id from ${table} where slug = ${slug})`;
  const manufacturerId = manufacturer && idOf(manufacturers, manufacturer.slug);
  return {
    tuningCategory:
      tuningCategory && eq(products.tuningCategoryId, idOf(tuningCategories, tuningCategory.slug)),
    category: category && eq(products.categoryId, idOf(productCategories, category.slug)),
    manufacturer: manufacturerId && eq(fitments.manufacturerId, manufacturerId),
    model:
      manufacturerId &&
      model &&
      eq(
        fitments.modelId,
        sql`(select id from ${models} where manufacturer_id = ${manufacturerId} and slug = ${model.slug})`,
      ),
  } satisfies Record<RelatedBy, SQL | null>;
}

/**
 * Ids for 'Pogledajte još', by the rule of src/build/related-products.ts: the closest tier, then the next by id. Every
 * tier is asked for a few, so that an index answers.
 */
export async function listRelatedIds(db: Db, product: RelatedFacts): Promise<number[]> {
  const shared = sharedConditions(product);
  const tiers = RELATED_TIERS.flatMap((names, distance) => {
    const conditions = names.flatMap((name) => shared[name] ?? []);
    if (conditions.length < names.length) return [];
    const isOfVehicle = (names as readonly RelatedBy[]).includes('manufacturer');
    const primary = sql`join ${fitments} on ${fitments.productId} = ${products.id} and ${fitments.position} = 0`;
    const beside = (isBefore: boolean) => sql`(
      select ${products.id} as id, ${sql.raw(String(distance))} as distance, ${isBefore} as is_before
      from ${products} ${isOfVehicle ? primary : sql``}
      where ${and(published, (isBefore ? lt : gt)(products.id, product.id), ...conditions)}
      order by ${products.id} limit ${RELATED_PRODUCTS})`;
    return [beside(false), beside(true)];
  });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${sql.join(tiers, sql` union all `)}) found order by distance, is_before, id`,
  );
  return [...new Set(rows.map((row) => row.id))].slice(0, RELATED_PRODUCTS);
}
