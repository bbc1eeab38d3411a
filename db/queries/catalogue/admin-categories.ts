import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { productCategories, products, tuningCategories } from '#db/schema/index.ts';
import type { AdminCategory, CategoryValues } from '#src/domain/admin/dictionaries.ts';
import type { EntryRows } from './entry-rows.ts';
import { pick } from '../pick-columns.ts';

/** The two sets differ in their columns only: tuning categories have a tile with a hint and a picture. */
export type CategorySet = 'category' | 'tuning-category';

const tableOf = (set: CategorySet) => (set === 'category' ? productCategories : tuningCategories);
const columnOf = (set: CategorySet) => (set === 'category' ? products.categoryId : products.tuningCategoryId);

const plain = pick(productCategories, 'id', 'version', 'name', 'slug', 'description');
const tuning = {
  ...pick(tuningCategories, 'id', 'version', 'name', 'slug', 'description', 'hint'),
  image: tuningCategories.imageHash,
};

/** In the shop's order, with the number of products outside the bin. */
export async function listAdminCategories(db: Db, set: CategorySet): Promise<AdminCategory[]> {
  const table = tableOf(set);
  const column = columnOf(set);
  const [rows, counts] = await db.batch([
    db
      .select(set === 'category' ? plain : tuning)
      .from(table)
      .orderBy(asc(table.position), asc(table.id)),
    db
      .select({ id: column, products: count() })
      .from(products)
      .where(and(isNull(products.deletedAt), isNotNull(column)))
      .groupBy(column),
  ]);
  const productsOf = new Map(counts.map((row) => [row.id, row.products]));
  return rows.map((row) => ({ ...row, products: productsOf.get(row.id) ?? 0 }));
}

/** Includes the bin: a product that can be restored needs its category. */
export const countProductsOfCategory = (db: Db, set: CategorySet, id: number): Promise<number> =>
  db.$count(products, eq(columnOf(set), id));

const columnsOf = ({ image, ...values }: CategoryValues) => ({
  ...values,
  ...(image !== undefined && { imageHash: image }),
});

/** A new category comes at the end of its list. */
export const categoryRows = (set: CategorySet): EntryRows<CategoryValues> => {
  const table = tableOf(set);
  return {
    entity: set,
    table,
    stateOf: columnsOf,
    insert: (db, id, values) => [
      db
        .insert(table)
        .overridingSystemValue()
        .values({
          id,
          ...columnsOf(values),
          position: sql`(select coalesce(max(position), 0) + 1 from ${table})`,
        }),
    ],
    update: (db, id, values, version) => [
      db
        .update(table)
        .set({ ...columnsOf(values), version })
        .where(eq(table.id, id)),
    ],
  };
};

/**
 * Puts the given ids first, in that order; the others follow in their present order. Writes nothing when that is the
 * present order: an update of no row would publish too.
 */
export async function orderCategories(db: Db, set: CategorySet, ids: readonly number[]): Promise<void> {
  const table = tableOf(set);
  const rows = await db.select(pick(table, 'id')).from(table).orderBy(asc(table.position), asc(table.id));
  const present = rows.map(({ id }) => id);
  const wanted = [...new Set([...ids, ...present])].filter((id) => present.includes(id));
  if (wanted.join() === present.join()) return;
  await db.execute(sql`
    update ${table} t set position = o.place
    from json_array_elements_text(${JSON.stringify(wanted)}::json) with ordinality o(id, place)
    where o.id::int = t.id and t.position <> o.place`);
}
