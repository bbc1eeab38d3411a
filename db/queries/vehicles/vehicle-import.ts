import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, generations, manufacturers, models, vehicleImports } from '#db/schema/index.ts';
import type { VehicleImportChanges } from '#src/domain/vehicle-table/vehicle-import-changes.ts';
import { lockCatalogue } from '../catalogue/catalogue-lock.ts';
import { freeAddresses } from '../catalogue/redirects.ts';

const manufacturerRows = (changes: VehicleImportChanges) =>
  sql`json_to_recordset(${JSON.stringify(changes.manufacturers)}::json) as r(name text, slug text)`;
const modelRows = (changes: VehicleImportChanges) =>
  sql`json_to_recordset(${JSON.stringify(changes.models)}::json) as r(manufacturer text, name text, slug text)`;
function generationRows({ generations: changed }: VehicleImportChanges) {
  const rows = changed.map(({ manufacturer, model, name, before, after }) => ({
    manufacturer,
    model,
    name,
    from: after.yearFrom,
    to: after.yearTo,
    old_from: before?.yearFrom,
    old_to: before?.yearTo,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as r(manufacturer text, model text, name text, "from" smallint, "to" smallint, old_from smallint, old_to smallint)`;
}

/** Raises the version, so that a form opened earlier cannot restore other years. */
const raiseModelVersions = (db: Db, changes: VehicleImportChanges) =>
  db.execute(sql`
    update ${models} d set version = d.version + 1
    from ${generationRows(changes)} join ${manufacturers} m on m.slug = r.manufacturer
    where d.manufacturer_id = m.id and d.slug = r.model`);

/**
 * Writes a plan as one transaction. New rows are added and years only ever grow, so applying a plan twice or during
 * an edit does no harm. Each table is one statement over a JSON array, which fits thousands of rows into one request.
 */
export async function applyVehicleImport(db: Db, file: string, changes: VehicleImportChanges): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.insert(vehicleImports).values({ file, changes }),
    db.execute(sql`
      insert into ${manufacturers} (name, slug)
      select r.name, r.slug from ${manufacturerRows(changes)}
      on conflict do nothing`),
    db.execute(sql`
      insert into ${models} (manufacturer_id, name, slug)
      select m.id, r.name, r.slug
      from ${modelRows(changes)} join ${manufacturers} m on m.slug = r.manufacturer
      on conflict do nothing`),
    freeAddresses(db, [
      ...changes.manufacturers.map(({ slug }) => `/${slug}`),
      ...changes.models.map(({ manufacturer, slug }) => `/${manufacturer}/${slug}`),
    ]),
    raiseModelVersions(db, changes),
    db.execute(sql`
      insert into ${generations} as g (model_id, name, year_from, year_to)
      select d.id, r.name, r."from", r."to"
      from ${generationRows(changes)}
      join ${manufacturers} m on m.slug = r.manufacturer
      join ${models} d on d.manufacturer_id = m.id and d.slug = r.model
      on conflict (model_id, name) do update set
        year_from = least(g.year_from, excluded.year_from),
        year_to = case when g.year_to is null or excluded.year_to is null then null
                       else greatest(g.year_to, excluded.year_to) end`),
  ]);
}

export async function findLatestVehicleImport(db: Db) {
  const [latest] = await db
    .select()
    .from(vehicleImports)
    .where(isNull(vehicleImports.undoneAt))
    .orderBy(desc(vehicleImports.id))
    .limit(1);
  return latest;
}

/**
 * Undoes an import in one transaction: years that are still as it wrote them, and new rows that nothing uses. What was
 * edited since stays.
 */
export async function undoVehicleImport(db: Db, id: number, changes: VehicleImportChanges): Promise<void> {
  const written = sql`
    from ${generationRows(changes)}
    join ${manufacturers} m on m.slug = r.manufacturer
    join ${models} d on d.manufacturer_id = m.id and d.slug = r.model
    where g.model_id = d.id and g.name = r.name and g.year_from = r."from" and g.year_to is not distinct from r."to"`;
  await db.batch([
    lockCatalogue(db),
    raiseModelVersions(db, changes),
    db.execute(sql`
      update ${generations} g set year_from = r.old_from, year_to = r.old_to ${written} and r.old_from is not null`),
    db.execute(sql`
      delete from ${generations} g where exists (select ${written} and r.old_from is null)
        and not exists (select from ${fitments} f where f.model_id = g.model_id)`),
    db.execute(sql`
      delete from ${models} d where exists (
          select from ${modelRows(changes)} join ${manufacturers} m on m.slug = r.manufacturer
          where d.manufacturer_id = m.id and d.slug = r.slug)
        and not exists (select from ${generations} g where g.model_id = d.id)
        and not exists (select from ${fitments} f where f.model_id = d.id)`),
    db.execute(sql`
      delete from ${manufacturers} m where exists (select from ${manufacturerRows(changes)} where m.slug = r.slug)
        and not exists (select from ${models} d where d.manufacturer_id = m.id)
        and not exists (select from ${fitments} f where f.manufacturer_id = m.id)`),
    db
      .update(vehicleImports)
      .set({ undoneAt: sql`now()` })
      .where(eq(vehicleImports.id, id)),
  ]);
}
