import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findRemovedProduct } from './related-products.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const deletedAt = new Date();

test.each([
  ['that is archived', { status: 'archived' }, true],
  ['that is in the bin', { status: 'published', deletedAt }, true],
  ['that was archived before it went to the bin', { status: 'archived', deletedAt }, true],
  ['that visitors have never seen', { status: 'draft', deletedAt }, false],
  ['that is not finished', { status: 'draft' }, false],
  ['that is on sale', { status: 'published' }, false],
] as const)('a product %s, %o, was removed from the offer: %s', async (_, over, wasRemoved) => {
  const { id } = await aProduct(database.db, over);
  expect((await findRemovedProduct(database.db, id))?.id).toBe(wasRemoved ? id : undefined);
});
