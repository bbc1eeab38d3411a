import { and, asc, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, generations, manufacturers, models, products } from '#db/schema/index.ts';
import type { AdminModel, ManufacturerChoice, ModelValues } from '#src/domain/admin/dictionaries.ts';
import type { Generation } from '#src/domain/vehicle/vehicle.ts';
import { renamedGenerations } from '#src/domain/dictionaries/renamed-generations.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import type { EntryRows } from '../catalogue/entry-rows.ts';
import { pick } from '../pick-columns.ts';
import { followGenerationNames } from './generation-names.ts';
import { listVehicles } from './vehicles.ts';

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

const insertGenerations = (db: Db, modelId: number, list: readonly Generation[]) =>
  db.execute(sql`
    insert into ${generations} (model_id, name, aliases, year_from, year_to)
    select ${modelId}::int, r.name, r.aliases, r."yearFrom", r."yearTo"
    from json_to_recordset(${JSON.stringify(list)}::json)
      as r(name text, aliases text[], "yearFrom" smallint, "yearTo" smallint)`);

export const modelRows: EntryRows<ModelValues> = {
  entity: 'model',
  table: models,
  insert: (db, id, { generations: list, ...row }) => [
    db
      .insert(models)
      .overridingSystemValue()
      .values({ id, ...row }),
    insertGenerations(db, id, list),
  ],
  update: (db, id, { generations: list, ...row }, version) => [
    db
      .update(models)
      .set({ ...row, version })
      .where(eq(models.id, id)),
    db.delete(generations).where(eq(generations.modelId, id)),
    insertGenerations(db, id, list),
  ],
  follow: (db, { userId, before, after }) =>
    followGenerationNames(db, {
      userId,
      modelId: before.id,
      renamed: renamedGenerations(before.generations, after.generations),
    }),
};
