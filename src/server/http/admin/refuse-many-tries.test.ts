import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAVY_CALLS_OF_MINUTE } from '#src/domain/limits/admin.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

test.each([
  ['olx', '/api/olx/import-50'],
  ['duplicates', '/api/database/remove-duplicates'],
] as const)('%s: one network cannot press %s without end', async (purpose, path) => {
  const allowed = HEAVY_CALLS_OF_MINUTE[purpose];
  for (let i = 0; i < allowed; i++) expect((await shop.call('POST', path)).status).not.toBe(429);
  const refused = await shop.call('POST', path);
  expect(refused).toMatchObject({ status: 429, body: { success: false } });
  expect(refused.body['message']).toMatch(/^Previše pokušaja\. Pokušajte ponovo za \d+ sekund[ueai]\.$/);
});
