import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { findCatalogueChanges } from '#db/queries/catalogue/catalogue-changes.ts';
import { listAdminModels } from '#db/queries/vehicles/admin-models.ts';
import { auditEntries, fitments, products, searchQueue } from '#db/schema/index.ts';
import { modelInput } from '#src/contracts/admin/dictionaries.ts';
import { fitGroups } from '#src/domain/fitment/fit-groups.ts';
import { writeFits } from '#src/domain/fitment/fit-text.ts';
import { fitVerdict } from '#src/domain/fitment/fit-verdict.ts';
import { accept } from '#src/server/http/accept.ts';
import { undoChange } from '#src/server/products/undo-change.ts';
import {
  aGeneration,
  aManufacturer,
  aModel,
  aProduct,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { models } from './models.ts';

let database: TestDatabase;
let db: Db;
let manufacturerId: number;
let golf: { id: number };
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(auditEntries);
  manufacturerId = (await aManufacturer(db, { name: 'Volkswagen' })).id;
  golf = await aModel(db, manufacturerId, { name: 'Golf' });
  await aGeneration(db, golf.id, { name: 'IV', yearFrom: 1997, yearTo: 2003 });
  await aGeneration(db, golf.id, { name: 'V', yearFrom: 2003, yearTo: 2009 });
});

const rename = (generations: object[], name = 'Golf') =>
  models.update(db, null, golf.id, accept(modelInput, { name, generations }));
const IV = { name: 'IV', yearFrom: 1997, yearTo: 2003 };
const MK5 = { name: 'Mk5', yearFrom: 2003, yearTo: 2009 };

/** What a visitor with a Golf of 2003 and of the other generation reads. */
async function verdictForFour(productId: number) {
  const [model] = await listAdminModels(db, manufacturerId);
  const own = await db.select().from(fitments).where(eq(fitments.productId, productId));
  const vehicle = { manufacturer: { name: 'VW', slug: 'vw' }, model: { name: 'Golf', slug: 'golf' } };
  const fits = own.map(({ yearFrom, yearTo, facts }) => ({
    ...vehicle,
    yearFrom,
    yearTo,
    facts: facts ?? undefined,
    generations: model?.generations,
  }));
  const text = writeFits(fitGroups(fits, 2026, { body: false, engine: false }));
  return fitVerdict(text, { ...vehicle, year: 2003, generation: 'IV' }).verdict;
}

test('parts of a renamed generation stay parts of it, in the bin too, and others are left alone', async () => {
  const polo = await aModel(db, manufacturerId, { name: 'Polo' });
  const of = (modelId: number, generation: string) => ({
    fits: [{ manufacturerId, modelId, facts: { generation, body: 'karavan' as const } }],
  });
  const five = await aProduct(db, of(golf.id, 'V'));
  const binned = await aProduct(db, { ...of(golf.id, 'V'), deletedAt: new Date() });
  await aProduct(db, of(golf.id, 'IV'));
  await aProduct(db, of(polo.id, 'V'));
  const generationsOf = async () => {
    const rows = await db.select().from(fitments).orderBy(fitments.productId);
    return rows.map(({ facts }) => facts?.generation);
  };
  expect(await verdictForFour(five.id)).toBe('no');
  const before = await findCatalogueVersion(db);

  await rename([IV, MK5]);

  expect(await generationsOf()).toEqual(['Mk5', 'Mk5', 'IV', 'V']);
  expect(await verdictForFour(five.id)).toBe('no');
  const [snapshot] = await listProductSnapshots(db, [five.id]);
  expect(snapshot?.snapshot).toMatchObject({ version: 2, fitments: [{ facts: { body: 'karavan' } }] });
  const versions = await db.select({ version: products.version }).from(products).orderBy(products.id);
  expect(versions.map(({ version }) => version)).toEqual([2, 2, 1, 1]);
  // Indexed and published like every other edit.
  expect(await db.$count(searchQueue)).toBe(0);
  const changes = await findCatalogueChanges(db, before);
  expect(changes?.productIds).toContain(five.id);

  const entries = await db.select().from(auditEntries).where(eq(auditEntries.entity, 'product'));
  expect(entries.map(({ entityId }) => Number(entityId)).sort()).toEqual([five.id, binned.id].sort());
  expect(entries[0]).toMatchObject({
    action: 'update',
    before: { version: 1, fitments: [{ facts: { generation: 'V' } }] },
    after: { version: 2, fitments: [{ facts: { generation: 'Mk5' } }] },
  });
  expect(await undoChange(db, null, entries[0]!.batch)).toEqual({ changed: 2, skipped: 0 });
  expect(await generationsOf()).toEqual(['V', 'V', 'IV', 'V']);
});

test('a part of two renamed generations has both new names', async () => {
  const fit = (generation: string) => ({ manufacturerId, modelId: golf.id, facts: { generation } });
  const both = await aProduct(db, { fits: [fit('IV'), fit('V')] });
  await rename([{ ...IV, name: 'Mk4' }, MK5]);
  const rows = await db
    .select()
    .from(fitments)
    .where(eq(fitments.productId, both.id))
    .orderBy(fitments.position);
  expect(rows.map(({ facts }) => facts?.generation)).toEqual(['Mk4', 'Mk5']);
});

test('an edit that renames no generation writes no product', async () => {
  const part = await aProduct(db, {
    fits: [{ manufacturerId, modelId: golf.id, facts: { generation: 'V' } }],
  });
  await rename([IV, { ...MK5, name: 'V', yearTo: 2008 }], 'Golf hatchback');
  expect(await db.$count(auditEntries, eq(auditEntries.entity, 'product'))).toBe(0);
  const [row] = await db.select().from(products).where(eq(products.id, part.id));
  expect(row?.version).toBe(1);
});
