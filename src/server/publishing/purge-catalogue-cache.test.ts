import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type ApiStandIn,
  startApiStandIn,
  STAND_IN_SITE,
} from '../../../tests/setup/netlify-api/api-stand-in.ts';
import { CATALOGUE_CACHE_TAG } from '#src/domain/limits/requests.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let netlify: ApiStandIn;
let shop: AdminShop;

beforeAll(async () => {
  netlify = await startApiStandIn();
  // Netlify sets it for its functions.
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', STAND_IN_SITE.token);
  vi.stubEnv('SITE_ID', STAND_IN_SITE.siteId);
  vi.stubEnv('NETLIFY_API_URL', netlify.url);
  shop = await openAdminShop();
});
afterAll(async () => {
  await shop.close();
  await netlify.close();
});

const aCategory = (name: string) => shop.call('POST', '/api/admin/categories', { name });

test('an edit purges the answers that the CDN caches, by their tag', async () => {
  expect((await aCategory('Rasvjeta')).status).toBe(201);
  expect(netlify.purged).toEqual([[CATALOGUE_CACHE_TAG]]);
  expect((await shop.call('GET', '/api/admin/categories')).status).toBe(200);
  expect(netlify.purged).toHaveLength(1);
});

test('what is saved is saved, also when the purge is refused', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  netlify.fail('purge', '429');
  expect((await aCategory('Branici')).status).toBe(201);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
