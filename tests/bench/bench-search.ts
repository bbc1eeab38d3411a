import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { refreshStatistics } from '#db/queries/statistics.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { serveShop } from '#local/serve-shop.ts';
import { search } from '#src/server/search/search.ts';
import { insertLabelled, openLabelledBench } from './bench-search-catalogue.ts';
import { callMethod, otherMethods, ownMethod } from './bench-search-methods.ts';
import { judgeByHand, judgeLabelled, type Judged, measure, type Measured } from './bench-search-score.ts';
import { benchEntityFile } from './bench-entity-file.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { FRESH_HAND_QUERIES } from './hand-queries-fresh.ts';
import { HAND_QUERIES } from './hand-queries.ts';
import { median, percentile, printTable } from './table.ts';

/** Words that thousands of products contain; right answers contain them as whole words, as a visitor expects. */
const BROAD = [
  'far',
  'felge',
  'golf',
  'vw',
  'prednji',
  'lijevi',
  '2006',
  'original',
  'filter',
  'kočnice',
  'a',
];

/** Slow methods answer only some of the queries, with some of every class. */
const SLOW_QUERIES = 60;

const COLD_STARTS = 7;

const share = (value: number) => value.toFixed(3);
const ms = (value: number) => value.toFixed(2);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Medians of several new processes. */
async function coldStart(url: string): Promise<{ bare: number; search: number }> {
  const starts: { bareMs: number; searchMs: number }[] = [];
  for (let i = 0; i < COLD_STARTS; i++) {
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/cold-start.ts', url]);
    starts.push(JSON.parse(stdout) as (typeof starts)[number]);
  }
  return {
    bare: median(starts.map(({ bareMs }) => bareMs)),
    search: median(starts.map(({ searchMs }) => searchMs)),
  };
}

async function floorAndBroad(db: Db): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  const many = async (name: string, rounds: number, work: (i: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) times.push(await timed(() => work(i)));
    times.sort((a, b) => a - b);
    rows.push([name, ...[0.5, 0.95, 0.99].map((p) => ms(percentile(times, p)))]);
  };
  await many('one row by id (the floor)', 300, () => db.execute(sql`select name from products where id = 5`));
  await many('broad words', BROAD.length * 10, (i) =>
    search(db, { q: `${BROAD[i % BROAD.length] ?? ''} `, limit: 8 }),
  );
  return rows;
}

const row = (name: string, { all, times }: Measured) => [
  ...[name, share(all.recall), share(all.mrr), ms(times.p50), ms(times.p95), ms(times.p99)],
];

async function benchSize(size: number): Promise<void> {
  const bench = await openLabelledBench();
  const { db, url, close } = await openEmptyDatabase();
  process.env['DATABASE_URL'] = url;
  try {
    let labelled: Judged[] = [];
    if (bench) {
      const catalogue = bench.genCatalogue(size);
      await insertLabelled(db, bench, catalogue);
      labelled = judgeLabelled(bench, catalogue);
    } else {
      await loadDemoCatalogue(db, (bytes) => Promise.resolve(bytes.length.toString(16).padStart(32, '0')));
      await growCatalogue(db, size);
    }
    const indexed = await timed(() => reindexCatalogue(db));
    await refreshStatistics(db);
    const hand = await judgeByHand(db, HAND_QUERIES);
    const fresh = await judgeByHand(db, FRESH_HAND_QUERIES);
    const { rows: sizes } = await db.execute<{ index: string; rows: string; words: string }>(sql`
      select pg_size_pretty(pg_relation_size('products_terms')) as index,
        pg_size_pretty(pg_total_relation_size('products')) as rows, (select count(*) from vocabulary) as words`);

    const cold = await coldStart(url);
    console.log(`\n#### ${size} products\n`);
    console.log(
      `indexed in ${(indexed / 1000).toFixed(1)} s; GIN index ${sizes[0]?.index}, products with indexes ${sizes[0]?.rows}, ` +
        `vocabulary ${sizes[0]?.words}; a new process: bare query ${ms(cold.bare)} ms, then its first search ${ms(cold.search)} ms\n`,
    );
    const own = ownMethod(db);
    const table: (string | number)[][] = [];
    const main = labelled.length > 0 ? await measure(own, labelled) : undefined;
    if (main) table.push(row(own.name, main));
    const byHand = await measure(own, hand);
    table.push(row(`${own.name}, by hand (${hand.length})`, byHand));
    const byFreshHand = await measure(own, fresh);
    table.push(row(`${own.name}, by hand, fresh (${fresh.length})`, byFreshHand));
    table.push(...(await overHttp(labelled.length > 0 ? labelled : hand)));
    const judged = labelled.length > 0 ? labelled : hand;
    for (const method of await otherMethods(db, size)) {
      const isSlow = method.name === 'Fuse.js' || method.name.startsWith('pg_trgm');
      const step = isSlow ? Math.ceil(judged.length / SLOW_QUERIES) : 1;
      const some = judged.filter((_, i) => i % step === 0);
      // Each query of a slow method runs once, without a warm-up.
      const rounds = isSlow ? 1 : 2;
      table.push(row(method.name, await measure(method, some, rounds)));
      table.push(
        row(
          `${method.name}, by hand`,
          await measure(method, isSlow ? hand.filter((_, i) => i % 3 === 0) : hand, rounds),
        ),
      );
    }
    printTable(['method', 'recall@8', 'MRR', 'p50 ms', 'p95 ms', 'p99 ms'], table);
    console.log();
    if (main) {
      const groups = [...main.groups].map(([name, { recall, mrr, count }]) => [
        name,
        count,
        share(recall),
        share(mrr),
      ]);
      printTable(['class', 'queries', 'recall@8', 'MRR'], groups);
      console.log();
    }
    printTable(['in the verb', 'p50 ms', 'p95 ms', 'p99 ms'], await floorAndBroad(db));
    console.log(
      `\nmissed: ${[...(main?.missed ?? []), ...byHand.missed, ...byFreshHand.missed].join(' · ')}`,
    );
  } finally {
    await close();
  }
}

async function overHttp(judged: readonly Judged[]) {
  const site = await mkdtemp(join(tmpdir(), 'shop-bench-site-'));
  const server = await serveShop({ port: 0, host: '127.0.0.1' }, resolve(site));
  try {
    const method = callMethod(server.url);
    return [row(method.name, await measure(method, judged))];
  } finally {
    await server.stop();
    await rm(site, { recursive: true, force: true });
  }
}

// `npm run bench:search [1000 10000 …]`. Uses the labelled catalogue of SEARCH_BENCH if there is one, else the demo
// catalogue, enlarged with copies.
const sizes = process.argv.slice(2).map(Number);
const wanted = sizes.length > 0 ? sizes : [1000, 10_000, 100_000];
// The functions remember their database, so each size runs in its own process.
if (wanted.length === 1) await benchSize(wanted[0] ?? 1000);
else {
  await benchEntityFile();
  for (const size of wanted)
    spawnSync(process.execPath, ['tests/bench/bench-search.ts', String(size)], { stdio: 'inherit' });
}
