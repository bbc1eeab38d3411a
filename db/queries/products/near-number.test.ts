import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { reindexCatalogue } from '../search/search-index.ts';
import { findNearNumber } from './near-number.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  // One carmaker's numbers begin alike, so most of a shop's numbers begin like the one that is meant.
  const numbers = Array.from({ length: 500 }, (_, n) => `1K0 9${String(n).padStart(2, '0')} ${n} X${n}`);
  await aProduct(db, { partNumbers: numbers });
  await aProduct(db, { partNumbers: ['1K0-941-005', '1K0 941 005'] });
  await aProduct(db, { partNumbers: ['7P6 616 037 N', '7P6 616 037 M'] });
  await aProduct(db, { partNumbers: ['5Q0 615 601 A', '5Q0 615 601 B'] });
  await aProduct(db, { partNumbers: ['3C0 145 702'], status: 'draft' });
  await aProduct(db, { partNumbers: ['06A 133 362'], name: 'Šifra koja završava na 133362' });
  await reindexCatalogue(db);
});
afterAll(() => database.close());

test.each([
  ['another character', '1k0941006'],
  ['a missing character', '1k094105'],
  ['one character too many', '1k09410055'],
  ['two swapped characters', '1k0914005'],
  ['no mistake', '1k0941005'],
])(
  'the number with %s is found among hundreds that begin like it, always written the same',
  async (_, key) => {
    for (let times = 0; times < 3; times++)
      expect(await findNearNumber(database.db, key)).toBe('1K0 941 005');
  },
);

test.each([
  ['two characters differ', '1k0941066'],
  ['two numbers are as near', '5q0615601'],
  ['it is that of a draft', '3c0145703'],
  ['only the end of a longer number is near', '133363'],
  ['it is too short', '1k094'],
])('no number is meant where %s', async (_, key) => {
  expect(await findNearNumber(database.db, key)).toBeUndefined();
});

test('a number that the shop has is meant, though another one differs in a single character', async () => {
  expect(await findNearNumber(database.db, '7p6616037n')).toBe('7P6 616 037 N');
});
