import { expect, test, vi } from 'vitest';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { hasPendingPublish, startPublish } from '#db/queries/catalogue/publishing.ts';
import { products } from '#db/schema/index.ts';
import { finishImport } from './continue-in-background.ts';
import { startImport } from './import-ads.ts';

const shop = openImportShop();

test('an import of drafts is published like a saved draft, so that pages and panel are of one version', async () => {
  vi.stubEnv('OLX_API_URL', shop.access.apiUrl);
  vi.stubEnv('OLX_USERNAME', shop.access.username);
  await startPublish(shop.db, 'interrupted');
  const job = await startImport(shop.db, null, { ids: shop.ids(0, 1), as: 'draft', renew: false });
  await finishImport(shop.db, job.id);
  expect(await shop.count(products)).toBe(1);
  expect(await hasPendingPublish(shop.db)).toBe(true);
});
