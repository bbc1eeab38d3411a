import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manufacturers } from '#db/schema/index.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { buildsOfReact, recordModules } from '../../tests/setup/loaded-modules.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildSite, readBuildReport, type SiteFolders } from './build-site.ts';
import { Publisher } from './publisher.ts';
import { SecondProcess } from './second-process.ts';
import { readShownPages } from './shown-pages.ts';
import { bundleFolder, SiteWorker } from './site-worker.ts';

const SHARE_ALL = { sitePages: 1, publishPages: 1, pagesAtOnce: 1 };
const uncounted = () => undefined;

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let worker: SiteWorker;
let shop: Awaited<ReturnType<typeof aSmallShop>>;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-second-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('VITEST', undefined);
  shop = await aSmallShop(database.db);
  worker = new SiteWorker(SHARE_ALL);
  await buildSite(database.db, folders, uncounted, worker);
}, 120_000);

afterAll(async () => {
  await worker.close();
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const rename = (name: string) =>
  database.db.update(manufacturers).set({ name }).where(eq(manufacturers.id, shop.vw.id));

const publish = () => worker.run({ kind: 'publish', year: shopYear(), site: folders.site }, uncounted);

/** The key of every page of the site that has one, and what is in its file; both by address. */
async function pagesOfSite() {
  const report = await readBuildReport(folders.site);
  const shown = await readShownPages(folders.site, report?.version ?? 0);
  const keys = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [address, { cacheKey, file }] of shown ?? []) {
    if (!cacheKey) continue;
    keys.set(address, cacheKey);
    files.set(address, await readFile(join(folders.site, file), 'utf8'));
  }
  return { keys, files };
}

test('the second process renders the bytes of the first, before and after an edit, and nothing that is outdated', async () => {
  const second = SecondProcess.start(bundleFolder(worker.pid ?? 0), shopYear(), SHARE_ALL);
  if (!second) throw new Error('no room for a second process');
  const rendered = async (keys: Iterable<readonly [address: string, cacheKey: string]>) => {
    const orders = [...keys].map(([address, key], i) => [address, key, join(folder, `page-${i}`)] as const);
    const written = await second.render(orders);
    const texts = orders
      .filter(([address]) => written.has(address))
      .map(async ([address, , file]) => [address, await readFile(file, 'utf8')] as const);
    return new Map(await Promise.all(texts));
  };
  try {
    second.list(shopYear());
    await second.listed();
    const before = await pagesOfSite();
    expect(before.keys.size).toBeGreaterThan(40);
    expect(await rendered(before.keys)).toEqual(before.files);

    await rename('VW');
    await publish();
    // The list of pages is written after the answer.
    await vi.waitFor(async () => expect((await pagesOfSite()).keys.size).toBe(before.keys.size));
    const after = await pagesOfSite();
    const changed = [...after.keys].filter(([address, key]) => before.keys.get(address) !== key);
    expect(changed.length).toBeGreaterThan(10);
    expect(await rendered(changed)).toEqual(new Map());
    second.list(shopYear());
    await second.listed();
    expect(await rendered(changed)).toEqual(
      new Map(changed.map(([address]) => [address, after.files.get(address)])),
    );
    expect(await rendered(before.keys)).toEqual(new Map());
  } finally {
    await second.close();
  }
}, 60_000);

test('a process that has not built the site renders it with the production build of React', async () => {
  const modules = join(folder, 'modules');
  vi.stubEnv('NODE_OPTIONS', recordModules(modules));
  const second = SecondProcess.start(bundleFolder(worker.pid ?? 0), shopYear(), SHARE_ALL);
  vi.stubEnv('NODE_OPTIONS', undefined);
  await second?.listed();
  await second?.close();
  expect(await buildsOfReact(modules)).toEqual(new Set(['production']));
});

test('a publish of a large site is shared with the second process once that has started', async () => {
  let name = 'Volkswagen';
  await vi.waitFor(
    async () => {
      await rename((name += '!'));
      expect((await publish())?.rendered).toBeGreaterThan(10);
      expect(worker.sharedPages).toBeGreaterThan(3);
    },
    { timeout: 60_000, interval: 500 },
  );
}, 80_000);

test('a process that has built a large site is replaced by one that only opens it', async () => {
  const publisher = new Publisher({ db: database.db, folders, worker });
  publisher.trigger();
  await publisher.idle();
  expect(worker.hasEnded).toBe(true);
  expect(publisher.worker?.hasEnded).toBe(false);
  await publisher.close();
}, 60_000);
