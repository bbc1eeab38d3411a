import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { anOwner, logIn } from '../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findRedirect } from '#db/queries/catalogue/redirects.ts';
import { fitments, productImages, products } from '#db/schema/index.ts';
import { adminRoutes } from '../http/admin/admin-routes.ts';

let database: TestDatabase;
let owner: Awaited<ReturnType<typeof logIn>>;
let vehicle: { manufacturerId: number; modelId: number };
let otherVehicle: { manufacturerId: number; modelId: number };

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  owner = await logIn(adminRoutes());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});
beforeEach(async () => {
  await clearCatalogue(database.db);
  const { id: manufacturerId } = await aManufacturer(database.db);
  vehicle = { manufacturerId, modelId: (await aModel(database.db, manufacturerId)).id };
  otherVehicle = { manufacturerId, modelId: (await aModel(database.db, manufacturerId)).id };
});

async function isBinned(id: number): Promise<boolean> {
  const [row] = await database.db
    .select({ at: products.deletedAt })
    .from(products)
    .where(sql`id = ${id}`);
  return row?.at !== null;
}
const aPicture = async () => (await anImage(database.db)).hash;
const aPart = async (name: string, more: Parameters<typeof aProduct>[1] = {}) =>
  (await aProduct(database.db, { name, fits: [vehicle], ...more })).id;
const remove = async () => (await owner('POST', '/api/database/remove-duplicates')).body;

describe('removing duplicates', () => {
  test('keeps the one with most pictures, and gives it what the others knew', async () => {
    const [one, two, three] = [await aPicture(), await aPicture(), await aPicture()];
    const old = await aPart('Far lijevi', { fits: [vehicle, otherVehicle], pictures: [one] });
    const rich = await aPart('FAR LIJEVI', { pictures: [two, three] });
    const other = await aPart('Far desni');
    expect(await remove()).toMatchObject({
      success: true,
      duplicates_removed: 1,
      error: null,
      message: 'Uklonjen je 1 duplikat. Možete ga vratiti iz smeća.',
    });
    expect([await isBinned(old), await isBinned(rich), await isBinned(other)]).toEqual([true, false, false]);
    expect(await database.db.$count(fitments, sql`product_id = ${rich}`)).toBe(2);
    expect(await database.db.$count(productImages, sql`product_id = ${rich}`)).toBe(3);
    expect(await findRedirect(database.db, `/proizvod/${old}`)).toBe(`/proizvod/${rich}`);
  });

  test('leaves to the review what may be of another generation', async () => {
    await aPart('Retrovizor lijevi');
    await aPart('Retrovizor lijevi', { fits: [{ ...vehicle, yearFrom: 2012, yearTo: 2020 }] });
    expect(await remove()).toMatchObject({ duplicates_removed: 0 });
    expect((await owner('POST', '/api/admin/duplicates/find')).body['groups']).toHaveLength(1);
  });

  test('leaves the left and the right part, the new and the used one', async () => {
    await aPart('Far', { side: 'left', condition: 'new' });
    await aPart('Far', { side: 'right', condition: 'new' });
    await aPart('Far', { side: 'left', condition: 'used' });
    expect(await remove()).toMatchObject({ duplicates_removed: 0 });
  });

  test('leaves parts of one name for two engines', async () => {
    for (const engine of ['1.9 TDI', '2.0 TDI'])
      await aPart('Alternator', { fits: [{ ...vehicle, facts: { engine } }] });
    expect(await remove()).toMatchObject({ duplicates_removed: 0 });
    expect((await owner('POST', '/api/admin/duplicates/find')).body['groups']).toEqual([]);
  });

  test('keeps the published part, not the draft of the same ad with more pictures', async () => {
    const live = await aPart('Far', { pictures: [await aPicture()] });
    const draft = await aPart('Far', { status: 'draft', pictures: [await aPicture(), await aPicture()] });
    expect(await remove()).toMatchObject({ duplicates_removed: 1 });
    expect([await isBinned(live), await isBinned(draft)]).toEqual([false, true]);
  });

  test('leaves a part that is sold, reserved or archived beside the next one of the same name', async () => {
    await aPart('Far', { availability: 'sold', pictures: [await aPicture()] });
    await aPart('Far', { availability: 'reserved' });
    await aPart('Far', { status: 'archived' });
    await aPart('Far');
    expect(await remove()).toMatchObject({ duplicates_removed: 0 });
  });

  test('can be undone', async () => {
    const [kept, gone] = [await aPart('Hauba'), await aPart('Hauba', { fits: [vehicle, otherVehicle] })];
    const { undo } = await remove();
    expect(await isBinned(gone)).toBe(true);
    const { body } = await owner('POST', `/api/admin/undo/${String(undo)}`);
    expect(body).toMatchObject({ success: true, changed: 2 });
    expect(await isBinned(gone)).toBe(false);
    expect(await database.db.$count(fitments, sql`product_id = ${kept}`)).toBe(1);
  });

  test('finds nothing the second time', async () => {
    await aPart('Hauba');
    await aPart('Hauba');
    expect(await remove()).toMatchObject({ duplicates_removed: 1 });
    expect(await remove()).toMatchObject({
      success: true,
      duplicates_removed: 0,
      message: 'Nema duplikata za uklanjanje.',
    });
  });
});

describe('the review', () => {
  test('shows groups with their reason, the one to keep first', async () => {
    const [a, b] = [
      await aPart('Far', { partNumbers: ['8K0 941 003'] }),
      await aPart('Far xenon', { partNumbers: ['8K0941003'] }),
    ];
    expect((await owner('POST', '/api/admin/duplicates/find')).body).toMatchObject({
      groups: [{ reasons: ['part-number-and-vehicle'], score: 0.85, products: [{ id: a }, { id: b }] }],
      more: 0,
      isComplete: true,
    });
  });

  test('does not find products again that are marked as different', async () => {
    const ids = [await aPart('Prag'), await aPart('Prag')];
    await owner('POST', '/api/admin/duplicates/distinct', { ids });
    expect((await owner('POST', '/api/admin/duplicates/find')).body).toMatchObject({ groups: [] });
    expect(await remove()).toMatchObject({ duplicates_removed: 0 });
  });

  test('takes the mark back, pair by pair or all pairs of one call', async () => {
    const [a, b, c] = [await aPart('Prag'), await aPart('Prag'), await aPart('Prag')];
    const find = async () => (await owner('POST', '/api/admin/duplicates/find')).body['groups'];
    const listed = async () => (await owner('GET', '/api/admin/duplicates/distinct')).body;
    await owner('POST', '/api/admin/duplicates/distinct', { ids: [a, b] });
    const { body } = await owner('POST', '/api/admin/duplicates/distinct', { ids: [c, b, a] });
    // A pair that was marked before is not part of the undo.
    expect(body['pairs']).toEqual([
      [a, c],
      [b, c],
    ]);
    expect(await find()).toEqual([]);
    expect(await listed()).toMatchObject({ total: 3, pairs: [{ first: { name: 'Prag' } }, {}, {}] });
    await owner('POST', '/api/admin/duplicates/distinct/forget', { pairs: body['pairs'] });
    expect(await listed()).toMatchObject({ total: 1, pairs: [{ first: { id: a }, second: { id: b } }] });
    await owner('POST', '/api/admin/duplicates/distinct/forget', { pairs: [[b, a]] });
    expect(await find()).toMatchObject([{ products: [{ id: a }, { id: b }, { id: c }] }]);
  });

  test('fills every gap of the part that stays, and replaces nothing', async () => {
    const kept = await aPart('Prag', { quality: 'Original', description: 'Bez hrđe' });
    const known = { condition: 'used', side: 'left', axle: 'front', priceMinor: 4500 } as const;
    const other = await aPart('Prag', { ...known, quality: 'Zamjenski', warrantyMonths: 0 });
    await owner('POST', '/api/admin/duplicates/merge', { groups: [{ keepId: kept, removeIds: [other] }] });
    const [row] = await database.db
      .select()
      .from(products)
      .where(sql`id = ${kept}`);
    expect(row).toMatchObject({ ...known, quality: 'Original', description: 'Bez hrđe', warrantyMonths: 12 });
  });

  test('gives a tuning product the tuning category of another one, and a part none; a reservation stays behind', async () => {
    const { id: tuningCategoryId } = await aTuningCategory(database.db);
    const tuning = { kind: 'tuning', tuningCategoryId } as const;
    const [wing, part] = [await aPart('Spojler', { kind: 'tuning' }), await aPart('Spojler usana')];
    const [likeWing, likePart] = [
      await aPart('Spojler', { ...tuning, availability: 'reserved', reservedFor: 'Amir' }),
      await aPart('Spojler usana', tuning),
    ];
    const groups = [
      { keepId: wing, removeIds: [likeWing] },
      { keepId: part, removeIds: [likePart] },
    ];
    expect((await owner('POST', '/api/admin/duplicates/merge', { groups })).body).toMatchObject({
      removed: 2,
    });
    const rows = await database.db
      .select()
      .from(products)
      .where(sql`id in (${wing}, ${part})`)
      .orderBy(products.id);
    expect(rows).toMatchObject([
      { tuningCategoryId, availability: 'in_stock', reservedFor: null },
      { tuningCategoryId: null },
    ]);
  });

  test('merges by choice, and refuses what is gone', async () => {
    const [a, b] = [await aPart('Prag'), await aPart('Prag')];
    const chosen = { groups: [{ keepId: b, removeIds: [a] }] };
    expect((await owner('POST', '/api/admin/duplicates/merge', chosen)).body).toMatchObject({ removed: 1 });
    expect(await isBinned(a)).toBe(true);
    const { status, body } = await owner('POST', '/api/admin/duplicates/merge', chosen);
    expect(status).toBe(409);
    expect(body['error']).toMatch(/više ne postoje/);
  });

  test('refuses a product that two groups name, and changes neither', async () => {
    const [a, b, c] = [await aPart('Far'), await aPart('Far'), await aPart('Far')];
    const merge = (groups: object[]) => owner('POST', '/api/admin/duplicates/merge', { groups });
    for (const other of [
      { keepId: c, removeIds: [b] },
      { keepId: b, removeIds: [c] },
      { keepId: c, removeIds: [a] },
    ])
      expect((await merge([{ keepId: a, removeIds: [b] }, other])).status).toBe(409);
    expect(await Promise.all([a, b, c].map(isBinned))).toEqual([false, false, false]);
  });
});
