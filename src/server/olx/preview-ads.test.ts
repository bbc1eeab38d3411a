import { describe, expect, test } from 'vitest';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { previewAds } from './preview-ads.ts';

const shop = openImportShop();

describe('the review', () => {
  test('shows what was read beside every title, and its problems', async () => {
    await shop.importIds(shop.ids(0, 2));
    const { counts, total, ads } = await previewAds(shop.db, 1, shop.access);
    expect(total).toBe(shop.olx.ads.length);
    expect(counts.found).toBe(50);
    expect(counts.fresh + counts.known).toBe(50);
    const all = [
      ...ads,
      ...(await previewAds(shop.db, 2, shop.access)).ads,
      ...(await previewAds(shop.db, 3, shop.access)).ads,
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(shop.olx.ads.length);
    const of = (title: string) => all.find((ad) => ad.title.startsWith(title))!;
    expect(of('AUDI A3 -Prednji')).toMatchObject({
      state: 'known',
      isConfident: true,
      position: 'front',
      category: 'Branici',
      vehicles: [{ name: 'Audi A3', years: '2008–2012' }],
    });
    expect(of('Krovni nosaci')).toMatchObject({ state: 'new', isConfident: false, vehicles: [] });
    expect(of('Krovni nosaci').problems.join(' ')).toMatch(/Vozilo nije prepoznato/);
  }, 120_000);

  test('keeps an ad that cannot be read as a line with its reason', async () => {
    const [first] = shop.olx.ads;
    shop.olx.fail({ on: 'ad', kind: 'broken-json', ids: [first!.id] });
    const { ads } = await previewAds(shop.db, 1, shop.access);
    expect(ads.find(({ id }) => id === String(first!.id))?.problems).toEqual([
      expect.stringMatching(/pročitati/),
    ]);
  }, 120_000);
});
