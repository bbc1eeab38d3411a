import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPublishState } from '#db/queries/publishing.ts';
import { products } from '#db/schema/index.ts';
import {
  aCategory,
  aGeneration,
  aManufacturer,
  aModel,
  aProduct,
  aTuningCategory,
} from '../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../tests/setup/test-database.ts';
import { buildSite, isUpToDate, type SiteFolders } from './build-site.ts';

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let farId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-build-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  // The child builds with the project's own settings, not with those of the test runner.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
  const { db } = database;
  const audi = await aManufacturer(db, { name: 'Audi' });
  const vw = await aManufacturer(db, { name: 'Volkswagen', slugAliases: ['vw'] });
  const [a4, golf] = [await aModel(db, audi.id, { name: 'A4' }), await aModel(db, vw.id, { name: 'Golf' })];
  await aGeneration(db, a4.id, { yearFrom: 2004, yearTo: 2006 });
  await aGeneration(db, golf.id, { yearFrom: 2003, yearTo: 2008 });
  const [rasvjeta, branici] = [
    await aCategory(db, { name: 'Rasvjeta' }),
    await aCategory(db, { name: 'Branici' }),
  ];
  await aTuningCategory(db, { name: 'Felge' });
  const on = (make: { id: number }, model: { id: number }) => [
    { manufacturerId: make.id, modelId: model.id, yearFrom: 2004, yearTo: 2005 },
  ];
  farId = (await aProduct(db, { name: 'Jedinstveni far', categoryId: rasvjeta.id, fits: on(vw, golf) })).id;
  await aProduct(db, { name: 'Susjedni far', categoryId: rasvjeta.id, fits: on(audi, a4) });
  await aProduct(db, { name: 'Daleki branik', categoryId: branici.id, fits: on(audi, a4) });
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Pages and the parts of the sitemap: what is drawn from the catalogue. */
async function drawnFiles(): Promise<Map<string, string>> {
  const names = (await readdir(folders.site, { recursive: true })).filter((name) =>
    /\.html$|^sitemap-.*\.xml$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folders.site, name), 'utf8')] as const),
  );
  return new Map(files);
}

const build = () => buildSite(database.db, folders, () => {});

test('a build renders again only the pages that show what has changed', async () => {
  const first = await build();
  expect(first.renderedKeyed).toBeGreaterThan(20);
  expect(await isUpToDate(database.db, folders.site)).toBe(true);
  const before = await drawnFiles();

  const second = await build();
  expect(second).toMatchObject({ pages: first.pages, renderedKeyed: 0 });
  expect(await drawnFiles()).toEqual(before);

  await database.db.update(products).set({ name: 'Preimenovani far' }).where(eq(products.id, farId));
  expect(await isUpToDate(database.db, folders.site)).toBe(false);
  const third = await build();
  const after = await drawnFiles();
  const drawn = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  const changed = drawn.filter((name) => name.endsWith('.html'));
  const showing = [...before].filter(([, html]) => html.includes('Jedinstveni far')).map(([name]) => name);
  expect(changed.sort()).toEqual(showing.sort());
  expect(changed).toContain(`proizvod/${farId}.html`);
  expect(changed).toContain('vw/golf/2004.html');
  expect(changed).not.toContain('audi/a4.html');
  // The home page has no key and is drawn every time.
  expect(third.renderedKeyed).toBe(
    drawn.filter((name) => !['index.html', 'svi-proizvodi.html'].includes(name)).length,
  );

  const { saved, live } = await findPublishState(database.db);
  expect(live?.version).toBe(saved?.version);
}, 240_000);

test('a build that fails leaves the site that is being served', async () => {
  await build();
  const before = await drawnFiles();
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
  await expect(build()).rejects.toThrow('astro build failed');
  expect(await drawnFiles()).toEqual(before);
}, 120_000);
