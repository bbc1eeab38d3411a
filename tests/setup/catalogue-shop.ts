import { afterAll, beforeAll, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { catalogueRoutes } from '#src/server/http/catalogue-routes.ts';
import type { Routes } from '#src/server/http/routes.ts';
import { aCategory, aManufacturer, aModel, anImage, aProduct, aTuningCategory } from './factories.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

async function fill(db: Db) {
  const vw = await aManufacturer(db, { name: 'Volkswagen', aliases: ['VW'], slugAliases: ['vw'] });
  const golf = await aModel(db, vw.id, { name: 'Golf' });
  const peugeot = await aManufacturer(db, { name: 'Peugeot' });
  const p206 = await aModel(db, peugeot.id, { name: '206' });
  const rasvjeta = await aCategory(db, { name: 'Rasvjeta' });
  const felge = await aTuningCategory(db, { name: 'Felge' });
  const image = await anImage(db);
  const far = await aProduct(db, {
    name: 'Prednji far',
    categoryId: rasvjeta.id,
    pictures: [image.hash],
    createdAt: new Date('2026-01-02'),
    fits: [
      { manufacturerId: vw.id, modelId: golf.id, yearFrom: 2004, yearTo: 2006 },
      { manufacturerId: peugeot.id, modelId: p206.id, yearFrom: 2000, yearTo: 2001 },
    ],
  });
  const felga = await aProduct(db, {
    name: 'Felga 18',
    kind: 'tuning',
    tuningCategoryId: felge.id,
    priceMinor: 45_050,
    createdAt: new Date('2026-01-01'),
  });
  await aProduct(db, { name: 'Nacrt', status: 'draft' });
  return { far: far.id, felga: felga.id, image: image.hash, golf: golf.id };
}

/** Call it once per test file, outside of any test; `db` and `ids` exist from the first test on. */
export function openCatalogueShop() {
  let database: TestDatabase;
  let app: Routes;
  beforeAll(async () => {
    database = await openTestDatabase();
    vi.stubEnv('DATABASE_URL', database.url);
    vi.stubEnv('DATABASE_KIND', 'embedded');
    app = catalogueRoutes();
    Object.assign(shop, { db: database.db, ids: await fill(database.db) });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await database.close();
  });
  const shop = {
    get: async (path: string) => {
      const response = await app.request(path);
      return { status: response.status, headers: response.headers, body: (await response.json()) as never };
    },
    post: (body: string) =>
      app.request('/api/search-products', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
  } as {
    db: Db;
    ids: Awaited<ReturnType<typeof fill>>;
    get: (path: string) => Promise<{ status: number; headers: Headers; body: never }>;
    post: (body: string) => Response | Promise<Response>;
  };
  return shop;
}
