import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#db/schema/index.ts';
import { aManufacturer, aModel } from '../../../tests/setup/factories.ts';
import { aDataUrl, type AdminShop, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
let body: Record<string, unknown>;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ body } = await aProductBody(shop.db));
});

const REQUIRED = 'Molimo unesite sva obavezna polja';
const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
const lying = `data:image/jpeg;base64,${Buffer.from('<html><script>alert(1)</script>').toString('base64')}`;

test.each([
  ['no name', { name: undefined }, REQUIRED, ['name']],
  ['a blank name', { name: '   ' }, REQUIRED, ['name']],
  ['no manufacturer', { manufacturerId: '' }, REQUIRED, ['manufacturerId']],
  ['no model', { modelId: null }, REQUIRED, ['modelId']],
  [
    'nothing at all',
    { name: '', manufacturerId: '', modelId: '', images: [] },
    REQUIRED,
    ['name', 'manufacturerId', 'modelId', 'images'],
  ],
  ['no picture', { images: [] }, 'Molimo dodajte najmanje jednu sliku', ['images']],
  [
    'eleven pictures',
    { images: Array.from({ length: 11 }, (_, i) => `/slike/${String(i).padStart(32, '0')}/640.webp`) },
    'Proizvod može imati najviše 10 slika.',
    ['images'],
  ],
  ['a rating of 0', { rating: 0 }, 'Ocjena treba biti od 1 do 5.', ['rating']],
  ['a rating of 6', { rating: '6' }, 'Ocjena treba biti od 1 do 5.', ['rating']],
  [
    'the year 1989',
    { compatibleYears: ['1989'] },
    'Godište treba biti između 1990. i tekuće godine.',
    ['compatibleYears'],
  ],
  [
    'a future year',
    { compatibleYears: [2004, 2199] },
    'Godište treba biti između 1990. i tekuće godine.',
    ['compatibleYears'],
  ],
  [
    'an unknown manufacturer',
    { manufacturerId: 999_999 },
    'Ta marka više ne postoji. Odaberite drugu.',
    ['manufacturerId'],
  ],
  [
    'an unknown category',
    { categoryId: 999_999 },
    'Ta kategorija više ne postoji. Odaberite drugu.',
    ['categoryId'],
  ],
  ['an SVG', { images: [svg] }, 'Dozvoljene su samo slike (JPG, PNG, WebP)', ['images']],
  [
    'a page that says it is a photograph',
    { images: [lying] },
    'Dozvoljene su samo slike (JPG, PNG, WebP)',
    ['images'],
  ],
  [
    'a picture of another site',
    { images: ['https://evil.example/a.jpg'] },
    'Dozvoljene su samo slike (JPG, PNG, WebP)',
    ['images'],
  ],
  [
    'an unknown picture',
    { images: [`/slike/${'a'.repeat(32)}/640.webp`] },
    'Jedna od slika više ne postoji na serveru. Dodajte je ponovo.',
    ['images'],
  ],
  ['a price in words', { price: 'po dogovoru' }, 'Cijena nije ispravna. Primjer: 89,00', ['price']],
])(
  'the server refuses %s as the form does, in a new product and in an edit',
  async (_, over, message, fields) => {
    const made = await shop.call('POST', '/api/admin/products', body);
    const path = `/api/admin/products/${(made.body['product'] as { id: number }).id}`;
    const before = await shop.call('GET', path);
    const count = await shop.db.$count(products);
    for (const [method, to] of [
      ['POST', '/api/admin/products'],
      ['PUT', path],
    ] as const) {
      const answer = await shop.call(method, to, { ...body, ...over });
      expect([method, answer.status]).toEqual([method, 400]);
      expect(answer.body).toMatchObject({ success: false, code: 'bad_request', error: message, message });
      expect(Object.keys(answer.body['fields'] as object)).toEqual(fields);
    }
    expect(await shop.db.$count(products)).toBe(count);
    expect((await shop.call('GET', path)).body).toEqual(before.body);
  },
);

test('pictures that are left out are refused in a new product, and stay as they are in an edit', async () => {
  const { images: _, ...without } = body;
  const text = 'Molimo dodajte najmanje jednu sliku';
  expect(await shop.call('POST', '/api/admin/products', without)).toMatchObject({
    status: 400,
    body: { error: text, fields: { images: text } },
  });
  const made = await shop.call('POST', '/api/admin/products', body);
  const { id, images } = made.body['product'] as { id: number; images: unknown[] };
  const edited = await shop.call('PUT', `/api/admin/products/${id}`, { ...without, name: 'Far lijevi' });
  expect(edited.body).toMatchObject({ product: { name: 'Far lijevi', images } });
});

test('a draft may wait for its pictures, and is not published before it has one', async () => {
  const { status, body: made } = await shop.call('POST', '/api/admin/products', {
    ...body,
    status: 'draft',
    images: [],
  });
  expect(status).toBe(201);
  const { id, version } = made['product'] as { id: number; version: number };
  const path = `/api/admin/products/${id}`;
  const text = 'Molimo dodajte najmanje jednu sliku';
  for (const published of [{ status: 'published' }, { status: 'published', images: [] }]) {
    expect(await shop.call('PUT', path, { ...body, images: undefined, version, ...published })).toMatchObject(
      { status: 400, body: { error: text, fields: { images: text } } },
    );
  }
  const other = await shop.call('POST', '/api/admin/products', { ...body, status: 'draft' });
  const ids = [id, (other.body['product'] as { id: number }).id];
  const bulk = { ids, change: { status: 'published' } };
  expect((await shop.call('POST', '/api/admin/products/bulk', bulk)).body).toMatchObject({
    changed: 1,
    withoutPicture: 1,
  });
  expect((await shop.call('PUT', path, { ...body, version, status: 'published' })).status).toBe(200);
});

test('a model of another manufacturer is refused, in a list of vehicles by its place', async () => {
  const other = await aModel(shop.db, (await aManufacturer(shop.db)).id);
  const plain = await shop.call('POST', '/api/admin/products', { ...body, modelId: other.id });
  const text = 'Model ne pripada odabranoj marki. Odaberite model ponovo.';
  expect(plain.body).toMatchObject({ error: text, fields: { modelId: text } });
  const fitments = [
    { manufacturerId: body['manufacturerId'], modelId: body['modelId'] },
    { manufacturerId: body['manufacturerId'], modelId: other.id },
  ];
  const listed = await shop.call('POST', '/api/admin/products', { ...body, fitments });
  expect(listed.body).toMatchObject({ error: text, fields: { 'fitments.1.modelId': text } });
});

test.each([
  'null',
  '[]',
  '"text"',
  '{',
  '{"name":{}}',
  '{"images":"x"}',
  '{"rating":[]}',
  '{"name":"a\\u0000b"}',
])('a body that is no product (%s) is refused without a server error', async (text) => {
  const answer = await shop.call('POST', '/api/admin/products', new TextEncoder().encode(text));
  expect([answer.status, answer.body['success']]).toEqual([400, false]);
});

test('ten pictures in one request are accepted', async () => {
  const images = await Promise.all(Array.from({ length: 10 }, () => aDataUrl()));
  const answer = await shop.call('POST', '/api/admin/products', { ...body, images });
  expect(answer.body).toMatchObject({ success: true });
  expect((answer.body['product'] as { images: unknown[] }).images).toHaveLength(10);
});
