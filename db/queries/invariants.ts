import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  auditEntries,
  catalogueState,
  fitments,
  productImages,
  products,
  publishes,
  redirects,
  searchQueue,
} from '#db/schema/index.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { indexProducts } from './search-index.ts';

/** What holds in every shop beyond the database's own constraints. */
export type Invariant = {
  says: string;
  /** Rows with an `id`: the exceptions. */
  broken: SQL;
  repair: (db: Db) => Promise<unknown>;
};

const gaps = (table: typeof fitments | typeof productImages): SQL => sql`
  select product_id as id from ${table} group by product_id having max(position) + 1 <> count(*)`;

/** Rows are taken out and put back, as a position that moves up may still be another row's. */
const closeGaps = (table: typeof fitments | typeof productImages, columns: string) => async (db: Db) => {
  const others = sql.raw(columns);
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      with taken as (delete from ${table} where product_id in (${gaps(table)}) returning *)
      insert into ${table} (product_id, position, ${others})
      select product_id, row_number() over (partition by product_id order by position) - 1, ${others} from taken`),
  ]);
};

const NEWEST_LIVE = sql`(select max(version) from ${publishes} where state = 'live')`;

const unindexed = sql`
  select p.id from ${products} p where p.terms is null or p.id in (select product_id from ${searchQueue})`;

export const INVARIANTS: readonly Invariant[] = [
  {
    says: 'the vehicles of a product are numbered without a gap, the primary one first',
    broken: gaps(fitments),
    repair: closeGaps(fitments, 'manufacturer_id, model_id, year_from, year_to'),
  },
  {
    says: 'the pictures of a product are numbered without a gap, that of its card first',
    broken: gaps(productImages),
    repair: closeGaps(productImages, 'hash'),
  },
  {
    says: 'a redirect leads to a page, not to another redirect',
    broken: sql`select r.from_path as id from ${redirects} r join ${redirects} next on next.from_path = r.to_path`,
    // In a circle each leads back to itself; there is no page to lead to.
    repair: async (db) =>
      db.execute(sql`
        with recursive way (from_path, to_path, steps) as (
          select from_path, to_path, 1 from ${redirects}
          union all
          select w.from_path, r.to_path, w.steps + 1 from way w join ${redirects} r on r.from_path = w.to_path
          where w.steps < 20),
        ends as (select distinct on (from_path) from_path, to_path, steps from way order by from_path, steps desc),
        circles as (delete from ${redirects} r using ends e where e.from_path = r.from_path and e.steps = 20)
        update ${redirects} r set to_path = e.to_path from ends e
        where e.from_path = r.from_path and e.steps < 20 and e.to_path <> r.to_path`),
  },
  {
    says: 'the catalogue is at least as new as the pages that visitors see',
    broken: sql`select id from ${catalogueState} where version < ${NEWEST_LIVE} or changes_since > version`,
    repair: async (db) =>
      db.execute(sql`update ${catalogueState}
        set version = greatest(version, ${NEWEST_LIVE}) + 1, changes_since = greatest(version, ${NEWEST_LIVE}) + 1`),
  },
  {
    says: 'a product is at least as new as its history',
    broken: sql`select p.id from ${products} p where p.version < (
      select max((a.after->>'version')::int) from ${auditEntries} a
      where a.entity = 'product' and a.entity_id = p.id::text)`,
    repair: async (db) =>
      db.execute(sql`update ${products} p set version = a.version from (
        select entity_id::int as id, max((after->>'version')::int) as version from ${auditEntries}
        where entity = 'product' group by entity_id) a
        where a.id = p.id and p.version < a.version`),
  },
  {
    // Last, as the other repairs are writes too.
    says: 'every product can be found by its present words',
    broken: unindexed,
    repair: async (db) => {
      await db.execute(sql`insert into ${searchQueue} (product_id) select id from (${unindexed}) u
        on conflict (product_id) do nothing`);
      await indexProducts(db);
    },
  },
];

/** The exceptions, as texts. */
export async function listExceptions(db: Db, { broken }: Invariant): Promise<string[]> {
  const { rows } = await db.execute<{ id: number | string }>(broken);
  return rows.map(({ id }) => String(id));
}
