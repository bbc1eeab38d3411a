import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Db } from '#db/client.ts';
import { INVARIANTS, listExceptions } from '#db/queries/invariants.ts';
import { seededRandom } from '#db/seed/random.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { type RunningShop, startShop } from '../e2e/setup/running-shop.ts';
import { fillWithPart } from '../e2e/setup/demo-part.ts';
import { expectHistoryOfProducts } from '../setup/whole-catalogue.ts';
import { type Known, writeUntilKilled } from './acknowledged-writes.ts';
import { openPanel, type Panel } from './panel-client.ts';

// The shop is killed while it saves, imports and publishes: 10 times, by `npm run test:faults` 100 times.

const GIVEN_ROUNDS = process.env['FAULT_ROUNDS'];
const ROUNDS = Number(GIVEN_ROUNDS ?? 10);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
/** A round is mostly a start: 5 s on a busy machine. `npm test` runs fewer rounds there; a given number is run completely. */
const ROUNDS_MS = GIVEN_ROUNDS === undefined ? 30_000 : ROUNDS * 40_000;
/** A round adds some products, which the last build has to render. */
const PUBLISH_MS = 120_000 + ROUNDS * 1000;
const LAST_CHECK_MS = PUBLISH_MS + ROUNDS * 3000;
/** The kill comes after a few acknowledged writes, in the middle of a later one. */
const WRITES_MAX = 4;
const LATEST_KILL_MS = 600;
const ADS_OF_A_ROUND = 3;

let folder: string;
let shop: RunningShop | undefined;
let panel: Panel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  await fillWithPart(folder, 'small');
  // Builds the site once and leaves cached code, so that the starts between the kills are quick.
  await startAgain();
  await shop?.stop();
}, 120_000);
afterAll(async () => {
  await shop?.kill();
  // A child of the killed shop may still write its last file.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
});

/** What `fetch` throws when the server is gone. */
const ignoreEnd = (error: unknown) => {
  if (!(error instanceof TypeError)) throw error;
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function startAgain(): Promise<void> {
  const environment = { DATA_DIR: folder, PORT: '0', NODE_COMPILE_CACHE: join(folder, 'compiled') };
  shop = await startShop(environment);
  panel = await openPanel(shop.url, folder);
}

/** Fields of a published product, for others like it. */
async function anyProduct(): Promise<object> {
  const { body } = await panel('GET', 'products/1');
  const { images, fitments } = (body as { product: AdminProduct }).product;
  return {
    images: images.map(({ url }) => url),
    fitments,
    rating: 4,
    status: 'published',
  };
}

async function database(): Promise<Db> {
  const { connectionString } = JSON.parse(await readFile(join(folder, 'database.json'), 'utf8')) as {
    connectionString: string;
  };
  return connect(connectionString);
}

/** No acknowledged write is lost, no write is half done, and every product is found by its present words. */
async function expectWhole(known: readonly Known[]): Promise<void> {
  for (const product of known) {
    const { status, body } = await panel('GET', `products/${product.id}`);
    expect(status).toBe(200);
    const { name } = (body as { product: { name: string } }).product;
    expect([product.name, product.unacknowledged]).toContain(name);
    Object.assign(product, { name, unacknowledged: undefined });
    const answer = await fetch(`${shop?.url}/api/search?q=${encodeURIComponent(name)}&type=product`);
    expect(await answer.text()).toContain(`"${name}"`);
  }
  const db = await database();
  for (const invariant of INVARIANTS)
    expect([invariant.statement, await listExceptions(db, invariant)]).toEqual([invariant.statement, []]);
  await expectHistoryOfProducts(db);
}

/** Ids of ads, and the import of the next few of them: the job, where it was acknowledged. */
function importer() {
  const ids: string[] = [];
  const jobs: number[] = [];
  let page = 0;
  return {
    jobs,
    next: async () => {
      if (ids.length === 0) {
        const { body } = await panel('POST', 'olx/preview', { page: (page += 1) });
        ids.push(...(body as { ads: { id: string }[] }).ads.map(({ id }) => id));
      }
      const some = ids.splice(0, ADS_OF_A_ROUND);
      if (some.length === 0) return;
      const { body: started } = await panel('POST', 'olx/import', { ids: some });
      jobs.push((started as { jobId: number }).jobId);
    },
  };
}

async function expectImported(jobs: readonly number[]): Promise<void> {
  for (const id of jobs) {
    await panel('POST', `olx/jobs/${id}/retry`);
    await vi.waitUntil(async () => {
      const { body } = await panel('GET', `olx/jobs/${id}`);
      return (body as { job: { counts: { waiting: number } } }).job.counts.waiting === 0;
    }, 60_000);
  }
}

async function expectPublished(known: readonly Known[]): Promise<void> {
  const until = Date.now() + PUBLISH_MS;
  for (;;) {
    const answer = await fetch(`${shop?.url}/api/health`);
    const health = (await answer.json()) as Record<string, unknown>;
    if (health['publish'] === 'live' && health['catalogueVersion'] === health['publishedVersion']) break;
    if (Date.now() > until) throw new Error(`not published: ${JSON.stringify(health)}\n${shop?.output()}`);
    await pause(200);
  }
  for (const { id, name } of known) {
    expect(await (await fetch(`${shop?.url}/proizvod/${id}`)).text()).toContain(name);
  }
}

test(
  `killed ${ROUNDS} times at random moments, the shop keeps every acknowledged write (seed ${SEED})`,
  { timeout: ROUNDS_MS + LAST_CHECK_MS },
  async () => {
    const random = seededRandom(SEED);
    const known: Known[] = [];
    const imports = importer();
    let like: object | undefined;
    let checked = 0;
    let rounds = 0;
    try {
      for (const until = Date.now() + ROUNDS_MS; rounds < ROUNDS && Date.now() < until; rounds++) {
        await startAgain();
        like ??= await anyProduct();
        // All of them only at the end: the older ones have already survived a kill.
        await expectWhole(known.slice(checked));
        checked = known.length;
        const work = Promise.all([writeUntilKilled(panel, like, known), imports.next().catch(ignoreEnd)]);
        const enough = known.length + random.between(1, WRITES_MAX);
        await vi.waitUntil(() => known.length >= enough, { timeout: 20_000, interval: 5 });
        await pause(random.between(0, LATEST_KILL_MS));
        await shop?.kill();
        await work;
      }
      await startAgain();
      await expectImported(imports.jobs);
      await expectWhole(known);
      await expectPublished(known);
    } finally {
      const figures = `${known.length} acknowledged products, ${imports.jobs.length} imports`;
      console.info(`${rounds} of ${ROUNDS} kills, ${figures}, seed ${SEED}`);
    }
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
    expect(known.length).toBeGreaterThanOrEqual(rounds);
    if (GIVEN_ROUNDS !== undefined) expect(rounds).toBe(ROUNDS);
  },
);
