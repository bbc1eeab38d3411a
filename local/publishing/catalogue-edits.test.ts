import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shopYear } from '#src/domain/shop-year.ts';
import { CATALOGUE_EDITS, type EditContext, givePictures } from '../../tests/setup/catalogue-edits.ts';
import { type AdminCall, anOwner, logIn } from '../../tests/setup/logged-in.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

test('the shop accepts every kind of edit that the publisher is tested with', async () => {
  const { db } = database;
  await anOwner(db);
  const { adminRoutes } = await import('#src/server/http/admin/admin-routes.ts');
  const owner = await logIn(adminRoutes());
  let written = 0;
  const call: AdminCall = async (method, ...asked) => {
    const answer = await owner(method, ...asked);
    if (method !== 'GET' && answer.status < 400) written += 1;
    return answer;
  };
  const { otherPicture } = await aSmallShop(db);
  await givePictures(db, otherPicture.hash);
  const context: EditContext = { db, call, undo: [], runs: [], year: shopYear() };
  const refused: string[] = [];
  for (const [i, [what, edit]] of Object.entries(CATALOGUE_EDITS).entries()) {
    written = 0;
    await edit(context, 11 * i);
    if (written === 0) refused.push(what);
  }
  expect(refused).toEqual([]);
}, 240_000);
