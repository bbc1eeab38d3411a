import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCurrentPublish, insertPublishRequest } from '#db/queries/catalogue/publishing.ts';
import { products } from '#db/schema/index.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildSite, type SiteFolders } from '../publishing/build-site.ts';
import { Publisher, type Deployer } from '../publishing/publisher.ts';
import { SiteWorker } from '../publishing/site-worker.ts';
import {
  type ApiStandIn,
  startApiStandIn,
  STAND_IN_SITE,
} from '../../tests/setup/netlify-api/api-stand-in.ts';
import { netlifyDeployer } from './netlify-deployer.ts';

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let netlify: ApiStandIn;
let publisher: Publisher;
let deployer: Deployer;
let farId: number;
let logged: unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
  netlify = await startApiStandIn();
  folder = await mkdtemp(join(tmpdir(), 'shop-publish-on-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('VITEST', undefined);
  farId = (await aSmallShop(database.db)).far.id;
  const functions = join(folder, 'functions');
  await mkdir(functions);
  await writeFile(join(functions, 'catalog.zip'), 'zip');
  await writeFile(
    join(functions, 'manifest.json'),
    JSON.stringify({ functions: [{ name: 'catalog', path: 'catalog.zip', runtime: 'js' }] }),
  );
  const worker = new SiteWorker();
  await buildSite(database.db, folders, () => undefined, worker);
  logged = [];
  const files = { functions, netlifyToml: resolve('netlify.toml') };
  const deploy = { ...STAND_IN_SITE, apiUrl: netlify.url };
  deployer = netlifyDeployer({ deploy }, files, () => Promise.resolve())!;
  publisher = new Publisher({
    db: database.db,
    folders,
    worker,
    log: (...line) => logged.push(line),
    deployer,
    isDue: true,
  });
}, 120_000);

afterAll(async () => {
  await publisher.close();
  await netlify.close();
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

async function publish(name: string) {
  await database.db.update(products).set({ name }).where(eq(products.id, farId));
  await insertPublishRequest(database.db);
  netlify.calls.length = 0;
  publisher.trigger();
  await publisher.idle();
  return findCurrentPublish(database.db);
}

const uploads = () => netlify.calls.filter(({ call }) => call === 'file').length;

test('a site that was built but not deployed is deployed at the start, even if no publish is pending', async () => {
  expect(await deployer.isDeployed(folders.site)).toBe(false);
  publisher.trigger();
  await publisher.idle();
  expect(await deployer.isDeployed(folders.site)).toBe(true);
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Jedinstveni far');
  expect(uploads()).toBeGreaterThan(60);
});

test('a publish is live on Netlify, and the next one uploads only the pages that it changed', async () => {
  expect(await publish('Prvi far')).toMatchObject({ state: 'live' });
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Prvi far');

  const second = await publish('Drugi far');
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Drugi far');
  expect(netlify.visit('/vw/golf/2004.html')).toContain('Drugi far');
  // Beside the pages, the build report is uploaded, because it contains its time.
  expect(uploads()).toBeLessThanOrEqual((second?.rendered ?? 0) + 1);
}, 60_000);

test('a failed deploy is recorded as a failed publish with its reason; the next publish deploys everything', async () => {
  netlify.fail('create', ...Array<'500'>(6).fill('500'));
  const failed = await publish('Treći far');
  expect(failed?.state).toBe('failed');
  // Whoever starts next sends it.
  expect(await deployer.isDeployed(folders.site)).toBe(false);
  expect(failed?.error).toContain('answered 500');
  expect(logged).toHaveLength(1);
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Drugi far');

  expect(await publish('Četvrti far')).toMatchObject({ state: 'live', error: null });
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Četvrti far');
}, 60_000);
