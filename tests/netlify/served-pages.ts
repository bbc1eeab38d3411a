import assert from 'node:assert/strict';

type Check = [what: string, check: (url: string) => Promise<unknown>];

const get = (url: string) => fetch(url, { redirect: 'manual' });

async function expectPage(url: string, status: number, text: RegExp): Promise<Response> {
  const answer = await get(url);
  assert.equal(answer.status, status, url);
  assert.match(await answer.text(), text, url);
  return answer;
}

/** Checks of static files, redirects and functions together, as Netlify's own router handles them. */
export const SERVED_PAGES: Check[] = [
  [
    'the home page, with the headers of netlify.toml',
    async (url) => {
      const { headers } = await expectPage(`${url}/`, 200, /<h1/);
      assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'/);
      assert.equal(headers.get('x-frame-options'), 'DENY');
    },
  ],
  ['a page without its .html', (url) => expectPage(`${url}/kontakt`, 200, /<h1/)],
  [
    'the second page of a list, by its query',
    async (url) => {
      const [first, second] = await Promise.all(
        ['', '?page=2'].map(async (query) => (await get(`${url}/svi-proizvodi${query}`)).text()),
      );
      assert.notEqual(first, second);
    },
  ],
  [
    'an address that does not exist, through the function behind all pages',
    (url) => expectPage(`${url}/nema-takve-stranice`, 404, /<html lang="bs"/),
  ],
  ['the search page, filled by its function', (url) => expectPage(`${url}/search?q=far`, 200, /<h1/)],
  [
    'the health of function and database',
    async (url) => {
      const answer = await get(`${url}/api/health`);
      assert.equal(answer.status, 200);
    },
  ],
  [
    'a picture of the demo catalogue, which the build could not put into the store',
    async (url) => {
      const [source = ''] =
        /\/slike\/[0-9a-f]{32}\/\d+\.webp/.exec(await (await get(`${url}/`)).text()) ?? [];
      const answer = await get(url + source);
      assert.equal(answer.status, 200, source);
      assert.equal(answer.headers.get('content-type'), 'image/webp');
    },
  ],
  [
    'the products of the database that was built from',
    async (url) => {
      const answer = await get(`${url}/api/products`);
      assert.ok(Number(answer.headers.get('x-total-count')) > 100);
      assert.equal(answer.headers.get('netlify-cache-tag') ?? 'catalogue', 'catalogue');
    },
  ],
];
