import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import {
  fitments,
  generations,
  images,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { seedState } from '#db/queries/products/product-columns.ts';
import { refreshStatistics } from '#db/queries/statistics.ts';

export type SeedRows = {
  manufacturers: {
    name: string;
    slug: string;
    aliases: readonly string[];
    slug_aliases: readonly string[];
  }[];
  models: { manufacturer: string; name: string; slug: string; aliases: readonly string[] }[];
  generations: {
    manufacturer: string;
    model: string;
    name: string;
    aliases: readonly string[];
    year_from: number;
    year_to: number | null;
  }[];
  categories: { name: string; slug: string; description: string; position: number }[];
  tuningCategories: {
    name: string;
    slug: string;
    description: string;
    hint: string;
    image_hash: string | null;
    position: number;
  }[];
  images: { hash: string; width: number; height: number; bytes: number; content_type: string }[];
  /** With the slugs of its categories in place of their ids. */
  products: (ProductState & {
    source_id: string;
    category: string | null;
    tuning_category: string | null;
    popularity: number;
    created_at: string;
  })[];
  fitments: {
    source_id: string;
    position: number;
    manufacturer: string;
    model: string | null;
    year_from: number | null;
    year_to: number | null;
    facts: FitmentFacts | null;
  }[];
  productImages: { source_id: string; position: number; hash: string }[];
};

const DEMO_SOURCE = 'demo';

export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from ${manufacturers}) and not exists (select 1 from ${products}) as empty`,
  );
  return rows[0]?.empty ?? false;
}

const rowsOf = (rows: readonly object[], columns: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.raw(columns)})`;

const productsOf = (rows: SeedRows['products']) => sql`
  json_to_recordset(${JSON.stringify(rows)}::json) as s(${seedState.record}, source_id text, category text,
    tuning_category text, popularity integer, created_at timestamptz)`;

/** Writes a whole catalogue into an empty database as one transaction. */
export async function insertSeedCatalogue(db: Db, rows: SeedRows): Promise<void> {
  await db.batch([
    db.execute(sql`
      insert into ${manufacturers} (name, slug, aliases, slug_aliases)
      select * from ${rowsOf(rows.manufacturers, 'name text, slug text, aliases text[], slug_aliases text[]')}`),
    db.execute(sql`
      insert into ${models} (manufacturer_id, name, slug, aliases)
      select m.id, r.name, r.slug, r.aliases
      from ${rowsOf(rows.models, 'manufacturer text, name text, slug text, aliases text[]')}
      join ${manufacturers} m on m.slug = r.manufacturer`),
    db.execute(sql`
      insert into ${generations} (model_id, name, aliases, year_from, year_to)
      select d.id, r.name, r.aliases, r.year_from, r.year_to
      from ${rowsOf(rows.generations, 'manufacturer text, model text, name text, aliases text[], year_from smallint, year_to smallint')}
      join ${manufacturers} m on m.slug = r.manufacturer
      join ${models} d on d.manufacturer_id = m.id and d.slug = r.model`),
    db.execute(sql`
      insert into ${images} (hash, width, height, bytes, content_type)
      select * from ${rowsOf(rows.images, 'hash text, width integer, height integer, bytes integer, content_type text')}
      on conflict do nothing`),
    db.execute(sql`
      insert into ${productCategories} (name, slug, description, position)
      select * from ${rowsOf(rows.categories, 'name text, slug text, description text, position smallint')}`),
    db.execute(sql`
      insert into ${tuningCategories} (name, slug, description, hint, image_hash, position)
      select * from ${rowsOf(rows.tuningCategories, 'name text, slug text, description text, hint text, image_hash text, position smallint')}`),
    db.execute(sql`
      insert into ${products} (${seedState.columns}, category_id, tuning_category_id, popularity, created_at,
        updated_at, source, source_id)
      select ${seedState.values}, c.id, t.id, s.popularity, s.created_at, s.created_at, ${DEMO_SOURCE}, s.source_id
      from ${productsOf(rows.products)}
      left join ${productCategories} c on c.slug = s.category
      left join ${tuningCategories} t on t.slug = s.tuning_category
      order by s.created_at`),
    db.execute(sql`
      insert into ${fitments} (product_id, position, manufacturer_id, model_id, year_from, year_to, facts)
      select p.id, r.position, m.id, d.id, r.year_from, r.year_to, r.facts
      from ${rowsOf(rows.fitments, 'source_id text, position smallint, manufacturer text, model text, year_from smallint, year_to smallint, facts jsonb')}
      join ${products} p on p.source = ${DEMO_SOURCE} and p.source_id = r.source_id
      join ${manufacturers} m on m.slug = r.manufacturer
      left join ${models} d on d.manufacturer_id = m.id and d.slug = r.model`),
    db.execute(sql`
      insert into ${productImages} (product_id, position, hash)
      select p.id, r.position, r.hash
      from ${rowsOf(rows.productImages, 'source_id text, position smallint, hash text')}
      join ${products} p on p.source = ${DEMO_SOURCE} and p.source_id = r.source_id`),
  ]);
  await refreshStatistics(db);
}
