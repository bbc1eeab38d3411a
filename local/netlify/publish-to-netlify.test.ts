import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  findCurrentPublish,
  hasPendingPublish,
  insertPublishRequest,
} from '#db/queries/catalogue/publishing.ts';
import { products, publishes } from '#db/schema/index.ts';
import { requestDuePublish } from '#src/server/publishing/request-publish.ts';
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
/** Called before the next deploy. */
let beforeDeploy: (() => Promise<void>) | undefined;
let logged: unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
  netlify = await startApiStandIn();
  folder = await mkdtemp(join(tmpdir(), 'shop-publish-on-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('VITEST', undefined);
  vi.stubEnv('BUILD_GAP_SECONDS', '540');
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
  const direct = netlifyDeployer({ deploy }, files, () => Promise.resolve())!;
  deployer = {
    ...direct,
    deploy: async (site) => {
      await beforeDeploy?.();
      await direct.deploy(site);
    },
  };
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

/** As if the last publish was begun so long ago that `BUILD_GAP_SECONDS` are over. */
const passGap = () =>
  database.db.update(publishes).set({ startedAt: sql`${publishes.startedAt} - interval '1 hour'` });

async function save(name: string): Promise<void> {
  await database.db.update(products).set({ name }).where(eq(products.id, farId));
  await insertPublishRequest(database.db);
}

async function publish(name: string) {
  await save(name);
  await passGap();
  netlify.calls.length = 0;
  publisher.trigger();
  await publisher.idle();
  return findCurrentPublish(database.db);
}

const deploys = () => netlify.calls.filter(({ call }) => call === 'create').length;
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

test('an edit that is saved during a deploy is deployed when the gap between two is over, and not before', async () => {
  beforeDeploy = async () => {
    beforeDeploy = undefined;
    await save('Šesti far');
    publisher.trigger();
  };
  await publish('Peti far');
  expect(deploys()).toBe(1);
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Peti far');
  expect(await hasPendingPublish(database.db)).toBe(true);

  await passGap();
  publisher.trigger();
  await publisher.idle();
  expect(netlify.visit(`/proizvod/${farId}.html`)).toContain('Šesti far');
}, 60_000);

test('where new code could not be deployed, the next login or clean-up has it tried again', async () => {
  await publisher.close();
  publisher = new Publisher({
    db: database.db,
    folders,
    log: (...line) => logged.push(line),
    deployer,
    isDue: true,
  });
  netlify.fail('create', ...Array<'500'>(6).fill('500'));
  publisher.trigger();
  await publisher.idle();
  expect(await findCurrentPublish(database.db)).toMatchObject({ state: 'failed' });
  expect(await hasPendingPublish(database.db)).toBe(false);

  await requestDuePublish(database.db);
  expect(await hasPendingPublish(database.db)).toBe(true);
  await passGap();
  publisher.trigger();
  await publisher.idle();
  expect(await findCurrentPublish(database.db)).toMatchObject({ state: 'live' });
  await requestDuePublish(database.db);
  expect(await hasPendingPublish(database.db)).toBe(false);
}, 60_000);
