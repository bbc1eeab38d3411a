import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { insertSeedCatalogue, type SeedRows } from '#db/seed/seed-catalogue.ts';
import { slugify } from '#src/domain/text/slug.ts';

type Make = { i: number; name: string; short: string };
type Generation = {
  i: number;
  make: Make;
  model: string;
  gen: string;
  y1: number;
  y2: number;
  al: string;
};
export type BenchProduct = { id: number; title: string; part: number; gen: number; oem: string; pop: number };
export type BenchQuery = { id: number; cls: string; q: string; c: unknown };

/** A labelled catalogue from outside this project (SEARCH_BENCH). */
export type LabelledBench = {
  GENS: Generation[];
  MAKES: Make[];
  genCatalogue: (size: number) => BenchProduct[];
  genQueries: (catalogue: readonly BenchProduct[]) => BenchQuery[];
  /** 3 means fully relevant. */
  grade: (constraints: unknown, product: BenchProduct) => number;
};

export async function openLabelledBench(): Promise<LabelledBench | undefined> {
  const file = resolve(process.env['SEARCH_BENCH'] ?? '../shared/search-bench/gen.mjs');
  if (!existsSync(file)) return undefined;
  return (await import(pathToFileURL(file).href)) as LabelledBench;
}

const rowsAtOnce = 10_000;

function vehicles({ MAKES, GENS }: LabelledBench) {
  const models = new Map<
    string,
    { manufacturer: string; name: string; slug: string; aliases: readonly string[] }
  >();
  const generations: SeedRows['generations'] = [];
  for (const { make: manufacturer, model, gen, y1, y2, al } of GENS) {
    const keys = { manufacturer: slugify(manufacturer.name), model: slugify(model) };
    models.set(`${keys.manufacturer}/${keys.model}`, {
      manufacturer: keys.manufacturer,
      name: model,
      slug: keys.model,
      aliases: [],
    });
    generations.push({
      ...keys,
      name: gen,
      aliases: al.split(' ').filter(Boolean),
      year_from: y1,
      year_to: y2,
    });
  }
  const manufacturers = MAKES.map(({ name, short }) => ({
    name,
    slug: slugify(name),
    slug_aliases: [],
    aliases: short === name ? [] : [short],
  }));
  return { manufacturers, models: [...models.values()], generations };
}

const CREATED_AT = '2026-01-01T00:00:00Z';

/** Products get the ids 1, 2, 3 … in their order. */
export async function insertLabelled(
  db: Db,
  bench: LabelledBench,
  catalogue: readonly BenchProduct[],
): Promise<void> {
  const nothing = { categories: [], tuningCategories: [], images: [], productImages: [] };
  await insertSeedCatalogue(db, { ...vehicles(bench), ...nothing, products: [], fitments: [] });
  for (let from = 0; from < catalogue.length; from += rowsAtOnce) {
    const some = catalogue.slice(from, from + rowsAtOnce);
    const rows = some.map(({ id, title, oem, pop }) => ({ id, title, oem, pop }));
    await db.execute(sql`
      insert into products (name, part_numbers, popularity, created_at, source, source_id)
      select r.title, array[r.oem], r.pop, ${CREATED_AT}::timestamptz, 'bench', r.id::text
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id integer, title text, oem text, pop integer) order by r.id`);
    const fits = some.map(({ id, gen }) => {
      const { make: manufacturer, model, y1, y2 } = bench.GENS[gen]!;
      return { id, manufacturer: slugify(manufacturer.name), model: slugify(model), y1, y2 };
    });
    await db.execute(sql`
      insert into fitments (product_id, position, manufacturer_id, model_id, year_from, year_to)
      select r.id, 0, m.id, d.id, r.y1, r.y2
      from json_to_recordset(${JSON.stringify(fits)}::json) as r(id integer, manufacturer text, model text, y1 smallint, y2 smallint)
      join manufacturers m on m.slug = r.manufacturer join models d on d.manufacturer_id = m.id and d.slug = r.model`);
  }
}
