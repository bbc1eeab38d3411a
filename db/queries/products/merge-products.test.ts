import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct, clearCatalogue } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { redirects } from '#db/schema/index.ts';
import { mergeProducts } from './merge-products.ts';
import { listProductSnapshots, type ProductSnapshot } from './product-snapshot.ts';
import { findRedirect } from '../catalogue/redirects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(database.db);
  await database.db.delete(redirects);
});

const aPart = async () => (await aProduct(database.db, { name: 'Far' })).id;
const leadsTo = (id: number) => findRedirect(database.db, `/proizvod/${id}`);
const stateOf = async (id: number): Promise<ProductSnapshot> =>
  (await listProductSnapshots(database.db, [id]))[0]!.snapshot;
const isBinned = async (id: number) => (await stateOf(id)).deletedAt !== null;

/** Puts `gone` into the bin in favour of `keep`, as the merge of duplicates does. */
async function merge(pairs: readonly { keep: number; gone: number; stale?: boolean }[]): Promise<number[]> {
  const updates = await Promise.all(
    pairs.flatMap(({ keep, gone, stale }, group) => [
      stateOf(keep).then((state) => ({
        id: keep,
        group,
        state,
        version: stale ? state.version - 1 : state.version,
      })),
      stateOf(gone).then((state) => ({
        id: gone,
        group,
        version: state.version,
        state: { ...state, deletedAt: new Date().toISOString() },
      })),
    ]),
  );
  return mergeProducts(
    database.db,
    { batch: crypto.randomUUID(), userId: null, action: 'remove-duplicates' },
    updates,
    pairs.map(({ keep, gone }) => ({ from: gone, to: keep })),
  );
}

describe('merging products', () => {
  test('redirects the old address, and whatever redirected to it, to the product that stays', async () => {
    const [oldest, old, keep] = [await aPart(), await aPart(), await aPart()];
    await merge([{ keep: old, gone: oldest }]);
    await merge([{ keep, gone: old }]);
    expect([await leadsTo(oldest), await leadsTo(old), await leadsTo(keep)]).toEqual([
      `/proizvod/${keep}`,
      `/proizvod/${keep}`,
      undefined,
    ]);
  });

  test('the other way round after an undo makes no cycle of redirects', async () => {
    const [one, two] = [await aPart(), await aPart()];
    await merge([{ keep: one, gone: two }]);
    await database.db.execute(sql`update products set deleted_at = null where id = ${two}`);
    await merge([{ keep: two, gone: one }]);
    expect([await leadsTo(one), await leadsTo(two)]).toEqual([`/proizvod/${two}`, undefined]);
  });

  test('moves nothing to the bin when the redirect cannot be written', async () => {
    const [keep, gone] = [await aPart(), await aPart()];
    await database.db.execute(
      sql`alter table redirects add constraint refused check (from_path = '') not valid`,
    );
    await expect(merge([{ keep, gone }])).rejects.toThrow();
    await database.db.execute(sql`alter table redirects drop constraint refused`);
    expect(await isBinned(gone)).toBe(false);
    expect((await stateOf(keep)).version).toBe(1);
  });

  test('skips a group in which a product has been edited meanwhile, and merges the others', async () => {
    const [edited, its, keep, gone] = [await aPart(), await aPart(), await aPart(), await aPart()];
    const written = await merge([
      { keep: edited, gone: its, stale: true },
      { keep, gone },
    ]);
    expect(written.sort((a, b) => a - b)).toEqual([keep, gone]);
    expect([await isBinned(its), await isBinned(gone)]).toEqual([false, true]);
    expect([await leadsTo(its), await leadsTo(gone)]).toEqual([undefined, `/proizvod/${keep}`]);
  });
});
