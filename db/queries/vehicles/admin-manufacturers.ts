import { and, count, countDistinct, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, manufacturers, models, products } from '#db/schema/index.ts';
import type { AdminManufacturer, ManufacturerValues } from '#src/domain/admin/dictionaries.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { deletion, type EntryRows } from '../catalogue/entry-rows.ts';
import { pick } from '../pick-columns.ts';
import { listAdminModels, modelRows } from './admin-models.ts';

const own = pick(manufacturers, 'id', 'version', 'name', 'slug', 'aliases', 'slugAliases');

export async function listAdminManufacturers(db: Db): Promise<AdminManufacturer[]> {
  const [rows, modelRows, productRows] = await db.batch([
    db.select(own).from(manufacturers),
    db.select({ id: models.manufacturerId, models: count() }).from(models).groupBy(models.manufacturerId),
    db
      .select({ id: fitments.manufacturerId, products: countDistinct(fitments.productId) })
      .from(fitments)
      .innerJoin(products, and(eq(products.id, fitments.productId), isNull(products.deletedAt)))
      .groupBy(fitments.manufacturerId),
  ]);
  const modelsOf = new Map(modelRows.map((row) => [row.id, row.models]));
  const productsOf = new Map(productRows.map((row) => [row.id, row.products]));
  return rows.sort(compareNames).map((row) => ({
    ...row,
    models: modelsOf.get(row.id) ?? 0,
    products: productsOf.get(row.id) ?? 0,
  }));
}

/** Includes the bin: a product that can be restored needs its manufacturer. */
export async function countManufacturerUse(
  db: Db,
  id: number,
): Promise<{ products: number; models: number }> {
  const [[used], [has]] = await db.batch([
    db
      .select({ products: countDistinct(fitments.productId) })
      .from(fitments)
      .where(eq(fitments.manufacturerId, id)),
    db.select({ models: count() }).from(models).where(eq(models.manufacturerId, id)),
  ]);
  return { products: used?.products ?? 0, models: has?.models ?? 0 };
}

export const manufacturerRows: EntryRows<ManufacturerValues> = {
  entity: 'manufacturer',
  table: manufacturers,
  insert: (db, id, values) => [
    db
      .insert(manufacturers)
      .overridingSystemValue()
      .values({ id, ...values }),
  ],
  update: (db, id, values, version) => [
    db
      .update(manufacturers)
      .set({ ...values, version })
      .where(eq(manufacturers.id, id)),
  ],
  /** Its models, which are unused like itself. */
  deletePartsOf: async (db, id, userId) =>
    (await listAdminModels(db, id)).flatMap((entry) => deletion(db, modelRows, { userId, entry })),
};
