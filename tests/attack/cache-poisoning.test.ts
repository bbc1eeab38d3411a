import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import {
  FALLBACK_PRODUCT as product,
  FALLBACK_SEARCH as search,
  FALLBACK_VEHICLE as vehicle,
} from '#src/domain/catalogue/fallback-page.ts';
import { catalogueRoutes } from '#src/server/http/catalogue-routes.ts';
import { fallbackRoutes } from '#src/server/http/fallback-routes.ts';
import type { Routes } from '#src/server/http/routes.ts';
import { searchRoutes } from '#src/server/http/search-routes.ts';
import { renderView } from '#src/views/render-view.ts';
import { ManufacturerSelect } from '#src/views/product-list/ManufacturerSelect.tsx';
import { ProductLoading } from '#src/views/product/ProductLoading.tsx';
import { type AdminShop, openAdminShop } from '../setup/admin-shop.ts';
import { GUARDED } from '../setup/guarded-routes.ts';
import { aSmallShop } from '../setup/small-shop.ts';

// Responses that a shared cache stores are the same for everybody: what a stranger adds to a request does not change them.

const OWN = 'https://shop.example';
const EVIL = 'zlo.primjer';
const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-scheme': 'http', 'x-forwarded-proto': 'http' },
  { 'x-forwarded-port': '1337', 'x-forwarded-prefix': `/${EVIL}` },
  { 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { 'x-host': EVIL, 'x-forwarded-server': EVIL, forwarded: `host=${EVIL};proto=http` },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
  { 'accept-language': EVIL, 'user-agent': EVIL, cookie: `x=${EVIL}` },
  { 'content-type': EVIL, accept: EVIL, 'x-nf-request-id': EVIL },
];
const QUERIES = [
  `utm_source=${EVIL}`,
  `callback=${EVIL}`,
  `_method=DELETE`,
  `__proto__=${EVIL}`,
  `host=${EVIL}`,
  `cb=1;page=${EVIL}`,
];

let shop: AdminShop;
let site: Server;
let kept: { app: Routes; path: string }[];

beforeAll(async () => {
  shop = await openAdminShop();
  const { far, vw } = await aSmallShop(shop.db);
  await reindexCatalogue(shop.db);
  const head = `<link rel="canonical" href="${OWN}/${product.id}">`;
  const pages: Record<string, string> = {
    '/rezerva/proizvod': `${head}<title>${product.title}</title>${renderView(ProductLoading, {})}`,
    '/rezerva/godina': `${renderView(ManufacturerSelect, { manufacturers: [], chosen: vehicle.manufacturer.slug })}${vehicle.year}`,
    '/rezerva/pretraga': Object.values(search).join(' '),
  };
  site = createServer(({ url }, response) => response.end(pages[url ?? ''] ?? 'nema'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const [catalogue, found, fallback] = [catalogueRoutes(), searchRoutes(), fallbackRoutes()];
  kept = [
    { app: catalogue, path: '/api/products?page=1' },
    { app: catalogue, path: `/api/products/${far.id}` },
    { app: catalogue, path: '/api/manufacturers' },
    { app: catalogue, path: '/api/products/99999999' },
    { app: found, path: '/api/search?q=far' },
    { app: found, path: '/search?q=far' },
    { app: fallback, path: `/proizvod/${far.id}` },
    { app: fallback, path: `/${vw.slug}/golf/1991` },
    { app: fallback, path: `/VW/golf` },
    { app: fallback, path: '/nema-ovoga' },
  ];
});
afterAll(async () => {
  site.close();
  await shop.close();
});

async function answerOf(app: Routes, url: string, headers: Record<string, string> = {}) {
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const answer = await app.fetch(new Request(url, { headers }), { siteUrl, callerAddress: '192.0.2.1' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

test('headers and host of a request appear in no cached response and change none', async () => {
  for (const { app, path } of kept) {
    const clean = await answerOf(app, OWN + path);
    for (const headers of HEADERS) {
      const told = `${path} ${JSON.stringify(headers)}`;
      expect(await answerOf(app, OWN + path, headers), told).toEqual(clean);
    }
    expect(await answerOf(app, `https://${EVIL}${path}`), `${path} of another host`).toEqual(clean);
    expect(await answerOf(app, OWN + path), `${path} afterwards`).toEqual(clean);
    expect(JSON.stringify(clean)).not.toContain(EVIL);
  }
});

test('parameters that no response depends on appear in no response and in no cache key', async () => {
  for (const { app, path } of kept.filter(({ path }) => path !== '/VW/golf')) {
    const clean = await answerOf(app, OWN + path);
    expect(clean.headers['netlify-vary'], path).toMatch(/^query=[\w|]+$/);
    for (const query of QUERIES) {
      const url = `${OWN}${path}${path.includes('?') ? '&' : '?'}${query}`;
      expect(await answerOf(app, url), url).toEqual(clean);
    }
  }
});

test('what is missing with some parameters is not stored for the others of its address', async () => {
  const app = catalogueRoutes();
  for (const [path, status] of [
    ['/api/products?page=1', 404],
    // The shop's own list is empty then.
    ['/api/shop/products?page=1', 200],
  ] as const) {
    const found = await answerOf(app, OWN + path);
    const missing = await answerOf(app, `${OWN}${path}&manufacturer=nema`);
    expect([found.status, missing.status], path).toEqual([200, status]);
    expect(missing.headers['netlify-vary'], path).toBe(found.headers['netlify-vary']);
  }
});

test('a redirect stays on this site, whatever follows the path', async () => {
  const fallback = fallbackRoutes();
  const paths = [
    '/VW/golf',
    '/VW/golf?x=//zlo.primjer',
    '//zlo.primjer/VW',
    '/%2f%2fzlo.primjer',
    '/%5czlo.primjer',
  ];
  for (const path of paths) {
    const { status, headers } = await answerOf(fallback, OWN + path, { 'x-forwarded-host': EVIL });
    expect([301, 404], path).toContain(status);
    expect(headers['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});

test('no shared cache stores a response of the panel, even under an address that looks like a file', async () => {
  const { adminRoutes } = await import('#src/server/http/admin/admin-routes.ts');
  const { token } = shop.call as unknown as { token: string };
  const reads = GUARDED.filter((route) => route.startsWith('GET ')).map((route) =>
    route.slice(4).replace(/:\w+(?:\{[^}]*\})?/g, '1'),
  );
  for (const path of reads) {
    for (const ending of ['', '/x.css', '%2fx.css', ';x.css', '%00.css', '?x.css']) {
      const { status, headers } = await answerOf(adminRoutes(), OWN + path + ending, {
        authorization: `Bearer ${token}`,
      });
      expect(status, path + ending).toBeLessThan(500);
      expect(headers['netlify-cdn-cache-control'], path + ending).toBeUndefined();
      expect(headers['cache-control'], path + ending).toMatch(/^(?:no-store|private)/);
    }
  }
});
