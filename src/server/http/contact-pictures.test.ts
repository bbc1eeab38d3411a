import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldMessages } from '#db/queries/messages/messages.ts';
import { contactMessages, images, messagePictures, throttles } from '#db/schema/index.ts';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import {
  CONTACT_MESSAGES_MAX,
  ENQUIRY_BODY_BYTES_MAX,
  ENQUIRY_PICTURES_BYTES_MAX,
} from '#src/domain/limits/visitors.ts';
import { listOriginals } from '#src/server/images/image-store.ts';
import { aPhotograph, type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { logIn } from '../../../tests/setup/logged-in.ts';
import { aPackedText, aPng } from '../../../tests/setup/png-files.ts';
import { contactRoutes } from './contact-routes.ts';

let shop: AdminShop;
let cookie: string;
beforeAll(async () => {
  shop = await openAdminShop();
  ({ cookie } = await logIn(shop.app));
});
afterAll(() => shop.close());
beforeEach(() => shop.db.execute(sql`truncate ${contactMessages}, ${throttles} cascade`));

const MESSAGE = {
  ime: 'Amra',
  prezime: 'Šarić',
  email: 'amra@primjer.ba',
  predmet: 'Far',
  poruka: 'Imate li ovaj far?',
  trajanje: '9000',
};

/** Sends the form with its files, as the script does. */
async function send(...pictures: readonly (readonly [name: string, bytes: Uint8Array])[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(MESSAGE)) body.set(name, value);
  for (const [name, bytes] of pictures) body.append('slike', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://shop.example/api/contact', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  });
  const response = await contactRoutes().fetch(request, { callerAddress: '1.2.3.4' });
  return {
    status: response.status,
    body: (await response.json()) as { message: string; fields?: { slike: string } },
  };
}

const inbox = async () => {
  const { body } = await shop.call('GET', '/api/admin/messages');
  return (body as unknown as { messages: AdminMessage[] }).messages;
};
const pictureAddress = (message: number, position: number) =>
  `/api/admin/messages/${message}/pictures/${position}`;
const look = (path: string, headers: Record<string, string> = { cookie }) =>
  shop.app.request(`http://localhost${path}`, { headers }, {});

test('photographs come with the message, upright and without what the camera wrote into them, for the owner alone', async () => {
  const sideways = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#468' } })
    .withExif({ IFD0: { Make: 'Tajna marka' }, IFD3: { GPSLatitude: '43/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await send(['a.jpg', sideways], ['b.png', await aPhotograph({ format: 'png' })])).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const [message] = await inbox();
  expect(message).toMatchObject({ subject: 'Far', pictures: 2 });

  const path = pictureAddress(message!.id, 0);
  const shown = await look(path);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { width, height, exif, orientation, xmp, icc } = await sharp(bytes).metadata();
  expect([width, height, exif, orientation, xmp, icc]).toEqual([
    240,
    320,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(bytes.includes('Tajna')).toBe(false);

  expect((await look(path, {})).status).toBe(401);
  expect((await look(pictureAddress(message!.id, 2))).status).toBe(404);
  expect((await look(pictureAddress(message!.id, 3))).status).toBe(400);
  // The public function serves what is in the store of pictures.
  expect([await shop.db.$count(images), (await listOriginals()).size]).toEqual([0, 0]);
});

test('a form without a photograph is sent, for which a browser sends an empty file', async () => {
  // Written out: Node leaves an empty name out of what it sends.
  const parts = [
    ...Object.entries(MESSAGE).map(([name, value]) => [`name="${name}"`, value]),
    ['name="slike"; filename=""\r\nContent-Type: application/octet-stream', ''],
  ].map(([head, body]) => `--part\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`);
  const request = new Request('http://shop.example/api/contact', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=part' },
    body: `${parts.join('')}--part--\r\n`,
  });
  expect((await contactRoutes().fetch(request, { callerAddress: '1.2.3.4' })).status).toBe(200);
  expect((await inbox())[0]).toMatchObject({ subject: 'Far', pictures: 0 });
});

test('a photograph of nothing but noise is made small enough as well', async () => {
  const [width, height] = [1600, 1200];
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(IMAGE_SHRUNK_BYTES_MAX);
  expect((await send(['sum.jpg', noise])).status).toBe(200);
  const { rows } = await shop.db.execute<{ bytes: number }>(
    sql`select octet_length(bytes) as bytes from ${messagePictures}`,
  );
  expect(rows[0]!.bytes).toBeLessThanOrEqual(IMAGE_SHRUNK_BYTES_MAX);
});

describe('refused, with the name of the file and nothing stored, is', () => {
  const TYPE = 'Dozvoljene su samo slike (JPG, PNG, WebP)';
  const DAMAGED = 'Slika je oštećena i ne može se otvoriti. Pokušajte s drugom.';
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), TYPE],
    ['a page', Buffer.from('<!doctype html><h1>slika</h1>'), TYPE],
    ['the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), DAMAGED],
    [
      'a bomb of pixels',
      aPng({ side: 30_000 }),
      'Slika ima previše piksela: najviše 64 miliona. Smanjite je pa pokušajte ponovo.',
    ],
    ['a bomb of texts', aPng({ side: 8, chunks: Array(5).fill(aPackedText('zTXt', 50_000_000)) }), DAMAGED],
  ])('%s', async (_, bytes, fault) => {
    const { status, body } = await send(['dobra.jpg', await aPhotograph()], ['far.jpg', bytes]);
    expect([status, body.fields?.slike]).toEqual([400, `far.jpg: ${fault}`]);
    expect(await shop.db.$count(contactMessages)).toBe(0);
  });

  test('a fourth photograph', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(async (n) => [`${n}.jpg`, await aPhotograph()] as const));
    const { status, body } = await send(...four);
    expect([status, body.fields?.slike]).toEqual([400, 'Najviše 3 slike. Uklonite neku pa dodajte drugu.']);
    expect(await shop.db.$count(contactMessages)).toBe(0);
  });

  test('more than a browser sends', async () => {
    const { status, body } = await send(['far.jpg', Buffer.alloc(ENQUIRY_BODY_BYTES_MAX)]);
    expect([status, body.message]).toEqual([
      413,
      'Slike su prevelike. Dodajte manje slika ili ih pošaljite WhatsAppom.',
    ]);
  });

  test('a form that has the names of files without the files', async () => {
    const response = await contactRoutes().fetch(
      new Request('http://shop.example/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({ ...MESSAGE, slike: 'far.jpg' }),
      }),
      { callerAddress: '1.2.3.4' },
    );
    expect(await response.json()).toMatchObject({
      fields: { slike: 'Slike nisu poslane jer se stranica još učitavala. Dodajte ih ponovo.' },
    });
    expect(await shop.db.$count(contactMessages)).toBe(0);
  });

  test('a photograph when there is no room for more, but no text', async () => {
    const full = Math.ceil(ENQUIRY_PICTURES_BYTES_MAX / IMAGE_SHRUNK_BYTES_MAX);
    await shop.db.execute(sql`
      with m as (insert into ${contactMessages} (first_name, last_name, subject, body)
        select 'Amra', 'Šarić', 'Far', 'Far' from generate_series(1, ${full}::int) returning id)
      insert into ${messagePictures} (message_id, position, bytes)
      select id, 0, decode(repeat('00', ${IMAGE_SHRUNK_BYTES_MAX}::int), 'hex') from m`);
    const { status, body } = await send(['far.jpg', await aPhotograph()]);
    expect([status, body.fields?.slike]).toEqual([
      400,
      'Slike trenutno ne možemo primiti. Pošaljite poruku bez njih, a slike WhatsAppom ili Viberom.',
    ]);
    expect((await send()).status).toBe(200);
  });
});

test('photographs are limited with their messages: a flood is refused before any is decoded', async () => {
  for (let n = 0; n < CONTACT_MESSAGES_MAX; n++)
    expect((await send(['far.jpg', await aPhotograph()])).status).toBe(200);
  expect((await send(['far.jpg', Buffer.from('no picture')])).status).toBe(429);
});

test('photographs are deleted with their message, by hand or when its time is over', async () => {
  await send(['far.jpg', await aPhotograph()]);
  await send(['far.jpg', await aPhotograph()]);
  const [first, second] = await inbox();
  await shop.call('DELETE', `/api/admin/messages/${first!.id}`);
  expect((await look(pictureAddress(first!.id, 0))).status).toBe(404);
  expect(await shop.db.$count(messagePictures)).toBe(1);
  await shop.db.execute(
    sql`update ${contactMessages} set created_at = now() - interval '12 months 1 day' where id = ${second!.id}`,
  );
  await deleteOldMessages(shop.db);
  expect(await shop.db.$count(messagePictures)).toBe(0);
});
