import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { writeAdPictures } from '#db/queries/imports/ad-pictures.ts';
import { THUMBNAIL_PX } from '#src/domain/limits/imports.ts';
import { adPictures } from '#db/schema/index.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { readAdThumbnail } from './ad-thumbnail.ts';
import { previewAds } from './preview-ads.ts';

const shop = openImportShop();

const pictured = () => shop.olx.ads.find(({ files, isVisible }) => files.length > 0 && isVisible)!;
const read = (id: number | string) => readAdThumbnail(shop.db, String(id), shop.olx.url);
const review = async () => {
  for (const page of [1, 2, 3]) await previewAds(shop.db, page, shop.access);
};

describe('the small picture of an ad', () => {
  test('is the first one, encoded anew, and fetched once only', async () => {
    await review();
    const { id } = pictured();
    const { format, width, height, exif } = await sharp(await read(id)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', ...THUMBNAIL_PX, exif: undefined });
    await read(id);
    expect(shop.olx.calls.picture).toBe(1);
  });

  test('is there for ads that a review has found, and for no other', async () => {
    const { id } = pictured();
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(shop.olx.calls.picture).toBe(0);
    await review();
    await expect(read(id)).resolves.toBeDefined();
  });

  test.each(['html', 'huge', 'damaged', 'private', '500', 'cut', '404'] as const)(
    'is missing while the site answers %s, and there when it works again',
    async (kind) => {
      await review();
      const { id } = pictured();
      shop.olx.fail({ on: 'picture', kind });
      await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
      shop.olx.fail();
      await expect(read(id)).resolves.toBeDefined();
    },
  );

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/slika.jpg',
    'https://localhost/slika.jpg',
    'https://[::7f00:1]/slika.jpg',
    'file:///etc/passwd',
    'https://user:tajna@primjer.ba/slika.jpg',
    'nije adresa',
  ])('is never fetched from %s', async (address) => {
    await writeAdPictures(shop.db, [{ sourceId: '1', address }]);
    // With the real site's address, pictures on this machine are refused.
    await expect(readAdThumbnail(shop.db, '1', 'https://api.olx.ba')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is deleted when no review has found its ad for long', async () => {
    await review();
    await shop.db.update(adPictures).set({ foundAt: new Date('2024-01-01') });
    await cleanUp(shop.db);
    expect(await shop.count(adPictures)).toBe(0);
  });
});
