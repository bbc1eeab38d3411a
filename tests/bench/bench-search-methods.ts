import { type SQL, sql } from 'drizzle-orm';
import Fuse from 'fuse.js';
import type { Db } from '#db/client.ts';
import { foldLetters } from '#src/domain/text/slug.ts';
import { search } from '#src/server/search/search.ts';
import type { Method } from './bench-search-score.ts';

/** Fuse.js goes through every product for every query. */
const FUSE_PRODUCTS_MAX = 10_000;

const folded = (text: string): string => foldLetters(text).replaceAll('dj', 'd');
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text that a shop without our query analysis would search: name, make, model, numbers and years, folded. */
async function addPlainText(db: Db): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`);
  await db.execute(
    sql`create table bench_text (id integer primary key, popularity integer not null, body text not null)`,
  );
  for (let from = 0; ; from += 20_000) {
    const { rows } = await db.execute<{ id: number; popularity: number; body: string }>(sql`
      select p.id, p.popularity, concat_ws(' ', p.name, m.name, array_to_string(m.aliases, ' '), d.name,
        (select string_agg(concat_ws(' ', g.name, array_to_string(g.aliases, ' ')), ' ') from generations g
         where g.model_id = d.id and g.year_from <= f.year_to and coalesce(g.year_to, 2100) >= f.year_from),
        array_to_string(p.part_numbers, ' '),
        (select string_agg(y::text, ' ') from generate_series(f.year_from::int, f.year_to::int) y)) as body
      from products p left join fitments f on f.product_id = p.id and f.position = 0
      left join manufacturers m on m.id = f.manufacturer_id left join models d on d.id = f.model_id
      order by p.id limit 20000 offset ${from}`);
    if (rows.length === 0) break;
    const texts = rows.map((row) => ({ ...row, body: wordsIn(row.body).join(' ') }));
    await db.execute(sql`
      insert into bench_text select * from json_to_recordset(${JSON.stringify(texts)}::json)
        as r(id integer, popularity integer, body text)`);
  }
  await db.execute(sql`create index on bench_text using gin (to_tsvector('simple', body))`);
  await db.execute(sql`create index on bench_text using gin (body gin_trgm_ops)`);
  await db.execute(sql`analyze bench_text`);
}

async function ids(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map((row) => row.id);
}

function methodsOnText(db: Db): Method[] {
  return [
    {
      name: 'ILIKE per word',
      search: (q) => {
        const conditions = wordsIn(q).map((word) => sql`body ilike ${`%${word}%`}`);
        return ids(
          db,
          sql`select id from bench_text where ${sql.join(conditions, sql` and `)} order by popularity desc limit 10`,
        );
      },
    },
    {
      name: 'full text simple + prefix',
      search: (q) => {
        const query = wordsIn(q)
          .map((word) => `'${word}':*`)
          .join(' & ');
        return ids(
          db,
          sql`select id from bench_text where to_tsvector('simple', body) @@ ${query}::tsquery order by popularity desc limit 10`,
        );
      },
    },
    {
      name: 'pg_trgm word_similarity',
      search: (q) => {
        const text = wordsIn(q).join(' ');
        return ids(
          db,
          sql`select id from bench_text where ${text} <% body order by word_similarity(${text}, body) desc, popularity desc limit 10`,
        );
      },
    },
  ];
}

async function fuseMethod(db: Db): Promise<Method> {
  const { rows } = await db.execute<{ id: number; body: string }>(sql`select id, body from bench_text`);
  const fuse = new Fuse(rows, { keys: ['body'], ignoreLocation: true, threshold: 0.4, includeScore: true });
  return {
    name: 'Fuse.js',
    search: (q) => fuse.search(wordsIn(q).join(' '), { limit: 10 }).map(({ item }) => item.id),
  };
}

export const ownMethod = (db: Db): Method => ({
  name: 'this shop: verb',
  search: async (q) =>
    (await search(db, { q, limit: 10, type: 'product' })).results.map((result) => result.id),
});

export const callMethod = (url: string): Method => ({
  name: 'this shop: HTTP call',
  search: async (q) => {
    const response = await fetch(`${url}/api/search?limit=10&type=product&q=${encodeURIComponent(q)}`);
    const { results } = (await response.json()) as { results: { id: number }[] };
    return results.map((result) => result.id);
  },
});

/** Common other methods, on the same rows in the same run. */
export async function otherMethods(db: Db, size: number): Promise<Method[]> {
  await addPlainText(db);
  const others = methodsOnText(db);
  return size > FUSE_PRODUCTS_MAX ? others : [...others, await fuseMethod(db)];
}
