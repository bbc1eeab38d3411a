import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { emptyBin } from '#db/queries/history/bin.ts';
import { auditEntries, products } from '#db/schema/index.ts';
import { expectWholeCatalogue } from '../../tests/setup/whole-catalogue.ts';
import { type AdminShop, openAdminShop } from '../../tests/setup/admin-shop.ts';
import {
  aCategory,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  clearCatalogue,
} from '../../tests/setup/factories.ts';
import type { Answer } from '../../tests/setup/logged-in.ts';

/** Calls overlap by chance, so every race is run this often. */
const ROUNDS = 6;

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clearCatalogue(shop.db);
  await shop.db.delete(auditEntries);
});

const put = (path: string, body: object) => shop.call('PUT', `/api/admin/${path}`, body);
const post = (path: string, body: object) => shop.call('POST', `/api/admin/${path}`, body);
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** A published part of a Golf, with a picture, so that every save of it is accepted. */
async function aGolf() {
  const manufacturer = await aManufacturer(shop.db);
  const model = await aModel(shop.db, manufacturer.id);
  const { hash } = await anImage(shop.db);
  const fits = [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2008 }];
  const product = await aProduct(shop.db, { fits, pictures: [hash] });
  return { manufacturer, model, hash, fits, product };
}

const stored = async (id: number) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]!;

/** Starts the calls together, several times; none may end in a server error, and nothing may be half written. */
async function race(round: (n: number) => Promise<Promise<Answer>[]>, check: (answers: Answer[]) => unknown) {
  for (let n = 0; n < ROUNDS; n++) {
    const answers = await Promise.all(await round(n));
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    await check(answers);
  }
  await expectWholeCatalogue(shop.db);
}

test('every accepted save of one product is in its history, and the last one is the product', async () => {
  const { product, fits } = await aGolf();
  let saved = 0;
  await race(
    (n) =>
      Promise.resolve(
        ['a', 'b', 'c', 'd'].map((by) =>
          put(`products/${product.id}`, { name: `Far ${n}${by}`, rating: 4, fitments: fits }),
        ),
      ),
    (answers) => (saved += answers.filter(({ status }) => status === 200).length),
  );
  expect(saved).toBeGreaterThanOrEqual(ROUNDS);
  expect((await stored(product.id)).version).toBe(1 + saved);
});

test('a product saved while its manufacturer is renamed is found by the new name', async () => {
  const { product, manufacturer, fits } = await aGolf();
  await race(
    (n) =>
      Promise.resolve([
        put(`products/${product.id}`, { name: `Far ${n}`, fitments: fits }),
        put(`manufacturers/${manufacturer.id}`, { name: `Zastava ${n}` }),
        put(`products/${product.id}`, { name: `Svjetlo ${n}`, fitments: fits }),
      ]),
    (answers) => expect(statuses(answers)).toEqual([200, 200, 200]),
  );
});

test('of two products, each merged into the other, one stays', async () => {
  let pair: number[] = [];
  await race(
    async () => {
      const [one, other] = [await aGolf(), await aGolf()];
      pair = [one.product.id, other.product.id];
      const merge = (keepId: number, gone: number) =>
        post('duplicates/merge', { groups: [{ keepId, removeIds: [gone] }] });
      return [merge(pair[0]!, pair[1]!), merge(pair[1]!, pair[0]!)];
    },
    async (answers) => {
      expect(statuses(answers)).toEqual([200, 409]);
      const rows = await Promise.all(pair.map(stored));
      expect(rows.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
    },
  );
});

test('a file imported twice at once adds each of its products once', async () => {
  await race(
    (n) => {
      const rows = [1, 2, 3].map((line) => ({
        line,
        cells: { name: `Uvoz ${n} ${line}`, status: 'nacrt', kind: 'dio' },
        version: null,
      }));
      return Promise.resolve([post('csv/apply', { rows }), post('csv/apply', { rows })]);
    },
    (answers) => expect(statuses(answers)).toEqual([200, 200]),
  );
  expect(await shop.db.$count(products)).toBe(3 * ROUNDS);
});

test('a product that is saved while it is moved to the bin keeps what was saved', async () => {
  let id = 0;
  await race(
    async (n) => {
      const { product, fits } = await aGolf();
      ({ id } = product);
      return [
        put(`products/${id}`, { name: `Zadnji ${n}`, fitments: fits }),
        shop.call('DELETE', `/api/admin/products/${id}`),
      ];
    },
    async (answers) => {
      const row = await stored(id);
      expect(statuses(answers)).toContain(200);
      if (answers[0]!.status === 200) expect(row.name).toMatch('Zadnji');
      if (answers[1]!.status === 200) expect(row.deletedAt).not.toBeNull();
    },
  );
});

test('a model is merged while a product of it is saved: the product fits the model that stays', async () => {
  let into = 0;
  let id = 0;
  await race(
    async (n) => {
      const { manufacturer, model, product, fits } = await aGolf();
      into = (await aModel(shop.db, manufacturer.id)).id;
      ({ id } = product);
      return [
        post(`models/${model.id}/merge`, { intoId: into }),
        put(`products/${id}`, { name: `Far ${n}`, fitments: fits }),
        put(`manufacturers/${manufacturer.id}`, { name: `Marka ${n} ${into}` }),
      ];
    },
    async (answers) => {
      expect(answers[0]!.status).toBe(200);
      const { rows } = await shop.db.execute(sql`select model_id from fitments where product_id = ${id}`);
      expect(rows).toEqual([{ model_id: into }]);
    },
  );
});

test('a manufacturer or a category that is deleted while a product takes it is deleted or taken, never both', async () => {
  await race(
    async () => {
      const { product, hash } = await aGolf();
      const [manufacturer, category] = [await aManufacturer(shop.db), await aCategory(shop.db)];
      const fitments = [{ manufacturerId: manufacturer.id, modelId: null, yearFrom: null, yearTo: null }];
      return [
        put(`products/${product.id}`, {
          name: 'Far',
          fitments,
          categoryId: category.id,
          images: [`/img/${hash}/640.webp`],
        }),
        shop.call('DELETE', `/api/admin/manufacturers/${manufacturer.id}`),
        shop.call('DELETE', `/api/admin/categories/${category.id}`),
      ];
    },
    () => undefined,
  );
});

test('of two new manufacturers with one name the second is refused', async () => {
  await race(
    (n) => Promise.resolve([1, 2].map(() => post('manufacturers', { name: `Jedina ${n}` }))),
    (answers) => expect(statuses(answers)).toEqual([201, 409]),
  );
});

test('changes of many products in opposite orders all happen', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => aProduct(shop.db)));
  const ids = all.map(({ id }) => id);
  const category = await aCategory(shop.db);
  await race(
    (n) =>
      Promise.resolve([
        post('products/bulk', { ids, change: { status: n % 2 === 0 ? 'draft' : 'published' } }),
        post('products/bulk', {
          ids: ids.toReversed(),
          change: { categoryId: n % 2 === 0 ? category.id : null },
        }),
        put(`categories/${category.id}`, { name: `Kategorija ${n}`, description: '' }),
      ]),
    (answers) => expect(statuses(answers)).toEqual([200, 200, 200]),
  );
});

test.runIf(inject('postgresSocket'))(
  'a product that is restored while the bin is emptied stays',
  async () => {
    const { db } = shop;
    await aProduct(db, { deletedAt: new Date(0) });
    const restoring = db.batch([
      db.update(products).set({ deletedAt: null }),
      db.execute(sql`select pg_sleep(1)`),
    ]);
    const restored = sql`select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(1)'`;
    await vi.waitUntil(async () => (await db.execute(restored)).rows.length > 0);
    await emptyBin(db);
    await restoring;
    expect(await db.$count(products)).toBe(1);
  },
);
