import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { foldLetters } from '#src/domain/text/slug.ts';
import type { BenchProduct, LabelledBench } from './bench-search-catalogue.ts';
import type { HandQuery } from './hand-queries.ts';
import { percentile } from './table.ts';

/** A query with the ids of its right answers. */
export type Judged = { q: string; group: string; right: ReadonlySet<number> };

/** Ids, the best first; at least ten when there are that many. */
export type Method = { name: string; search: (q: string) => Promise<readonly number[]> | readonly number[] };

export type Score = { recall: number; mrr: number; count: number };
export type Measured = {
  all: Score;
  groups: Map<string, Score>;
  times: { p50: number; p95: number; p99: number };
  missed: string[];
};

const RECALL_AT = 8;
const MRR_AT = 10;

export function judgeLabelled(bench: LabelledBench, catalogue: readonly BenchProduct[]): Judged[] {
  return bench.genQueries(catalogue).map(({ q, cls, c }) => ({
    q,
    group: cls,
    right: new Set(catalogue.filter((product) => bench.grade(c, product) === 3).map((product) => product.id)),
  }));
}

type NamedRow = {
  id: number;
  name: string;
  fits: [manufacturer: string, model: string | null, from: number | null, to: number | null][];
};

/** The hand-written queries with this catalogue's right answers; queries without any are left out. */
export async function judgeByHand(db: Db, queries: readonly HandQuery[]): Promise<Judged[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    select p.id, p.name, coalesce(json_agg(json_build_array(m.slug, d.slug, f.year_from, f.year_to))
      filter (where f.product_id is not null), '[]') as fits
    from products p left join fitments f on f.product_id = p.id
    left join manufacturers m on m.id = f.manufacturer_id left join models d on d.id = f.model_id
    group by p.id`);
  const products = rows.map((row) => ({
    ...row,
    name: foldLetters(row.name).replaceAll('dj', 'd'),
  }));
  const judged = queries.map(({ q, name, not, manufacturer, model, year }) => {
    const fits = ({ fits: all }: NamedRow) =>
      (!manufacturer && !model && !year) ||
      all.some(
        ([ownManufacturer, ownModel, from, to]) =>
          (!manufacturer || ownManufacturer === manufacturer) &&
          (!model || ownModel === model) &&
          (!year || ((from !== null || to !== null) && (from ?? 0) <= year && year <= (to ?? 9999))),
      );
    const right = products.filter((p) => name.test(p.name) && !not?.test(p.name) && fits(p)).map((p) => p.id);
    return { q, group: 'hand', right: new Set(right) };
  });
  return judged.filter(({ right }) => right.size > 0);
}

function add(score: Score | undefined, recall: number, mrr: number): Score {
  const { recall: r, mrr: m, count } = score ?? { recall: 0, mrr: 0, count: 0 };
  return { recall: r + recall, mrr: m + mrr, count: count + 1 };
}

const mean = ({ recall, mrr, count }: Score): Score => ({ recall: recall / count, mrr: mrr / count, count });

/** How often all queries run before they are timed, so that the code is optimised as in a warm instance. */
const WARM_UPS = 3;

/** recall@8 and MRR@10 over all queries and by group, on a warm instance; the faster of two times counts. */
export async function measure(method: Method, judged: readonly Judged[], rounds = 2): Promise<Measured> {
  const times: number[] = [];
  const groups = new Map<string, Score>();
  const missed: string[] = [];
  let all: Score | undefined;
  for (let i = 0; rounds > 1 && i < WARM_UPS; i++) for (const { q } of judged) await method.search(q);
  for (const { q, group, right } of judged) {
    let found: readonly number[] = [];
    let best = Infinity;
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      found = await method.search(q);
      best = Math.min(best, performance.now() - started);
    }
    times.push(best);
    if (right.size === 0) continue;
    const recall =
      found.slice(0, RECALL_AT).filter((id) => right.has(id)).length / Math.min(RECALL_AT, right.size);
    const place = found.slice(0, MRR_AT).findIndex((id) => right.has(id));
    const mrr = place < 0 ? 0 : 1 / (place + 1);
    if (recall < 1) missed.push(`${recall.toFixed(2)} ${q}`);
    all = add(all, recall, mrr);
    groups.set(group, add(groups.get(group), recall, mrr));
  }
  times.sort((a, b) => a - b);
  return {
    all: mean(all ?? { recall: 0, mrr: 0, count: 1 }),
    groups: new Map([...groups].map(([group, score]) => [group, mean(score)])),
    times: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) },
    missed,
  };
}
