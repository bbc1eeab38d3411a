import { and, count, countDistinct, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, manufacturers, models, products } from '#db/schema/index.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { lockCatalogue } from '../catalogue/catalogue-lock.ts';
import { keepCreateKey, type RequestKey } from '../admin/request-keys.ts';
import { auditChange } from '../history/audit-change.ts';
import { nextId } from '../next-id.ts';
import { pick } from '../pick-columns.ts';
import { dropAddress, freeAddresses, moveAddress } from '../catalogue/redirects.ts';
import { requireVersion } from '../history/versions.ts';

const own = pick(manufacturers, 'id', 'version', 'name', 'slug', 'aliases', 'slugAliases');

export type ManufacturerState = Omit<AdminManufacturer, 'id' | 'version' | 'models' | 'products'>;

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

const addressesOf = ({ slug, slugAliases }: ManufacturerState) => [slug, ...slugAliases].map((s) => `/${s}`);

export async function insertManufacturer(
  db: Db,
  userId: number | null,
  state: ManufacturerState,
  key?: RequestKey,
): Promise<number> {
  const id = await nextId(db, manufacturers);
  await db.batch([
    lockCatalogue(db),
    db
      .insert(manufacturers)
      .overridingSystemValue()
      .values({ id, ...state }),
    freeAddresses(db, addressesOf(state)),
    auditChange(db, { userId, action: 'create', entity: 'manufacturer', id, after: state }),
    ...keepCreateKey(db, 'manufacturer', id, key),
  ]);
  return id;
}

/** Fails with an error that `isEditedSince` recognises when the manufacturer's version is no longer `edited`. */
export async function updateManufacturer(
  db: Db,
  userId: number | null,
  edit: { id: number; edited: number; before: ManufacturerState; after: ManufacturerState },
): Promise<void> {
  const { id, edited, before, after } = edit;
  const update = db
    .update(manufacturers)
    .set({ ...after, version: edited + 1 })
    .where(eq(manufacturers.id, id));
  const audit = auditChange(db, { userId, action: 'update', entity: 'manufacturer', id, before, after });
  const free = freeAddresses(db, addressesOf(after));
  const kept = new Set([after.slug, ...after.slugAliases]);
  const moves = [before.slug, ...before.slugAliases]
    .filter((slug) => !kept.has(slug))
    .flatMap((slug) => moveAddress(db, `/${slug}`, `/${after.slug}`));
  await db.batch([
    lockCatalogue(db),
    requireVersion(db, manufacturers, id, edited),
    update,
    audit,
    free,
    ...moves,
  ]);
}

/** Deletes its unused models too; the database refuses to delete a manufacturer that is in use. */
export async function deleteManufacturer(
  db: Db,
  userId: number | null,
  { id, before }: { id: number; before: ManufacturerState },
): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.delete(models).where(eq(models.manufacturerId, id)),
    db.delete(manufacturers).where(eq(manufacturers.id, id)),
    dropAddress(db, `/${before.slug}`),
    auditChange(db, { userId, action: 'delete', entity: 'manufacturer', id, before }),
  ]);
}
