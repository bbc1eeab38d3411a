import { expect, plainTest as test } from './setup/shop-test.ts';

const AT_ONCE = 6;
/** Compressing and reading each of 13,000 pages takes twice as long as all the rest. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

type Page = { status: number; html: string };

const hrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

function repeatedIds(html: string): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) (seen.has(id) ? repeated : seen).add(id);
  return repeated;
}

function faults(path: string, { status, html }: Page): string[] {
  if (status !== 200) return [`${path}: ${status}`];
  const one = (what: string, pattern: RegExp) =>
    html.match(pattern)?.length === 1 ? [] : [`${path}: ${what}`];
  return [
    ...one('title', /<title>[^<]{3,}<\/title>/g),
    ...one('description', /<meta name="description" content="[^"]{20,}"/g),
    ...one('canonical', /<link rel="canonical" href="https:\/\/[^"]+"/g),
    ...one('h1', /<h1[\s>]/g),
    ...Array.from(repeatedIds(html), (id) => `${path}: id '${id}' more than once`),
  ];
}

/** Visits every page that is reachable by links from the home page. */
async function crawl(shop: string, visit: (path: string, page: Page) => void): Promise<Set<string>> {
  const seen = new Set(['/']);
  const waiting = ['/'];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(shop + path, { redirect: 'manual', headers: UNCOMPRESSED });
      const page = { status: response.status, html: await response.text() };
      visit(path, page);
      for (const href of hrefs(page.html)) {
        const url = new URL(href, shop + path);
        const next = url.pathname + url.search;
        // Pages only: pictures and calls have their own tests.
        if (url.origin !== shop || seen.has(next) || /^\/(?:slike|api)\//.test(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  };
  // A worker stops when the queue is empty, though others may add pages, so rounds continue until it stays empty.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return seen;
}

test('every internal link works, every page is complete, and every product is linked', async ({
  shopUrl: shop,
}) => {
  test.setTimeout(600_000);
  const wrong: string[] = [];
  const seen = await crawl(shop, (path, page) => wrong.push(...faults(path, page)));
  expect(wrong.slice(0, 20)).toEqual([]);

  const products = (await (await fetch(`${shop}/api/products`)).json()) as { id: number }[];
  expect(products.length).toBeGreaterThan(1600);
  expect(products.filter(({ id }) => !seen.has(`/proizvod/${id}`)).map(({ id }) => id)).toEqual([]);
  const vehicles = (await (await fetch(`${shop}/api/manufacturers-with-models`)).json()) as {
    slug: string;
    models: { slug: string }[];
  }[];
  const models = vehicles.flatMap((m) => m.models.map((model) => `/${m.slug}/${model.slug}`));
  expect(models.filter((path) => !seen.has(path))).toEqual([]);
});
