import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findDeletedAds } from '#db/queries/imports/deleted-ads.ts';
import { deletedAds, products } from '#db/schema/index.ts';
import { DELETED_AD_DAYS } from '#src/domain/limits/imports.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { previewAds } from './preview-ads.ts';

const shop = openImportShop();

test('an import does not bring back an ad whose product has left the bin, unless the review chooses it', async () => {
  const [first] = await shop.fifty().then(() => shop.db.select().from(products).limit(1));
  const [id, sourceId] = [first!.id, first!.sourceId!];
  const isThere = () => shop.db.$count(products, eq(products.sourceId, sourceId));
  await shop.db.execute(sql`update products set deleted_at = now() - interval '1 year' where id = ${id}`);
  await cleanUp(shop.db);
  expect(await isThere()).toBe(0);

  expect(await shop.fifty()).toMatchObject({ new_products_added: 0 });
  expect(await isThere()).toBe(0);
  const reviewed = async () => {
    const { ads, counts } = await previewAds(shop.db, 1, shop.access);
    return { counts, ad: ads.find((ad) => ad.id === sourceId) };
  };
  const before = await reviewed();
  expect(before).toMatchObject({ counts: { fresh: 0 }, ad: { state: 'deleted', productId: null } });

  const view = await shop.viewOf(await shop.importIds([sourceId]));
  expect(view.counts).toMatchObject({ added: 1 });
  expect(await isThere()).toBe(1);
  expect((await reviewed()).ad).toMatchObject({ state: 'known' });
}, 120_000);

test('a clean-up forgets a deleted ad that no import has found for a year', async () => {
  await shop.db.insert(deletedAds).values([{ sourceId: '1' }, { sourceId: '2' }]);
  await shop.db.execute(
    sql`update deleted_ads set found_at = now() - make_interval(days => ${DELETED_AD_DAYS + 1})`,
  );
  expect(await findDeletedAds(shop.db, ['2', '3'])).toEqual(new Set(['2']));
  await cleanUp(shop.db);
  expect(await shop.db.select({ id: deletedAds.sourceId }).from(deletedAds)).toEqual([{ id: '2' }]);
});
