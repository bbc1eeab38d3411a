import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertPublishRequest } from '#db/queries/catalogue/publishing.ts';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { products } from '#db/schema/index.ts';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';
import { anOwner, OWNER } from '../../tests/setup/logged-in.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { startBlobStore } from '../pictures/blob-store.ts';
import { buildAndSwap, buildSite, hasSite, type SiteFolders } from './build-site.ts';
import type { HttpServer } from '../http/http-server.ts';
import { serveShop } from '../serve-shop.ts';
import { Publisher } from './publisher.ts';
import { startPublishHook } from './publish-hook.ts';
import { startPublishing } from './start-publishing.ts';
import { bundleFolder, SiteWorker } from './site-worker.ts';

const REQUESTS = 10_000;
const KILLS = 10;

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let worker: SiteWorker;
let publishing: ReturnType<typeof startPublishing>;
let server: HttpServer;
let shop: Awaited<ReturnType<typeof aSmallShop>>;
let token: string;
let buildMs: number;
/** Of the bundle that renders the pages; a worker that ends takes it away. */
let chunks: string[];
const closers: (() => Promise<unknown>)[] = [];

const uncounted = () => undefined;
let picturesMade = false;
const untilAborted = async (signal: AbortSignal) => {
  await once(signal, 'abort');
  picturesMade = true;
};

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-publisher-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  const hook = await startPublishHook(() => publishing.publisher.trigger());
  const blobs = await startBlobStore(join(folder, 'blobs'));
  closers.push(hook.close, blobs.close);
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('BUILD_HOOK_URL', hook.url);
  vi.stubEnv('VITEST', undefined);
  shop = await aSmallShop(database.db);
  // As every start does; else the owner's login indexes them, and that is a publish of its own.
  await indexProducts(database.db);
  await anOwner(database.db);
  worker = new SiteWorker();
  const started = performance.now();
  await buildSite(database.db, folders, uncounted, worker);
  buildMs = performance.now() - started;
  chunks = await readdir(join(bundleFolder(worker.pid!), 'chunks'));
  // Pictures are being made during all of these tests: no publish waits for them.
  publishing = startPublishing({ db: database.db, folders, worker }, untilAborted);
  server = await serveShop({ port: 0, host: '127.0.0.1' }, folders.site);
  const login = await call('POST', '/api/admin/login', OWNER);
  token = ((await login.json()) as { token: string }).token;
}, 120_000);

afterAll(async () => {
  await server.stop();
  await publishing.close();
  for (const close of closers) await close();
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

const call = (method: string, path: string, body?: unknown) =>
  fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const page = async (path: string) => (await fetch(server.url + path)).text();

async function renameThroughAdmin(name: string): Promise<void> {
  const path = `/api/admin/products/${shop.far.id}`;
  const { product } = (await (await call('GET', path)).json()) as { product: { images: { url: string }[] } };
  const images = product.images.map(({ url }) => url);
  const saved = await call('PUT', path, { ...product, images, name });
  expect(saved.status, await saved.clone().text()).toBe(200);
}

const readState = async () => (await (await call('GET', '/api/admin/publish')).json()) as PublishAnswer;

/** Waits until everything saved is live, by the same call as the admin bar. */
const publishOver = () =>
  vi.waitFor(
    async () => {
      const state = await readState();
      expect(state).toMatchObject({ state: 'live', liveVersion: state.savedVersion, error: null });
      return state;
    },
    { timeout: 90_000, interval: 100 },
  );

test('what renders the pages is not rewritten for the browsers of years ago', () => {
  expect(chunks.length).toBeGreaterThan(20);
  // Helpers with which classes are written for them.
  expect(chunks.filter((name) => /^(classPrivate|defineProperty)/.test(name))).toEqual([]);
});

test('an edit saved in the admin is on its public page, and no visitor meets an error until then', async () => {
  const path = `/proizvod/${shop.far.id}`;
  expect(await page(path)).toContain('Jedinstveni far');
  const load = autocannon({ url: server.url + path, connections: 20, amount: REQUESTS });
  await renameThroughAdmin('Objavljeni far');
  const state = await publishOver();
  expect(state.live?.rendered).toBeGreaterThan(3);
  expect(await page(path)).toContain('Objavljeni far');
  expect(picturesMade).toBe(false);

  const { non2xx, errors, timeouts, '2xx': answered } = await load;
  expect({ non2xx, errors, timeouts, answered }).toEqual({
    non2xx: 0,
    errors: 0,
    timeouts: 0,
    answered: REQUESTS,
  });
}, 120_000);

test('edits made while a publish is on its way are covered by the next', async () => {
  for (const name of ['Prvi far', 'Drugi far', 'Treći far']) await renameThroughAdmin(name);
  await publishOver();
  expect(await page('/vw/golf/2004')).toContain('Treći far');
}, 60_000);

/**
 * Kills a build at one of `KILLS` moments: half of them while the bundle is made, half by the number of pages rendered.
 * The first half are times, but never later than the first page, so that no build ends before it is killed.
 */
async function killedBuild(moment: number): Promise<void> {
  const builder = new SiteWorker();
  const kill = () => process.kill(builder.pid ?? 0, 'SIGKILL');
  const half = KILLS / 2;
  const pages = Math.max(0, moment - half) * 10;
  const building = buildAndSwap(folders, (rendered) => rendered >= pages && kill(), builder);
  const timer = moment < half ? setTimeout(kill, (buildMs * 0.5 * moment) / half) : undefined;
  await expect(building).rejects.toThrow('astro build failed');
  clearTimeout(timer);
}

test(`a whole build that is killed at any of ${KILLS} moments leaves the site as it was`, async () => {
  const before = await page('/');
  for (let moment = 0; moment < KILLS; moment++) {
    await killedBuild(moment);
    expect((await fetch(`${server.url}/vw/golf/2004`)).status).toBe(200);
    expect(await page('/')).toBe(before);
  }
}, 240_000);

test('a publish whose process is killed is made by another process, and the record says so', async () => {
  await database.db.update(products).set({ name: 'Uskrsli far' }).where(eq(products.id, shop.far.id));
  process.kill(worker.pid ?? 0, 'SIGKILL');
  await requestPublish(database.db);
  await publishOver();
  expect(await page(`/proizvod/${shop.far.id}`)).toContain('Uskrsli far');
  vi.mocked(console.error).mockClear();
}, 120_000);

/** A publisher that has to build everything, as after a change of the sources, and cannot. */
async function failingPublisher(options: { isDue?: boolean } = {}): Promise<Publisher> {
  await writeFile(join(folders.site, '.built-from'), 'other sources');
  const nowhere = { site: folders.site, cache: '/dev/null/cache' };
  return new Publisher({ db: database.db, folders: nowhere, log: () => undefined, ...options });
}

test('an outdated site is built without being asked, and a failure keeps it', async () => {
  const failing = await failingPublisher({ isDue: true });
  failing.trigger();
  await failing.idle();
  await failing.close();
  expect(await readState()).toMatchObject({ state: 'failed' });
  expect(await page(`/proizvod/${shop.far.id}`)).toContain('far');
}, 120_000);

test('a publisher that is closed right after it was triggered builds nothing', async () => {
  const never = { site: join(folder, 'never'), cache: join(folder, 'never-cache') };
  const closed = new Publisher({ db: database.db, folders: never, isDue: true });
  closed.trigger();
  await closed.close();
  expect(await hasSite(never.site)).toBe(false);
}, 120_000);

test('a failure is told with its reason, and the second try succeeds', async () => {
  await database.db.update(products).set({ name: 'Kasni far' }).where(eq(products.id, shop.far.id));
  const failing = await failingPublisher();
  await insertPublishRequest(database.db);
  failing.trigger();
  await failing.idle();
  const failed = await readState();
  expect(failed).toMatchObject({ state: 'failed' });
  expect(failed.error).toContain('astro build failed');
  expect(await page(`/proizvod/${shop.far.id}`)).not.toContain('Kasni far');
  await failing.close();

  expect((await call('POST', '/api/admin/publish')).status).toBe(200);
  await publishOver();
  expect(await page(`/proizvod/${shop.far.id}`)).toContain('Kasni far');
}, 120_000);
