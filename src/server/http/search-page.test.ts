import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { searchMisses } from '#db/schema/index.ts';
import { FALLBACK_SEARCH as mark } from '#src/domain/catalogue/fallback-page.ts';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { searchRoutes } from './search-routes.ts';

let database: TestDatabase;
let site: Server;
let isShellMissing = false;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  const vw = await aManufacturer(database.db, { name: 'Volkswagen' });
  const golf = await aModel(database.db, vw.id, { name: 'Golf' });
  await aModel(database.db, vw.id, { name: 'Polo' });
  const fits = [{ manufacturerId: vw.id, modelId: golf.id, yearFrom: 2003, yearTo: 2008 }];
  await aProduct(database.db, { name: 'Far <lijevi>', fits });
  for (let i = 0; i < 24; i++) await aProduct(database.db, { name: `Branik ${i}`, fits });
  await reindexCatalogue(database.db);
  const shell = `<title>${mark.title}</title><input value="${mark.query}"><p>${mark.count}</p>${mark.notes}${mark.tools}${mark.list}`;
  site = createServer((request, response) => {
    if (isShellMissing && request.url !== '/500.html') response.statusCode = 503;
    response.end(isShellMissing ? '<h1>Nešto je pošlo po zlu</h1>' : shell);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  site.close();
  await database.close();
});

const get = async (path: string) => {
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const response = await searchRoutes().fetch(new Request(`http://shop.example${path}`), { siteUrl });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const misses = () =>
  database.db.select({ query: searchMisses.query, count: searchMisses.count }).from(searchMisses);

test('the page contains its results, everything in it escaped', async () => {
  const { status, text, headers } = await get('/search?q=far+golf+%3C%22%3E');
  expect(status).toBe(200);
  expect(text).toContain('Pronađeno 1 rezultat za &#34;far golf &#60;&#34;&#62;&#34;');
  expect(text).toContain('Far &lt;lijevi&gt;</a>');
  expect(text).not.toMatch(/<">|~\w+~/);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('netlify-cache-tag')).toBe('catalogue');
});

test('of several vehicles the page names each, and the parts are for any of them', async () => {
  const { text } = await get('/search?q=far+polo+ili+golf');
  expect(text).toContain('<b>Volkswagen Polo ili Volkswagen Golf</b>');
  expect(text).toContain('Pronađeno 1 rezultat');
  const { text: none } = await get('/search?q=far+golf+1999+ili+polo');
  expect(none).not.toContain('[object');
});

test('parts for other years of the model say so', async () => {
  const { text } = await get('/search?q=far+golf+1999');
  expect(text).toContain('Ovo je isti dio za druga godišta: Volkswagen Golf.');
});

test('placeholders in the query stay text', async () => {
  const { text } = await get('/search?q=~list~');
  expect(text).toContain('value="~list~"');
});

test('a page beyond the last shows the last', async () => {
  const { text } = await get('/search?q=branik+golf&tip=proizvod&page=99');
  expect(text).toContain('aria-label="Stranica 2" aria-current="page"');
  expect(text.match(/<article/g)).toHaveLength(4);
});

test('a search on the search page that finds nothing is counted; one in the header box or an empty one is not', async () => {
  await get('/search?q=xqzwvk');
  await get('/api/search?q=xqzw&limit=8');
  const { text } = await get('/search?q=+');
  expect(text).toContain('Unesite pojam za pretragu');
  expect((await misses()).filter(({ query }) => !query.includes('~'))).toEqual([
    { query: 'xqzwvk', count: 1 },
  ]);
});

test('a site whose files come too late sends people the error page, not data', async () => {
  isShellMissing = true;
  const { status, text, headers } = await get('/search?q=far');
  expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(text).toContain('Nešto je pošlo po zlu');
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  isShellMissing = false;
});

test('without the database the page is still sent, and its script searches', async () => {
  await database.close();
  const { status, text, headers } = await get('/search?q=far');
  expect(status).toBe(200);
  expect(text).toContain('data-waiting');
  expect(text).toContain('value="far"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  database = await openTestDatabase();
});
