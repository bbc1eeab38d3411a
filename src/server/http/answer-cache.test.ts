import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { catalogueState, products } from '#db/schema/index.ts';
import * as calls from '#src/contracts/catalogue-calls.ts';
import { CACHED_ANSWER_BYTES_MAX } from '#src/domain/limits/requests.ts';
import { setPageYear } from '#src/domain/shop-year.ts';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { answerCache } from './answer-cache.ts';
import type { Routes } from './routes.ts';

let database: TestDatabase;
let app: Routes;
let statements = 0;
let isFailing = false;

beforeAll(async () => {
  database = await openTestDatabase((backend) => ({
    run: (query, params) => {
      statements += 1;
      return backend.run(query, params);
    },
    transaction: (queries, options) => {
      statements += queries.length;
      if (isFailing) throw new Error('the database has failed');
      return backend.transaction(queries, options);
    },
  }));
  vi.stubEnv('DATABASE_URL', database.url);
  app = catalogueRoutes();
  await aProduct(database.db, { name: 'Far' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

const namesAt = async (path: string) => {
  const { products: found } = (await (await app.request(path)).json()) as { products: { name: string }[] };
  return found.map(({ name }) => name);
};

test('the second answer takes one query for the version, and equals the first in every byte and header', async () => {
  const path = '/api/products?page=1';
  const first = await app.request(path);
  statements = 0;
  const second = await app.request(`${path}&utm_source=oglas`);
  expect(statements).toBe(1);
  expect([...second.headers]).toEqual([...first.headers]);
  expect(await second.text()).toBe(await first.text());
});

test('a request for the headers alone is cached like one for the answer, and never in its place', async () => {
  const path = '/api/products?page=1&limit=7';
  const asked = await app.request(path, { method: 'HEAD' });
  statements = 0;
  const answer = await app.request(path);
  expect(statements).toBe(1);
  expect([...asked.headers]).toEqual([...answer.headers]);
  expect(await answer.json()).toMatchObject({ products: [{}] });
});

test('no two answers are cached as one: every parameter that a route reads is part of the key', async () => {
  const sources = ['catalogue-routes.ts', 'shop-routes.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const read = sources.flatMap((source) =>
    [...source.matchAll(/req\.query\('(\w+)'\)|accept\((\w+), c\.req\.query\(\)\)/g)].flatMap(
      ([, parameter, schema]) =>
        parameter ?? Object.keys((calls as unknown as Record<string, z.ZodObject>)[schema!]!.shape),
    ),
  );
  expect(read).toEqual(expect.arrayContaining(['ids', 'limit', 'manufacturer', 'year']));
  const { headers } = await app.request('/api/manufacturers');
  const inKey = headers.get('netlify-vary')?.replace('query=', '').split('|');
  expect(read.filter((parameter) => !inKey?.includes(parameter))).toEqual([]);
});

test('simultaneous callers share the query for the version', async () => {
  statements = 0;
  await Promise.all(Array.from({ length: 50 }, async () => app.request('/api/products?page=1')));
  expect(statements).toBeLessThanOrEqual(2);
});

test('an edit is in the next answer, however many requests are running', async () => {
  for (let n = 1; n <= 12; n++) {
    const running = [1, 2, 3].map(() => namesAt('/api/products?page=1'));
    await database.db.update(products).set({ name: `Far ${n}` });
    expect(await namesAt('/api/products?page=1')).toEqual([`Far ${n}`]);
    await Promise.all(running);
    expect(await namesAt('/api/products?page=1')).toEqual([`Far ${n}`]);
  }
});

test('a restored database that reaches an earlier version again gets new answers', async () => {
  const { db } = database;
  const version = await findCatalogueVersion(db);
  await namesAt('/api/products?page=1');
  await db.update(products).set({ name: 'Far iz kopije' });
  await db.update(catalogueState).set({ version });
  expect(await namesAt('/api/products?page=1')).toEqual(['Far iz kopije']);
});

test('a product that is taken off sale is not in the next answer, nor at its own address', async () => {
  const { id } = await aProduct(database.db, { name: 'Prodana felga' });
  expect((await app.request(`/api/product/${id}`)).status).toBe(200);
  await database.db.update(products).set({ status: 'draft' }).where(eq(products.id, id));
  expect((await app.request(`/api/product/${id}`)).status).toBe(404);
});

test('an answer of a database that fails is not kept until the next edit', async () => {
  const path = '/api/products?page=1&limit=9';
  isFailing = true;
  expect((await app.request(path)).status).toBe(500);
  isFailing = false;
  vi.mocked(console.error).mockClear();
  expect(await namesAt(path)).toEqual(await namesAt('/api/products?page=1'));
});

test('a new year gets new answers, as open ends of years reach into it', async () => {
  await app.request('/api/products?page=1');
  setPageYear(2031);
  statements = 0;
  await app.request('/api/products?page=1');
  expect(statements).toBeGreaterThan(1);
});

test('a vehicle that is asked for in the body of a call is not answered with the parts of another one', async () => {
  const manufacturer = await aManufacturer(database.db, { name: 'Audi' });
  for (const name of ['A3', 'A4']) {
    const model = await aModel(database.db, manufacturer.id, { name });
    const fits = [{ manufacturerId: manufacturer.id, modelId: model.id }];
    await aProduct(database.db, { name: `Far ${name}`, fits });
  }
  for (const model of ['A3', 'A4']) {
    const body = JSON.stringify({ manufacturer: 'Audi', model });
    const answer = await app.request('/api/search-products', { method: 'POST', body });
    expect(await answer.json()).toMatchObject([{ name: `Far ${model}` }]);
  }
});

test('memory is limited: the least recently used answers are dropped first, and large ones are never stored', () => {
  const memory = answerCache(1000);
  const answer = (bytes: number) => ({ body: new ArrayBuffer(bytes), headers: [] });
  memory.find('1', 'a');
  for (const key of ['a', 'b', 'c']) memory.keep('1', key, answer(300));
  expect(memory.find('1', 'a')).toBeDefined();
  memory.keep('1', 'd', answer(300));
  memory.keep('0', 'f', answer(1));
  expect(['a', 'b', 'c', 'd', 'f'].filter((key) => memory.find('1', key))).toEqual(['a', 'c', 'd']);
  expect(memory.find('2', 'a')).toBeUndefined();

  const large = answerCache();
  large.find('1', 'a');
  large.keep('1', 'a', answer(CACHED_ANSWER_BYTES_MAX));
  expect(large.find('1', 'a')).toBeUndefined();
});
