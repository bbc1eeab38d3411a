import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvText } from '#src/strings/admin/csv.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

test('the panel gives no backup of half a shop, when restoring one was interrupted', async () => {
  // As an interrupted restore leaves it.
  await shop.db.execute(sql`create schema restoring`);
  expect(await shop.call('GET', '/api/admin/backup')).toMatchObject({
    status: 409,
    body: { error: csvText['backup.halfRestored'] },
  });
});
