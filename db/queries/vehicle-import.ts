import { asc, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { generations, manufacturers, models } from '#db/schema/index.ts';
import type {
  KnownManufacturer,
  PlannedManufacturer,
} from '#src/domain/vehicle-table/plan-vehicle-import.ts';
import { lockCatalogue } from './catalogue-lock.ts';

export async function listKnownVehicles(db: Db): Promise<KnownManufacturer[]> {
  const [manufacturerRows, modelRows, generationRows] = await db.batch([
    db.select().from(manufacturers).orderBy(asc(manufacturers.id)),
    db.select().from(models).orderBy(asc(models.id)),
    db.select().from(generations).orderBy(asc(generations.id)),
  ]);
  const generationsOf = Map.groupBy(generationRows, (g) => g.modelId);
  const modelsOf = Map.groupBy(modelRows, (m) => m.manufacturerId);
  return manufacturerRows.map(({ id, name, slug, aliases, slugAliases }) => ({
    name,
    slug,
    aliases,
    slugAliases,
    models: (modelsOf.get(id) ?? []).map((model) => ({
      name: model.name,
      slug: model.slug,
      aliases: model.aliases,
      generations: (generationsOf.get(model.id) ?? []).map(({ name, aliases, yearFrom, yearTo }) => ({
        name,
        aliases,
        yearFrom,
        yearTo,
      })),
    })),
  }));
}

/**
 * Writes a plan as one transaction. New rows are added and years only ever grow, so applying a plan twice or during
 * an edit does no harm. Each table is one statement over a JSON array, which fits thousands of rows into one request.
 */
export async function applyVehicleImport(db: Db, plan: readonly PlannedManufacturer[]): Promise<void> {
  const newManufacturers = plan.filter((m) => m.isNew).map(({ name, slug }) => ({ name, slug }));
  const newModels = plan.flatMap((m) =>
    m.models.filter((d) => d.isNew).map(({ name, slug }) => ({ make: m.slug, name, slug })),
  );
  const changedGenerations = plan.flatMap((m) =>
    m.models.flatMap((d) =>
      d.generations
        .filter((g) => g.change !== 'none')
        .map((g) => ({ make: m.slug, model: d.slug, name: g.name, from: g.yearFrom, to: g.yearTo })),
    ),
  );
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      insert into ${manufacturers} (name, slug)
      select r.name, r.slug from json_to_recordset(${JSON.stringify(newManufacturers)}::json) as r(name text, slug text)
      on conflict do nothing`),
    db.execute(sql`
      insert into ${models} (manufacturer_id, name, slug)
      select m.id, r.name, r.slug
      from json_to_recordset(${JSON.stringify(newModels)}::json) as r(make text, name text, slug text)
      join ${manufacturers} m on m.slug = r.make
      on conflict do nothing`),
    // Raises the version, so that a form opened earlier cannot restore the old years.
    db.execute(sql`
      update ${models} d set version = d.version + 1
      from json_to_recordset(${JSON.stringify(changedGenerations)}::json) as r(make text, model text)
      join ${manufacturers} m on m.slug = r.make
      where d.manufacturer_id = m.id and d.slug = r.model`),
    db.execute(sql`
      insert into ${generations} as g (model_id, name, year_from, year_to)
      select d.id, r.name, r."from", r."to"
      from json_to_recordset(${JSON.stringify(changedGenerations)}::json)
        as r(make text, model text, name text, "from" smallint, "to" smallint)
      join ${manufacturers} m on m.slug = r.make
      join ${models} d on d.manufacturer_id = m.id and d.slug = r.model
      on conflict (model_id, name) do update set
        year_from = least(g.year_from, excluded.year_from),
        year_to = case when g.year_to is null or excluded.year_to is null then null
                       else greatest(g.year_to, excluded.year_to) end`),
  ]);
}
