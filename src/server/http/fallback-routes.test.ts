import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FALLBACK_PRODUCT as mark, FALLBACK_VEHICLE } from '#src/domain/catalogue/fallback-page.ts';
import { renderView } from '#src/views/render-view.ts';
import { ManufacturerSelect } from '#src/views/product-list/ManufacturerSelect.tsx';
import { ProductLoading } from '#src/views/product/ProductLoading.tsx';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { fallbackRoutes } from './fallback-routes.ts';

let database: TestDatabase;
let site: Server;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  site = createServer(({ url }, response) => {
    const page = `<title>${mark.title}</title><link rel="canonical" href="http://shop.example/${mark.id}">${renderView(ProductLoading, {})}<footer>`;
    const { manufacturer, year } = FALLBACK_VEHICLE;
    const yearPage = `${renderView(ManufacturerSelect, { manufacturers: [], chosen: manufacturer.slug })}<h1>${year}</h1>`;
    response.end({ '/rezerva/proizvod': page, '/rezerva/godina': yearPage }[url ?? ''] ?? url);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  site.close();
  await database.close();
});

const get = async (path: string, options?: { timeoutMs: number }) => {
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const response = await fallbackRoutes(options).fetch(new Request(`http://shop.example${path}`), {
    siteUrl,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('a product newer than the pages is shown whole, its name escaped for text and for addresses', async () => {
  const { id } = await aProduct(database.db, { name: '<Far> & co "$&" ~id~' });
  const { status, text, headers } = await get(`/proizvod/${id}`);
  expect(status).toBe(200);
  expect(text).toMatch(
    /^<title>&#60;Far&#62; &#38; co &#34;\$&#38;&#34; ~id~.*<\/title><link rel="canonical" href="http:\/\/shop\.example\/\d+">/,
  );
  expect(text).toMatch(/<h1[^>]*>&lt;Far&gt; &amp; co &quot;\$&amp;&quot; ~id~<\/h1>/);
  expect(text).toContain(`%3CFar%3E%20%26%20co%20%22%24%26%22%20~id~`);
  expect(text).toContain(encodeURIComponent(`http://shop.example/proizvod/${id}`));
  expect(text).not.toContain('Učitavanje proizvoda...');
  expect(text).toMatch(/<footer>$/);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('netlify-cache-tag')).toBe('catalogue');
});

test('a year without a page of its own offers every manufacturer with the vehicle’s own chosen', async () => {
  await aManufacturer(database.db, { name: 'Audi' });
  const { id } = await aManufacturer(database.db, { name: 'BMW', slug: 'bimmer' });
  await aModel(database.db, id, { name: 'X5' });
  const { status, text } = await get('/bimmer/x5/1990');
  expect(status).toBe(200);
  expect(text).toBe(
    '<select name="marka"><option value="all">Sve marke</option><option>Audi</option><option value="bimmer" selected="">BMW</option></select><h1>1990</h1>',
  );
});

test('a browser asks again where a renamed page is: the page may get its former address back', async () => {
  const { id } = await aManufacturer(database.db, { name: 'Volkswagen', slug: 'volkswagen' });
  await aModel(database.db, id, { name: 'Golf', slug: 'golf' });
  const { status, headers } = await get('/Volkswagen/golf?stranica=1&stanje=novo');
  expect([status, headers.get('location')]).toEqual([301, '/volkswagen/golf?stranica=1&stanje=novo']);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  // The new address carries the query along, so each query is another answer, until the catalogue changes.
  expect([headers.get('netlify-vary'), headers.get('netlify-cache-tag')]).toEqual(['query', 'catalogue']);
});

test('a slow database does not delay the page of a product, whose script requests the product again', async () => {
  const { id } = await aProduct(database.db);
  const { status, text, headers } = await get(`/proizvod/${id}`, { timeoutMs: 0 });
  expect(status).toBe(200);
  expect(text).toContain('<title>Učitavanje proizvoda...</title>');
  expect(text).toContain('data-island="product" data-island-now=""');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a product that does not exist is a true 404 with its own page, and so is a page', async () => {
  expect(await get('/proizvod/999999')).toMatchObject({ status: 404, text: '/rezerva/nema-proizvoda' });
  expect(await get('/kategorija/nema')).toMatchObject({ status: 404, text: '/rezerva/nema-kategorije' });
  expect(await get('/nema')).toMatchObject({ status: 404, text: '/404.html' });
  expect(await get('/api/nema')).toMatchObject({ status: 404 });
  for (const path of ['/proizvod/999999', '/kategorija/nema', '/nema', '/api/nema']) {
    const { headers } = await get(path);
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=300');
    expect(headers.get('netlify-cache-tag')).toBe('catalogue');
    expect(headers.get('netlify-vary')).toBe('query=page');
  }
});

test('a site whose error pages are missing answers each request once instead of calling itself for ever', async () => {
  let calls = 0;
  // As on Netlify, an address without a file is answered by the function, and so are those that the function reads.
  const emptySite = createServer((request, response) => {
    const siteUrl = `http://${request.headers.host}`;
    if (++calls > 9) {
      response.writeHead(508).end();
      return;
    }
    void Promise.resolve(fallbackRoutes().fetch(new Request(`${siteUrl}${request.url}`), { siteUrl })).then(
      async (answer) => response.writeHead(answer.status).end(await answer.text()),
    );
  });
  await new Promise<void>((resolve) => emptySite.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(emptySite.address() as AddressInfo).port}/nema`);
  expect(answer.status).toBe(500);
  expect(calls).toBe(3);
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  emptySite.close();
});

test('a failure is a page for people and JSON for programs', async () => {
  await database.close();
  const page = await get('/proizvod/1');
  expect(page).toMatchObject({ status: 503, text: '/500.html' });
  expect(page.headers.get('retry-after')).toBe('10');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  database = await openTestDatabase();
});
