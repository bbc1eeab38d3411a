import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './setup/shop-test.ts';

const LIST_BYTES = 8 * 1024;
const PRODUCT_BYTES = 7 * 1024;
const STYLE_BYTES = 13 * 1024;
/** Each file: what a new connection sends at once, less the headers of the response. */
const FONT_BYTES = 14 * 1024;
const AT_ONCE = 20;

const weight = (text: string) => brotliCompressSync(text).length;
const over = (pages: readonly { path: string; html: string }[], most: number) =>
  pages.map(({ path, html }) => ({ path, bytes: weight(html) })).filter(({ bytes }) => bytes > most);

test('home and lists weigh at most 8 KiB', async ({ request }) => {
  const paths = [
    ...['/', '/katalog', '/volkswagen', '/katalog/citroen', '/volkswagen/golf', '/volkswagen/golf/2006'],
    ...['/svi-proizvodi', '/svi-proizvodi?page=3', '/kategorija/kocnice', '/tuning/led-rasvjeta'],
  ];
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  expect(over(pages, LIST_BYTES)).toEqual([]);
});

test('no product page weighs more than 7 KiB', async ({ shopUrl }) => {
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number }[];
  const longest: { path: string; html: string }[] = [];
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const some = products.slice(from, from + AT_ONCE).map(async ({ id }) => {
      const path = `/proizvod/${id}`;
      return { path, html: await (await fetch(shopUrl + path)).text() };
    });
    longest.push(...(await Promise.all(some)));
    // Compressing all of them would take minutes; the heaviest are among the longest.
    longest.sort((a, b) => b.html.length - a.html.length).splice(40);
  }
  expect(over(longest, PRODUCT_BYTES)).toEqual([]);
});

test('styles and fonts stay within their limits, and nothing comes from another host', async ({
  page,
  shopUrl,
}) => {
  for (const path of ['/', '/volkswagen/golf/2006', '/proizvod/1', '/kontakt']) {
    const seen: { type: string; url: string }[] = [];
    page.on('request', (request) => seen.push({ type: request.resourceType(), url: request.url() }));
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    expect(seen.map(({ url }) => url).filter((url) => !url.startsWith(shopUrl))).toEqual([]);
    const sum = async (wanted: string, size: (body: Buffer) => number) => {
      const files = seen.filter(({ type }) => type === wanted);
      const bodies = await Promise.all(files.map(async ({ url }) => (await page.request.get(url)).body()));
      return bodies.reduce((all, body) => all + size(body), 0);
    };
    const styles = await sum('stylesheet', (body) => brotliCompressSync(body).length);
    expect([path, styles <= STYLE_BYTES, styles]).toEqual([path, true, styles]);
    const fonts = seen.filter(({ type }) => type === 'font');
    expect(fonts).toHaveLength(2);
    for (const { url } of fonts) {
      const bytes = (await (await page.request.get(url)).body()).length;
      expect([url, bytes <= FONT_BYTES, bytes]).toEqual([url, true, bytes]);
    }
  }
});

test('no text has a weight or width that the font of titles lacks', async ({ page }) => {
  for (const path of ['/', '/volkswagen/golf/2006', '/proizvod/1', '/kontakt', '/admin']) {
    await page.goto(path);
    const beyond = await page.locator('body *').evaluateAll((all) =>
      all.flatMap((element) => {
        const { fontFamily, fontWeight, fontStretch } = getComputedStyle(element);
        const [weight, width] = [Number(fontWeight), Number.parseFloat(fontStretch)];
        const isText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const isIn = weight === 650 && width >= 108 && width <= 125;
        return isText && fontFamily.startsWith('Archivo') && !isIn
          ? [`${element.textContent} ${weight} ${width}`]
          : [];
      }),
    );
    expect([path, beyond]).toEqual([path, []]);
  }
});
