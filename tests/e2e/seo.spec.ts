import { structuredDataFaults } from '../setup/structured-data.ts';
import { expect, test } from './setup/shop-test.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
const pathOf = (url: string) => new URL(url).pathname;

test('robots.txt allows every page and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).not.toContain('Disallow: /');
  expect(pathOf(/Sitemap: (\S+)/.exec(text)![1]!)).toBe('/sitemap.xml');
});

test('the sitemaps list every product once, with pictures and dates, and only indexable pages', async ({
  request,
  shopUrl,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = await Promise.all(
    locations(index).map(async (url) => {
      const response = await request.get(pathOf(url));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('xml');
      return response.text();
    }),
  );
  const paths = maps.flatMap(locations).map(pathOf);
  expect(new Set(paths).size).toBe(paths.length);
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number }[];
  expect(products.map(({ id }) => `/proizvod/${id}`).filter((path) => !paths.includes(path))).toEqual([]);
  expect(maps.join('')).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod><image:image>/);
  for (const hidden of ['/vw', '/mercedes', '/search', '/wishlist', '/admin', '/rezerva/godina'])
    expect(paths).not.toContain(hidden);

  // A few of every kind: they answer, are canonical, and have no noindex.
  const some = paths.filter((_, i) => i % Math.ceil(paths.length / 60) === 0);
  for (const path of some) {
    const response = await request.get(path);
    const html = await response.text();
    expect([path, response.status(), html.includes('content="noindex"')]).toEqual([path, 200, false]);
    expect(pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)![1]!)).toBe(path);
  }
});

for (const path of ['/', '/kontakt']) {
  test(`${path} describes the shop, its hours, delivery and returns`, async ({ page }) => {
    await page.goto(path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const shop = data
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((d) => d['@type'] === 'AutoPartsStore');
    expect(shop).toMatchObject({
      telephone: expect.stringMatching(/^\+387/),
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      hasShippingService: { '@type': 'ShippingService' },
    });
    expect(shop!['openingHoursSpecification']).toHaveLength(6);
  });
}

test('an offer names the seller, no rating, and the preview shows the part', async ({ page, shopUrl }) => {
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as {
    id: number;
    price: number | null;
  }[];
  const { id, price } = products.find((p) => p.price !== null)!;
  await page.goto(`/proizvod/${id}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(data.map((d) => d['@type']).sort()).toEqual(['BreadcrumbList', 'Product']);
  expect(data.find((d) => d['@type'] === 'Product')).toMatchObject({
    offers: {
      price: price!.toFixed(2),
      priceCurrency: 'BAM',
      seller: { '@id': expect.stringContaining('#prodavnica') as unknown },
    },
  });
  expect(texts.join()).not.toContain('Rating');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const preview = await page.request.get(pathOf(picture!));
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  // WhatsApp shows no picture above 300 kB.
  expect((await preview.body()).length).toBeLessThan(300_000);
});

const PAGES = [
  ...['/', '/katalog', '/katalog/vw', '/volkswagen', '/volkswagen/golf', '/volkswagen/golf/2006'],
  ...['/svi-proizvodi', '/kategorija/branici', '/kategorija/felge', '/tuning', '/tuning/felge'],
  ...['/proizvod/1', '/kontakt', '/o-nama', '/opci-uslovi', '/search', '/wishlist'],
];

test('every page type has its own text and picture for a link preview', async ({ request }) => {
  const addresses = new Map<string, string | undefined>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? `no ${name}`;
    const title = meta('og:title');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    // The same page may answer under two addresses; two pages never share a title.
    expect([path, addresses.get(title) ?? canonical]).toEqual([path, canonical]);
    addresses.set(title, canonical);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:image')).toMatch(/^https?:\/\/.+\.(jpg|png)$/);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect([meta('og:locale'), meta('twitter:card')]).toEqual(['bs_BA', 'summary_large_image']);
  }
});

test('structured data of every page type is complete, with a breadcrumb below the home page', async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect([path, data.flatMap((value) => structuredDataFaults(value))]).toEqual([path, []]);
    const isDeep = /^\/[^/]+\/./.test(path);
    if (isDeep)
      expect([path, data.map((d) => d['@type'])]).toEqual([path, expect.arrayContaining(['BreadcrumbList'])]);
  }
});
