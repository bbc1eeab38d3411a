import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { products } from '#db/schema/index.ts';
import { CONTACT_OPEN_MS } from '#src/domain/contact/contact.ts';
import { problemText } from '#src/strings/problems.ts';
import { type AdminShop, openAdminShop } from '../../tests/setup/admin-shop.ts';
import { aManufacturer, aModel, aProduct } from '../../tests/setup/factories.ts';
import type { Wrap } from '../../tests/setup/test-database.ts';
import { expectWholeCatalogue } from '../../tests/setup/whole-catalogue.ts';
import { catalogueRoutes } from './http/catalogue-routes.ts';
import { contactRoutes } from './http/contact-routes.ts';

/** Longer than any statement here takes on a busy machine. */
const TIMEOUT_MS = 2000;

let answers = Promise.resolve();
let answer: () => void = () => undefined;
let keyLookUps = 0;
let slow: 'none' | 'all' | 'written' = 'none';

/** Runs every request and holds its answer until `release`: all answers, or those of transactions. */
const slowDown: Wrap = ({ run, transaction }) => ({
  run: async (query, params) => {
    if (query.includes('from "request_keys"')) keyLookUps++;
    if (slow === 'all') await answers;
    return run(query, params);
  },
  transaction: async (queries, options) => {
    const results = await transaction(queries, options);
    if (slow !== 'none') await answers;
    return results;
  },
});

function hold(which: typeof slow): void {
  slow = which;
  answers = new Promise((done) => (answer = done));
}
function release(): void {
  slow = 'none';
  answer();
}

let shop: AdminShop;
let body: object;
beforeAll(async () => {
  vi.stubEnv('DATABASE_TIMEOUT_MS', String(TIMEOUT_MS));
  shop = await openAdminShop(slowDown);
  const manufacturer = await aManufacturer(shop.db);
  const model = await aModel(shop.db, manufacturer.id);
  const fits = [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2008 }];
  body = { rating: 4, fitments: fits, status: 'draft' };
  await aProduct(shop.db, { name: 'Prvi far', fits });
});
afterAll(() => shop.close());
afterEach(() => {
  release();
  vi.mocked(console.error).mockClear();
});

const refusalOf = (message: string) => ({ success: false, error: message, message, code: 'unavailable' });

test('calls that the database does not answer in time say so, and when to retry', async () => {
  const browse = () => catalogueRoutes().request('/api/products');
  const fields = {
    ime: 'Ana',
    prezime: 'Anić',
    email: 'ana@primjer.ba',
    predmet: 'Far',
    poruka: 'Ima li far?',
  };
  const write = () =>
    contactRoutes().fetch(
      new Request('http://shop.example/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, [CONTACT_OPEN_MS]: 10_000 }),
      }),
      { callerAddress: '192.0.2.1' },
    );
  hold('all');
  const [read, sent, listed] = await Promise.all([
    browse(),
    write(),
    shop.call('GET', '/api/admin/products'),
  ]);
  for (const { status, headers } of [read, sent, listed]) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('10');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await read.json()).toEqual(refusalOf(problemText.unansweredRead));
  expect(await sent.json()).toEqual(refusalOf(problemText.unansweredWrite));
  expect(listed.body).toEqual(refusalOf(problemText.unansweredRead));

  release();
  expect((await browse()).status).toBe(200);
  expect((await write()).status).toBe(200);
});

test('a product whose answer came too late exists once after the same form was sent again', async () => {
  const save = () =>
    shop.call(
      'POST',
      '/api/admin/products',
      { ...body, name: 'Drugi far' },
      { 'idempotency-key': 'drugi-far' },
    );
  hold('written');
  keyLookUps = 0;
  expect(await save()).toMatchObject({ status: 503, body: refusalOf(problemText.unansweredWrite) });
  // The owner has waited long enough: a database that does not answer is not asked whether it has saved.
  expect(keyLookUps).toBe(1);
  release();
  expect((await save()).status).toBeLessThan(300);
  expect(await shop.db.$count(products, sql`name = 'Drugi far'`)).toBe(1);
  await expectWholeCatalogue(shop.db);
});

test.runIf(inject('postgresSocket'))(
  'a save does not wait longer for a lock, and succeeds after it is released',
  async () => {
    const { db } = shop;
    const [first] = await db.select({ id: products.id }).from(products);
    const locked = db.batch([
      db.execute(sql`lock table products in access exclusive mode`),
      db.execute(sql`select pg_sleep(5)`),
    ]);
    const locks = sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted`;
    await vi.waitUntil(async () => (await db.execute(locks)).rows.length > 0);
    const save = () => shop.call('PUT', `/api/admin/products/${first?.id}`, { ...body, name: 'Treći far' });
    expect(await save()).toMatchObject({ status: 503, body: refusalOf(problemText.unansweredWrite) });
    await locked;
    expect((await save()).status).toBe(200);
    expect(await db.$count(products, sql`name = 'Treći far'`)).toBe(1);
    await expectWholeCatalogue(db);
  },
);
