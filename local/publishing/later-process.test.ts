import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { products } from '#db/schema/index.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';
import { openSiteRenderer, type SiteRenderer } from '../../tests/setup/render-site.ts';
import { differing, filesOf } from '../../tests/setup/site-files.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildSite, builtFrom, readBuildReport, type SiteFolders } from './build-site.ts';
import { Publisher } from './publisher.ts';
import { readShownPages, removeShownPages } from './shown-pages.ts';
import { SiteWorker } from './site-worker.ts';

// Edits that are saved while no process runs that publishes them, as when the shop stops or is killed in between.

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let renderer: SiteRenderer;
let shop: Awaited<ReturnType<typeof aSmallShop>>;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-later-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('VITEST', undefined);
  shop = await aSmallShop(database.db);
  renderer = openSiteRenderer();
  const worker = new SiteWorker();
  await buildSite(database.db, folders, () => undefined, worker);
  await worker.close();
}, 120_000);

afterAll(async () => {
  await renderer.close();
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** As a start of the shop does it; the folder of the site is another one after a whole build. */
async function publishLater(): Promise<'whole build' | 'changes'> {
  const before = statSync(folders.site).ino;
  const publisher = new Publisher({ db: database.db, folders, isDue: true });
  publisher.trigger();
  await publisher.idle();
  await publisher.close();
  return statSync(folders.site).ino === before ? 'changes' : 'whole build';
}

/** Files of pages that differ from those of a build from scratch. */
async function wrongPages(): Promise<string[]> {
  const site = await mkdtemp(join(folder, 'scratch-'));
  await renderer.render(site, shopYear(), await builtFrom(folders.site));
  const [wanted, all] = [await filesOf(site), await filesOf(folders.site)];
  await rm(site, { recursive: true });
  const pages = new Map([...all].filter(([name]) => name.endsWith('.html') || wanted.has(name)));
  return differing(wanted, pages);
}

const far = () => eq(products.id, shop.far.id);

test('the next process publishes only what has changed, to the bytes of a build from scratch', async () => {
  await database.db.update(products).set({ name: 'Far spremljen pred gašenje' }).where(far());
  expect(await publishLater()).toBe('changes');
  expect((await readBuildReport(folders.site))?.rendered).toBeLessThan(30);
  expect((await filesOf(folders.site)).get('vw/golf/2004.html')).toContain('Far spremljen pred ga');
  expect(await wrongPages()).toEqual([]);
}, 120_000);

test('and removes the pages of what was deleted', async () => {
  await database.db.update(products).set({ deletedAt: new Date() }).where(far());
  expect((await filesOf(folders.site)).has(`proizvod/${shop.far.id}.html`)).toBe(true);
  expect(await publishLater()).toBe('changes');
  expect((await filesOf(folders.site)).has(`proizvod/${shop.far.id}.html`)).toBe(false);
  expect(await wrongPages()).toEqual([]);
}, 120_000);

test('a signal that reaches every process, as Ctrl-C does, ends neither a publish nor what follows it', async () => {
  await database.db.update(products).set({ deletedAt: null }).where(far());
  const publisher = new Publisher({ db: database.db, folders, isDue: true });
  publisher.trigger();
  await publisher.idle();
  const pid = publisher.worker?.pid ?? 0;
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
  await database.db.update(products).set({ name: 'Far spremljen pri gašenju' }).where(far());
  await requestPublish(database.db);
  publisher.trigger();
  await publisher.idle();
  expect(publisher.worker?.pid).toBe(pid);
  await publisher.close();
  expect((await filesOf(folders.site)).get('vw/golf/2004.html')).toContain('Far spremljen pri ga');
  expect(
    await readShownPages(folders.site, (await readBuildReport(folders.site))?.version ?? 0),
  ).toBeDefined();
}, 120_000);

test.each([
  ['nothing', () => Promise.resolve(), 2],
  [
    'an edit of other pages',
    async () => {
      await database.db.update(products).set({ name: 'Far spremljen iza nestanka struje' }).where(far());
      await requestPublish(database.db);
    },
    30,
  ],
])(
  'pages that a power cut has emptied or removed are made again by the next process, where %s is pending',
  async (_, edit, renderedMax) => {
    const emptied = join(folders.site, 'audi/a4.html');
    const removed = join(folders.site, 'audi/a4/2005.html');
    const before = await Promise.all([readFile(emptied, 'utf8'), readFile(removed, 'utf8')]);
    await truncate(emptied);
    await rm(removed);
    await edit();
    const folderOfSite = statSync(folders.site).ino;
    const logged: string[] = [];
    const log = (message: string) => logged.push(message);
    const publisher = new Publisher({ db: database.db, folders, log });
    publisher.trigger();
    await publisher.idle();
    await publisher.close();
    expect(await Promise.all([readFile(emptied, 'utf8'), readFile(removed, 'utf8')])).toEqual(before);
    expect(statSync(folders.site).ino).toBe(folderOfSite);
    expect(await wrongPages()).toEqual([]);
    expect((await readBuildReport(folders.site))?.rendered).toBeLessThanOrEqual(renderedMax);
    // What Astro has kept for its next build may be as empty.
    expect(existsSync(folders.cache)).toBe(false);
    expect(logged).toEqual([expect.stringContaining('2 pages')]);
  },
  120_000,
);

test('everything is built where a process was killed while it replaced files', async () => {
  await removeShownPages(folders.site);
  await database.db.update(products).set({ deletedAt: null }).where(far());
  expect(await publishLater()).toBe('whole build');
  expect(await wrongPages()).toEqual([]);
}, 120_000);
