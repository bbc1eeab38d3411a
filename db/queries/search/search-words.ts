import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  generations,
  manufacturers,
  models,
  productCategories,
  searchMisses,
  tuningCategories,
  vocabulary,
} from '#db/schema/index.ts';
import { SEARCH_MISS_DAYS, SEARCH_MISSES_MAX } from '#src/domain/limits/search.ts';
import type { SearchIndexRows } from '#src/domain/search/search-index.ts';
import { daysAgo } from '../longer-ago.ts';

type Read = { version: string; words: string | null } & {
  [Rows in 'manufacturers' | 'models' | 'generations' | 'categories' | 'tuning']:
    SearchIndexRows[Rows] | null;
};

/**
 * What a warm instance keeps in memory, at one version. One statement returns the rows as JSON: a new instance has to
 * wait for it, and seven statements took twice as long.
 */
export async function loadSearchIndexRows(db: Db): Promise<SearchIndexRows> {
  const { rows } = await db.execute<Read>(sql`
    select (select ${catalogueState.version} from ${catalogueState}) as version,
      (select string_agg(${vocabulary.word} || ' ' || ${vocabulary.documents}, E'\n') from ${vocabulary}) as words,
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'aliases', m.aliases))
        from ${manufacturers} m) as manufacturers,
      (select json_agg(json_build_object('id', d.id, 'name', d.name, 'slug', d.slug, 'aliases', d.aliases,
        'manufacturerId', d.manufacturer_id)) from ${models} d) as models,
      (select json_agg(json_build_object('id', g.id, 'modelId', g.model_id, 'name', g.name, 'aliases', g.aliases,
        'yearFrom', g.year_from, 'yearTo', g.year_to) order by g.year_from, g.id) from ${generations} g) as generations,
      (select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug))
        from ${productCategories} c) as categories,
      (select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'image', t.image_hash))
        from ${tuningCategories} t) as tuning`);
  const [read] = rows;
  return {
    version: Number(read?.version ?? 0),
    words: read?.words ?? '',
    manufacturers: read?.manufacturers ?? [],
    models: read?.models ?? [],
    generations: read?.generations ?? [],
    categories: read?.categories ?? [],
    tuning: read?.tuning ?? [],
  };
}

/**
 * Counts a query that found nothing, without any data about the visitor. When the list is full, a new one replaces the
 * oldest of those that were asked once, so that a crawler's searches do not end the list.
 */
export async function countSearchMiss(db: Db, query: string): Promise<void> {
  await db.execute(sql`
    with known as (select count(*) as all, coalesce(bool_or(query = ${query}), false) as has from ${searchMisses}),
    replaced as (
      delete from ${searchMisses} where query = (
        select m.query from ${searchMisses} m, known
        where m.count = 1 and m.hidden_at is null and not known.has and known.all >= ${SEARCH_MISSES_MAX}::int
        order by m.last_asked_at, m.query limit 1)
      returning query)
    insert into ${searchMisses} (query)
    select ${query} from known
    where known.has or known.all < ${SEARCH_MISSES_MAX}::int or exists (select from replaced)
    on conflict (query) do update set count = ${searchMisses}.count + 1, last_asked_at = now()`);
}

export async function deleteOldSearchMisses(db: Db): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.lastAskedAt, daysAgo(SEARCH_MISS_DAYS)));
}

/** Shows a query in the owner's list or hides it; false when the query is not recorded. */
export async function showSearchMiss(db: Db, query: string, isShown: boolean): Promise<boolean> {
  const rows = await db
    .update(searchMisses)
    .set({ hiddenAt: isShown ? null : sql`now()` })
    .where(eq(searchMisses.query, query))
    .returning({ query: searchMisses.query });
  return rows.length > 0;
}
