import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminShop, openAdminShop } from '../../tests/setup/admin-shop.ts';
import { aCategory, aManufacturer, aModel, anImage, aProduct } from '../../tests/setup/factories.ts';
import { readAnswer } from '../../tests/setup/logged-in.ts';
import { catalogueRoutes } from './http/catalogue-routes.ts';
import { contactRoutes } from './http/contact-routes.ts';
import { searchRoutes } from './http/search-routes.ts';
import { resolveMissingPage } from './page-fallback.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
  const { db } = shop;
  const manufacturer = await aManufacturer(db);
  const fits = [{ manufacturerId: manufacturer.id, modelId: (await aModel(db, manufacturer.id)).id }];
  await aProduct(db, { fits, pictures: [(await anImage(db)).hash] });
  await aCategory(db);
});
afterAll(() => shop.close());

/** A zero byte, and each half of an emoji on its own. */
const ODD = ['a\0b', '\uD83D', 'x\uDE97y'];

const BODIES: [method: string, path: string, body: object][] = [
  ['POST', '/api/admin/login', { username: 'vlasnik', password: 'lozinka' }],
  [
    'PUT',
    '/api/admin/products/1',
    {
      name: 'Far',
      rating: 4,
      description: 'opis',
      quality: 'A',
      partNumbers: ['x1'],
      price: '9',
      kind: 'part',
      manufacturerId: '1',
      images: ['/slike/x'],
    },
  ],
  ['POST', '/api/admin/products/bulk', { ids: ['1'], change: { status: 'draft' } }],
  [
    'POST',
    '/api/admin/manufacturers',
    { name: 'Marka', slug: 'marka', aliases: ['m'], slugAliases: ['m-m'] },
  ],
  [
    'POST',
    '/api/admin/models',
    {
      manufacturerId: '1',
      name: 'Model',
      slug: 's',
      aliases: ['x'],
      generations: [{ name: 'I', aliases: ['a'], yearFrom: 2001, yearTo: null }],
    },
  ],
  ['POST', '/api/admin/categories', { name: 'Nova', slug: 'nova', description: 'opis' }],
  [
    'POST',
    '/api/admin/tuning-categories',
    { name: 'Nova', slug: 'nova', description: 'opis', hint: 'h', image: 'x' },
  ],
  ['PUT', '/api/admin/search-misses', { query: 'far', isShown: true }],
  [
    'POST',
    '/api/admin/csv/preview',
    { rows: [{ line: 2, cells: { id: '', name: 'Far', fitments: 'Audi > A4', partNumbers: '1' } }] },
  ],
  [
    'POST',
    '/api/admin/csv/apply',
    { rows: [{ line: 2, cells: { name: 'Far', description: 'opis' }, version: null }] },
  ],
  ['POST', '/api/admin/olx/import', { ids: ['1'], as: 'draft' }],
  ['POST', '/api/search-products', { manufacturer: 'marka-1', model: 'model-2', year: '2004' }],
  [
    'POST',
    '/api/contact',
    { ime: 'Ana', prezime: 'Anić', email: 'a@b.ba', telefon: '061', predmet: 'Far', poruka: 'Imate li far?' },
  ],
];

/** The body once for each of its texts, with that text replaced. */
function* withOddText(value: unknown, odd: string): Generator {
  if (typeof value === 'string') yield odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withOddText(inner, odd))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

const open: Record<string, ReturnType<typeof contactRoutes> | undefined> = {
  '/api/search-products': catalogueRoutes(),
  '/api/contact': contactRoutes(),
};

async function send(method: string, path: string, body: unknown) {
  const app = open[path];
  if (!app) return shop.call(method, path, body);
  const headers = { 'content-type': 'application/json' };
  return readAnswer(await app.request(path, { method, headers, body: JSON.stringify(body) }, {}));
}

test.each(BODIES)(
  '%s %s with a text that cannot be stored is refused with a message',
  async (method, path, body) => {
    for (const odd of ODD)
      for (const changed of withOddText(body, odd)) {
        const answer = await send(method, path, changed);
        expect({ changed, status: answer.status }).toEqual({ changed, status: 400 });
        expect(answer.body['message']).toBe(
          'Tekst sadrži znakove koji se ne mogu sačuvati. Obrišite ih ili upišite tekst ponovo.',
        );
      }
  },
);

test.each([
  ...['search=%00', 'search=%ED%A0%BD', 'category=%00'].map((query) => `/api/admin/products?${query}`),
  '/api/admin/history?entity=product&id=%00',
  '/api/admin/products/%00',
  '/api/admin/undo/%00',
])('GET %s is refused or answered', async (path) => {
  expect((await shop.call('GET', path)).status).toBeLessThan(500);
});

test.each([
  '/%00',
  '/proizvod/%00',
  '/volkswagen/%00/2004',
  '/kategorija/%ED%A0%BD',
  '/api/shop/search?q=%00',
  '/api/search?q=far%ED%A0%BD',
  '/api/brand-products/%00/golf',
  '/api/tuning/%00',
])('a request for %s causes no server error', async (path) => {
  await resolveMissingPage(shop.db, path);
  for (const app of [catalogueRoutes(), searchRoutes()])
    expect((await app.request(path, {}, {})).status).toBeLessThan(500);
});
