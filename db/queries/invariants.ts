import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Db } from '#db/client.ts';
import {
  auditEntries,
  catalogueState,
  fitments,
  importItems,
  importJobs,
  messagePictures,
  productImages,
  products,
  publishes,
  redirects,
  searchQueue,
  shopSettings,
} from '#db/schema/index.ts';
import { lockCatalogue } from './catalogue/catalogue-lock.ts';
import { updateSearch } from './search/search-index.ts';

/** What holds in every shop beyond the database's own constraints. */
type Invariant = {
  statement: string;
  /** Rows with an `id`: the exceptions. */
  broken: SQL;
  repair: (db: Db) => Promise<unknown>;
};

type Placed = typeof fitments | typeof productImages | typeof messagePictures;
const ownerOf = (table: Placed) => ('messageId' in table ? table.messageId : table.productId);

const gaps = (table: Placed): SQL => sql`
  select ${ownerOf(table)} as id from ${table} group by 1 having max(position) + 1 <> count(*)`;

/** Rows are deleted and inserted again, as the new position of one may still be taken by another. */
const closeGaps = (table: Placed) => async (db: Db) => {
  const owner = sql.identifier(toSnakeCase(ownerOf(table).name));
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => !['productId', 'messageId', 'position'].includes(name),
  );
  const others = sql.raw(names.map(toSnakeCase).join(', '));
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      with taken as (delete from ${table} where ${owner} in (${gaps(table)}) returning *)
      insert into ${table} (${owner}, position, ${others})
      select ${owner}, row_number() over (partition by ${owner} order by position) - 1, ${others} from taken`),
  ]);
};

/** An absent setting has its default. `size()` of a value that is not an array is 1. */
const brokenWeek = sql`jsonb_path_query_first(settings, '$.openingHours.size()')::int <> 7`;
const brokenClosures = sql`jsonb_typeof(settings->'closures') <> 'array'`;

const NEWEST_LIVE = sql`(select max(version) from ${publishes} where state = 'live')`;

const unindexed = sql`
  select p.id from ${products} p where p.terms is null or p.id in (select product_id from ${searchQueue})`;

export const INVARIANTS: readonly Invariant[] = [
  {
    statement: 'the vehicles of a product are numbered without a gap, the primary one first',
    broken: gaps(fitments),
    repair: closeGaps(fitments),
  },
  {
    statement: 'the pictures of a product are numbered without a gap, that of its card first',
    broken: gaps(productImages),
    repair: closeGaps(productImages),
  },
  {
    statement: 'the pictures of a message are numbered without a gap',
    broken: gaps(messagePictures),
    repair: closeGaps(messagePictures),
  },
  {
    statement: 'a redirect leads to a page, not to another redirect',
    broken: sql`select r.from_path as id from ${redirects} r join ${redirects} next on next.from_path = r.to_path`,
    // Redirects in a cycle lead to no page and are deleted.
    repair: async (db) =>
      db.execute(sql`
        with recursive way (from_path, to_path, steps) as (
          select from_path, to_path, 1 from ${redirects}
          union all
          select w.from_path, r.to_path, w.steps + 1 from way w join ${redirects} r on r.from_path = w.to_path
          where w.steps < 20),
        ends as (select distinct on (from_path) from_path, to_path, steps from way order by from_path, steps desc),
        cycles as (delete from ${redirects} r using ends e where e.from_path = r.from_path and e.steps = 20)
        update ${redirects} r set to_path = e.to_path from ends e
        where e.from_path = r.from_path and e.steps < 20 and e.to_path <> r.to_path`),
  },
  {
    statement: 'the catalogue is at least as new as the pages that visitors see',
    broken: sql`select id from ${catalogueState} where version < ${NEWEST_LIVE} or changes_since > version`,
    repair: async (db) =>
      db.execute(sql`update ${catalogueState}
        set version = greatest(version, ${NEWEST_LIVE}) + 1, changes_since = greatest(version, ${NEWEST_LIVE}) + 1`),
  },
  {
    statement: 'a product is at least as new as its history',
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
    statement: 'an import that has ended has imported or refused each of its ads',
    broken: sql`select j.id from ${importJobs} j where j.finished_at is not null
      and exists (select from ${importItems} i where i.job_id = j.id and i.state = 'waiting')`,
    // Reopened, it can be continued in the panel.
    repair: async (db) =>
      db.execute(sql`update ${importJobs} j set finished_at = null where j.finished_at is not null
        and exists (select from ${importItems} i where i.job_id = j.id and i.state = 'waiting')`),
  },
  {
    statement: 'the opening hours of the shop are seven days, and its closures are a list',
    broken: sql`select id from ${shopSettings} where ${brokenWeek} or ${brokenClosures}`,
    // Without them the defaults apply.
    repair: async (db) =>
      db.execute(sql`update ${shopSettings} set settings =
        case when ${brokenWeek} then settings - 'openingHours' else settings end
        - case when ${brokenClosures} then 'closures' else '' end`),
  },
  {
    // Last, as the other repairs are writes too.
    statement: 'every product can be found by its present words',
    broken: unindexed,
    repair: async (db) => {
      await db.execute(sql`insert into ${searchQueue} (product_id) select id from (${unindexed}) u
        on conflict (product_id) do nothing`);
      await updateSearch(db);
    },
  },
];

/** The exceptions, as texts. */
export async function listExceptions(db: Db, { broken }: Invariant): Promise<string[]> {
  const { rows } = await db.execute<{ id: number | string }>(broken);
  return rows.map(({ id }) => String(id));
}
