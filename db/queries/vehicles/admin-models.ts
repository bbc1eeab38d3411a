import { and, asc, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, generations, manufacturers, models, products } from '#db/schema/index.ts';
import type { AdminModel, ManufacturerChoice } from '#src/domain/admin/dictionaries.ts';
import type { Generation } from '#src/domain/vehicle/vehicle.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { lockCatalogue } from '../catalogue/catalogue-lock.ts';
import { keepCreateKey, type RequestKey } from '../admin/request-keys.ts';
import { auditChange } from '../history/audit-change.ts';
import { nextId } from '../next-id.ts';
import { pick } from '../pick-columns.ts';
import { dropAddress, freeAddresses, moveAddress } from '../catalogue/redirects.ts';
import { listVehicles } from './vehicles.ts';
import { requireVersion } from '../history/versions.ts';

export type ModelState = Omit<AdminModel, 'id' | 'version' | 'products'>;

const own = pick(models, 'id', 'version', 'manufacturerId', 'name', 'slug', 'aliases');

export async function listAdminModels(db: Db, manufacturerId: number): Promise<AdminModel[]> {
  const [rows, generationRows, productRows] = await db.batch([
    db.select(own).from(models).where(eq(models.manufacturerId, manufacturerId)),
    db
      .select(pick(generations, 'modelId', 'name', 'aliases', 'yearFrom', 'yearTo'))
      .from(generations)
      .innerJoin(models, eq(models.id, generations.modelId))
      .where(eq(models.manufacturerId, manufacturerId))
      .orderBy(asc(generations.yearFrom), asc(generations.id)),
    db
      .select({ id: fitments.modelId, products: countDistinct(fitments.productId) })
      .from(fitments)
      .innerJoin(products, and(eq(products.id, fitments.productId), isNull(products.deletedAt)))
      .where(eq(fitments.manufacturerId, manufacturerId))
      .groupBy(fitments.modelId),
  ]);
  const generationsOf = Map.groupBy(generationRows, (row) => row.modelId);
  const productsOf = new Map(productRows.map((row) => [row.id, row.products]));
  return rows.sort(compareNames).map((row) => ({
    ...row,
    generations: (generationsOf.get(row.id) ?? []).map(({ modelId: _, ...generation }) => generation),
    products: productsOf.get(row.id) ?? 0,
  }));
}

/** For the selects of the product form, by name. */
export async function listManufacturerChoices(db: Db): Promise<ManufacturerChoice[]> {
  const vehicles = await listVehicles(db);
  return vehicles.sort(compareNames).map(({ id, name, slug, models: own }) => ({
    id,
    name,
    slug,
    models: own.sort(compareNames).map(({ aliases: _, ...model }) => ({ ...model, ...producedYears(model) })),
  }));
}

/** Of all generations, which are sorted by year. */
const producedYears = ({ generations: all }: { generations: readonly Generation[] }) => ({
  yearFrom: all[0]?.yearFrom ?? null,
  yearTo: all.reduce<number | null>(
    (last, { yearTo }) => (last === null || yearTo === null ? null : Math.max(last, yearTo)),
    all[0]?.yearTo ?? null,
  ),
});

export async function findManufacturerOfModel(db: Db, modelId: number) {
  const [row] = await db
    .select(pick(manufacturers, 'id', 'name', 'slug'))
    .from(models)
    .innerJoin(manufacturers, eq(manufacturers.id, models.manufacturerId))
    .where(eq(models.id, modelId));
  return row;
}

export async function findManufacturer(db: Db, id: number) {
  const [row] = await db
    .select(pick(manufacturers, 'id', 'name', 'slug'))
    .from(manufacturers)
    .where(eq(manufacturers.id, id));
  return row;
}

/** Of a manufacturer, or of some models. Includes the bin. */
export async function listProductIdsOf(
  db: Db,
  of: { manufacturerId: number } | { modelIds: number[] },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: fitments.productId })
    .from(fitments)
    .where(
      'modelIds' in of
        ? inArray(fitments.modelId, of.modelIds)
        : eq(fitments.manufacturerId, of.manufacturerId),
    );
  return rows.map((row) => row.id);
}

export const insertGenerations = (db: Db, modelId: number, list: ModelState['generations']) =>
  db.execute(sql`
    insert into ${generations} (model_id, name, aliases, year_from, year_to)
    select ${modelId}::int, r.name, r.aliases, r."yearFrom", r."yearTo"
    from json_to_recordset(${JSON.stringify(list)}::json)
      as r(name text, aliases text[], "yearFrom" smallint, "yearTo" smallint)`);

/** Of which manufacturer, and who changes it. */
type Owner = { manufacturer: { slug: string }; userId: number | null };

export async function insertModel(
  db: Db,
  { manufacturer, userId }: Owner,
  state: ModelState,
  key?: RequestKey,
): Promise<number> {
  const id = await nextId(db, models);
  const { generations: built, ...row } = state;
  await db.batch([
    lockCatalogue(db),
    db
      .insert(models)
      .overridingSystemValue()
      .values({ id, ...row }),
    insertGenerations(db, id, built),
    freeAddresses(db, [`/${manufacturer.slug}/${state.slug}`]),
    auditChange(db, { userId, action: 'create', entity: 'model', id, after: state }),
    ...keepCreateKey(db, 'model', id, key),
  ]);
  return id;
}

/** Fails with an error that `isEditedSince` recognises when the model's version is no longer `edited`. */
export async function updateModel(
  db: Db,
  { manufacturer, userId }: Owner,
  { id, edited, before, after }: { id: number; edited: number; before: ModelState; after: ModelState },
): Promise<void> {
  const { name, slug, aliases } = after;
  const [from, to] = [`/${manufacturer.slug}/${before.slug}`, `/${manufacturer.slug}/${slug}`];
  await db.batch([
    lockCatalogue(db),
    requireVersion(db, models, id, edited),
    db
      .update(models)
      .set({ name, slug, aliases, version: edited + 1 })
      .where(eq(models.id, id)),
    db.delete(generations).where(eq(generations.modelId, id)),
    insertGenerations(db, id, after.generations),
    auditChange(db, { userId, action: 'update', entity: 'model', id, before, after }),
    ...(from === to ? [] : moveAddress(db, from, to)),
  ]);
}

export async function deleteModel(
  db: Db,
  { manufacturer, userId }: Owner,
  { id, before }: { id: number; before: ModelState },
): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.delete(models).where(eq(models.id, id)),
    dropAddress(db, `/${manufacturer.slug}/${before.slug}`),
    auditChange(db, { userId, action: 'delete', entity: 'model', id, before }),
  ]);
}
