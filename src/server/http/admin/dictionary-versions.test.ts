import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { applyVehicleImport } from '#db/queries/vehicles/vehicle-import.ts';
import { auditEntries, redirects } from '#db/schema/index.ts';
import { aManufacturer, clearCatalogue } from '../../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import type { AdminCall } from '../../../../tests/setup/logged-in.ts';

let shop: AdminShop;
let db: Db;
let call: AdminCall;
let manufacturerId: number;
beforeAll(async () => {
  shop = await openAdminShop();
  ({ db, call } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(auditEntries);
  await db.delete(redirects);
  manufacturerId = (await aManufacturer(db, { name: 'Lancia' })).id;
});

const KINDS = [
  { what: 'a brand', entity: 'manufacturer', path: '/api/admin/manufacturers' },
  { what: 'a model', entity: 'model', path: '/api/admin/models' },
  { what: 'a category', entity: 'category', path: '/api/admin/categories' },
  { what: 'a tuning category', entity: 'tuning-category', path: '/api/admin/tuning-categories' },
] as const;

describe.each(KINDS)('two windows on $what', ({ entity, path }) => {
  type Row = { id: number; name: string; version: number };
  const list = async (): Promise<Row[]> => {
    const { body } = await call('GET', entity === 'model' ? `${path}?manufacturer=${manufacturerId}` : path);
    return Object.values(body)[0] as Row[];
  };
  /** The row as both windows have opened it. */
  const opened = async () => {
    await call('POST', path, { name: 'Delta', manufacturerId: manufacturerId });
    return (await list()).find(({ name }) => name === 'Delta')!;
  };
  const edits = () =>
    db.$count(auditEntries, and(eq(auditEntries.entity, entity), eq(auditEntries.action, 'update')));

  test('the second is refused with the row as the first has saved it, and writes nothing', async () => {
    const { id, version } = await opened();
    expect(await call('PUT', `${path}/${id}`, { name: 'Delta HF', version })).toMatchObject({ status: 200 });
    expect(await call('PUT', `${path}/${id}`, { name: 'Delta S4', version })).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        error: 'U međuvremenu je izmijenjeno na drugom mjestu.',
        current: { id, name: 'Delta HF', version: version + 1 },
      },
    });
    expect(await list()).toContainEqual(expect.objectContaining({ id, name: 'Delta HF' }));
    expect(await edits()).toBe(1);
    // With the version from the refusal, the edit is saved.
    const again = await call('PUT', `${path}/${id}`, { name: 'Delta S4', version: version + 1 });
    expect(again.status).toBe(200);
  });

  test('at the same moment one of them is saved completely', async () => {
    const { id, version } = await opened();
    const answers = await Promise.all(
      ['Delta HF', 'Delta S4'].map((name) => call('PUT', `${path}/${id}`, { name, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await edits()).toBe(1);
    expect(await db.$count(redirects)).toBe(entity === 'tuning-category' ? 2 : 1);
  });

  test('an edit whose answer was lost may be sent again', async () => {
    const { id, version } = await opened();
    await call('PUT', `${path}/${id}`, { name: 'Delta HF', version });
    expect((await call('PUT', `${path}/${id}`, { name: 'Delta HF', version })).status).toBe(200);
    expect(await edits()).toBe(1);
  });

  test('an edit without a version applies to any version', async () => {
    const { id, version } = await opened();
    await call('PUT', `${path}/${id}`, { name: 'Delta HF', version });
    expect((await call('PUT', `${path}/${id}`, { name: 'Delta S4' })).status).toBe(200);
  });
});

test('a model whose years came from a vehicle table meanwhile is not overwritten', async () => {
  await call('POST', '/api/admin/models', { manufacturerId: manufacturerId, name: 'Delta' });
  const years = { yearFrom: 1979, yearTo: 1994 };
  await applyVehicleImport(db, 'vehicles.csv', {
    manufacturers: [],
    models: [],
    generations: [{ manufacturer: 'lancia', model: 'delta', name: '', before: null, after: years }],
  });
  expect(await call('PUT', '/api/admin/models/1', { name: 'Delta', version: 1 })).toMatchObject({
    status: 409,
    body: { current: { generations: [{ name: '', aliases: [], ...years }] } },
  });
});

test('a new order of categories conflicts with no edit', async () => {
  await call('POST', '/api/admin/categories', { name: 'Kočnice' });
  await call('POST', '/api/admin/categories', { name: 'Rasvjeta' });
  await call('PUT', '/api/admin/categories/order', { ids: [2, 1] });
  expect((await call('PUT', '/api/admin/categories/1', { name: 'Diskovi', version: 1 })).status).toBe(200);
});
