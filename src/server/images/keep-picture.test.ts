import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, publishes } from '#db/schema/index.ts';
import type { AdminImage } from '#src/domain/admin/product.ts';
import { IMAGE_UPLOAD_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { aPhotograph, type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { aPackedText, aPng } from '../../../tests/setup/png-files.ts';
import { findOriginal, findVariant } from './image-store.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const upload = (bytes: Uint8Array, contentType = 'image/jpeg') =>
  shop.call('POST', '/api/admin/images', bytes, { 'content-type': contentType });
const imageOf = (answer: { body: Record<string, unknown> }) => answer.body['image'] as AdminImage;

const WRONG_TYPE = 'Dozvoljene su samo slike (JPG, PNG, WebP)';
const DAMAGED = 'Slika je oštećena i ne može se otvoriti. Pokušajte s drugom.';

/** A file of 240 kB whose compressed texts unpack to a quarter of a gigabyte. */
const aTextBomb = () => aPng({ side: 8, chunks: Array(5).fill(aPackedText('zTXt', 50_000_000)) });

describe('a picture that is sent', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is kept as WebP, ready in the sizes of lists',
    async (format) => {
      const answer = await upload(await aPhotograph({ format }), `image/${format}`);
      const { hash, width, height, url } = imageOf(answer);
      expect([answer.status, width, height, url]).toEqual([200, 64, 48, `/slike/${hash}/640.webp`]);
      const kept = await findOriginal(hash);
      expect((await sharp(kept).metadata()).format).toBe('webp');
      for (const size of ['320.avif', '640.avif']) expect(await findVariant(hash, size)).toBeDefined();
    },
  );

  test.each(['gif', 'avif'] as const)(
    'as %s is accepted as well, for those who paste one',
    async (format) => {
      const bytes = await sharp(await aPhotograph())
        .toFormat(format)
        .toBuffer();
      expect((await upload(bytes)).status).toBe(200);
    },
  );

  test('twice is one picture, and nothing to publish', async () => {
    const bytes = await aPhotograph();
    const [one, two] = [imageOf(await upload(bytes)), imageOf(await upload(bytes))];
    expect(two).toEqual(one);
    expect(await shop.db.$count(publishes)).toBe(0);
  });

  test('is upright, no longer than 1600 px, and does not say where it was taken', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a2' } })
      .withExif({ IFD0: { Orientation: '6', Make: 'Tajna marka' }, IFD3: { GPSLatitude: '43/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { hash, width, height } = imageOf(await upload(bytes));
    expect([width, height]).toEqual([1067, 1600]);
    const kept = Buffer.from((await findOriginal(hash))!);
    const { exif, orientation, icc, xmp } = await sharp(kept).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('Tajna')).toBe(false);
  });

  test('loses whatever was hidden behind its pixels', async () => {
    const polyglot = Buffer.concat([await aPhotograph(), Buffer.from('<script>alert(1)</script>')]);
    const { hash } = imageOf(await upload(polyglot));
    expect(Buffer.from((await findOriginal(hash))!).includes('script')).toBe(false);
  });
});

describe('refused is', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 400, WRONG_TYPE],
    ['a page', Buffer.from('<!doctype html><h1>slika</h1>'), 400, WRONG_TYPE],
    ['nothing', Buffer.alloc(0), 400, WRONG_TYPE],
    ['noise', randomBytes(2000), 400, WRONG_TYPE],
    ['a TIFF', Buffer.from('II*\0aaaaaaaa'), 400, WRONG_TYPE],
    ['a photograph of an iPhone (HEIC)', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 400, WRONG_TYPE],
    ['a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 400, WRONG_TYPE],
    ['a JPEG of a few bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 400, DAMAGED],
    [
      'a bomb',
      aPng({ side: 30_000 }),
      400,
      'Slika ima previše piksela: najviše 64 miliona. Smanjite je pa pokušajte ponovo.',
    ],
    ['a PNG with texts that unpack to a quarter of a gigabyte', aTextBomb(), 400, DAMAGED],
    [
      'more than the server is sent',
      Buffer.alloc(IMAGE_UPLOAD_BYTES_MAX + 1, 0xff),
      413,
      'Slika je prevelika: najviše 4,5 MB. Smanjite je pa pokušajte ponovo.',
    ],
  ])('%s', async (_, bytes, status, message) => {
    const before = await shop.db.$count(images);
    const answer = await upload(bytes);
    expect([answer.status, answer.body['error']]).toEqual([status, message]);
    expect(await shop.db.$count(images)).toBe(before);
  });

  test('a photograph whose end is missing', async () => {
    const whole = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    const answer = await upload(whole.subarray(0, whole.length / 2));
    expect([answer.status, answer.body['error']]).toEqual([400, DAMAGED]);
  });

  test('is released: sent again and again, it uses no more memory', async () => {
    const bytes = aTextBomb();
    await upload(bytes);
    const before = process.memoryUsage.rss();
    for (let i = 0; i < 8; i++) await upload(bytes);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });
});
