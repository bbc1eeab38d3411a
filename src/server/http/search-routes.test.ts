import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { FIELD_FILTERS } from '#src/domain/product-list/filters.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import type { Routes } from './routes.ts';
import { searchRoutes } from './search-routes.ts';

let database: TestDatabase;
let app: Routes;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATABASE_KIND', 'embedded');
  app = searchRoutes();
  for (let i = 1; i <= 25; i++) await aProduct(database.db, { name: `Far lijevi ${i}` });
  await reindexCatalogue(database.db);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function get(query: string) {
  const response = await app.request(`/api/search${query}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
}

test('answers results, total and query; eight rows in the box, twenty on a page', async () => {
  const { body, headers } = await get('?q=%20far%20&limit=8');
  expect(body).toMatchObject({ total: 25, query: 'far', results: { length: 8 }, totalIsCapped: false });
  expect(headers.get('netlify-cache-tag')).toBe('catalogue');
  expect(headers.get('netlify-vary')).toBe(
    `query=${['q', 'limit', 'page', 'type', 'sort', 'vozilo', 'moje', ...FIELD_FILTERS].join('|')}`,
  );
  expect((await get('?q=far')).body).toMatchObject({ limit: 20, results: { length: 20 } });
  // More than an answer can hold is as much as it can hold.
  expect((await get('?q=far&limit=1000')).body).toMatchObject({ limit: 100, results: { length: 25 } });
  expect((await get('?q=far&page=2')).body).toMatchObject({ page: 2, results: { length: 5 } });
});

test.each(['', '?q=', '?q=%20%20', '?q=%00'])('answers an empty list to %j', async (query) => {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  expect(body).toMatchObject({ results: [], total: 0, query: '' });
});

test.each(
  [
    '?q=far&limit=0',
    '?q=far&limit=abc&page=-1',
    '?q=far&limit=1e9&sort=price&type=x',
    '?q=%FF%FE&page=1.5',
    "?q=far'%20or%201=1%20--",
    `?q=${'far%20'.repeat(1600)}`,
    `?q=${encodeURIComponent('🚗 فار \u202e far')}`,
  ].map((query) => [query.slice(0, 60), query] as const),
)('does not refuse %s', async (_, query) => {
  expect((await get(query)).status).toBe(200);
});
