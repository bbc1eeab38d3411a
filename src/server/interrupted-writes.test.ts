import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { hasPendingPublish } from '#db/queries/catalogue/publishing.ts';
import { indexProducts } from '#db/queries/search/search-index.ts';
import {
  auditEntries,
  images,
  manufacturers,
  models,
  productCategories,
  products,
  publishes,
  requestKeys,
} from '#db/schema/index.ts';
import { type AdminShop, openAdminShop } from '../../tests/setup/admin-shop.ts';
import {
  aCategory,
  aGeneration,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
} from '../../tests/setup/factories.ts';
import { interruptible } from '../../tests/setup/interruptible.ts';
import { expectHistoryOfProducts, expectWholeCatalogue } from '../../tests/setup/whole-catalogue.ts';

const database = interruptible();
let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop(database.wrap);
});
afterAll(() => shop.close());

const WRITTEN = [
  products,
  models,
  manufacturers,
  productCategories,
  images,
  auditEntries,
  requestKeys,
  publishes,
];

/** Two parts of a Golf, indexed and published as far as the records say. */
async function aShop() {
  const { db } = shop;
  // Quicker than TRUNCATE, which writes files, and there are hundreds of these shops.
  for (const table of WRITTEN) await db.delete(table);
  const manufacturer = await aManufacturer(db, { name: 'Volkswagen' });
  const model = await aModel(db, manufacturer.id, { name: 'Golf' });
  const other = await aModel(db, manufacturer.id, { name: 'Golf 4' });
  await aGeneration(db, model.id);
  const [category, { hash }] = [await aCategory(db), await anImage(db)];
  const fits = [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2008 }];
  const [first, second] = [
    await aProduct(db, { name: 'Far', fits, pictures: [hash], categoryId: category.id }),
    await aProduct(db, { name: 'Far', fits, pictures: [hash], partNumbers: ['1K0 941 005'] }),
  ];
  await indexProducts(db);
  await db.insert(publishes).values({ state: 'live', version: sql`(select version from catalogue_state)` });
  return { manufacturer, model, other, category, fits, first, second };
}

type Shop = Awaited<ReturnType<typeof aShop>>;
type Sent = [method: string, path: string, body?: object];

const WRITES: Record<string, (shop: Shop) => Sent> = {
  'a new product': ({ fits }) => [
    'POST',
    'products',
    { name: 'Novi far', rating: 4, fitments: fits, status: 'draft' },
  ],
  'a saved product': ({ first, fits }) => [
    'PUT',
    `products/${first.id}`,
    { name: 'Svjetlo', rating: 4, fitments: fits },
  ],
  'a deleted product': ({ first }) => ['DELETE', `products/${first.id}`],
  'a change of many': ({ first, second }) => [
    'POST',
    'products/bulk',
    { ids: [first.id, second.id], change: { years: { from: 2001, to: 2003 } } },
  ],
  'a merge of products': ({ first, second }) => [
    'POST',
    'duplicates/merge',
    { groups: [{ keepId: first.id, removeIds: [second.id] }] },
  ],
  'a file': () => [
    'POST',
    'csv/apply',
    { rows: [{ line: 2, cells: { name: 'Iz datoteke', status: 'nacrt', kind: 'dio' }, version: null }] },
  ],
  'a new manufacturer': () => ['POST', 'manufacturers', { name: 'Zastava' }],
  'a renamed manufacturer': ({ manufacturer }) => [
    'PUT',
    `manufacturers/${manufacturer.id}`,
    { name: 'Folksvagen' },
  ],
  'a model with other years': ({ model }) => [
    'PUT',
    `models/${model.id}`,
    { name: 'Golf', generations: [{ name: 'V', yearFrom: 2003, yearTo: 2009 }] },
  ],
  'a merge of models': ({ model, other }) => ['POST', `models/${model.id}/merge`, { intoId: other.id }],
  'a deleted model': ({ other }) => ['DELETE', `models/${other.id}`],
  'a renamed category': ({ category }) => [
    'PUT',
    `categories/${category.id}`,
    { name: 'Svjetla', description: '' },
  ],
};

/** Enough on the real PostgreSQL, where a shop for each interruption takes long; `npm run test:faults` does all of them. */
const ON_POSTGRES = ['a saved product', 'a merge of products', 'a renamed manufacturer'];
const isEach = inject('postgresSocket') === '' || process.env['FAULT_ROUNDS'] !== undefined;

test.each(Object.entries(WRITES).filter(([name]) => isEach || ON_POSTGRES.includes(name)))(
  '%s, interrupted anywhere, is not half written, and repeating it writes and publishes it',
  { timeout: 180_000 },
  async (name, write) => {
    const isPublished = name !== 'a file';
    for (let n = 1; ; n++) {
      const [method, path, body] = write(await aShop());
      const send = () =>
        shop.call(method, `/api/admin/${path}`, body, {
          'idempotency-key': `${name} ${n}`.replaceAll(' ', '-'),
        });
      database.failAt(n);
      const answer = await send();
      const isOver = database.clear();
      await expectHistoryOfProducts(shop.db);
      if (answer.status >= 500) {
        expect(isOver).toBe(false);
        expect((await send()).status).toBeLessThan(500);
      }
      // A saved product whose indexing was interrupted is answered as saved; the clean-up indexes it.
      if (!isOver) await indexProducts(shop.db);
      await expectWholeCatalogue(shop.db);
      if (isPublished) expect(await hasPendingPublish(shop.db)).toBe(true);
      expect(await shop.db.$count(products)).toBeLessThanOrEqual(3);
      if (isOver) break;
    }
    vi.mocked(console.error).mockClear();
  },
);
