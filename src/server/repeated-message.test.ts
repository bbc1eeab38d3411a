import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setMessageState } from '#db/queries/messages/messages.ts';
import { contactMessages, messagePictures, messageProducts, throttles } from '#db/schema/index.ts';
import { CONTACT_REPEAT_HOURS } from '#src/domain/limits/visitors.ts';
import { aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { sendContactMessage } from './contact.ts';

let shop: TestDatabase;
beforeAll(async () => {
  // The counters' keys are made with a secret.
  vi.stubEnv('DATABASE_URL', 'postgresql://none@127.0.0.1/none');
  shop = await openTestDatabase();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.delete(contactMessages);
  await shop.db.delete(throttles);
  later.mockClear();
});

const later = vi.fn<(work: Promise<unknown>) => void>();
const sender = { address: '1.2.3.4', siteUrl: 'http://shop.example', later };
const MESSAGE = {
  ime: 'Amra',
  prezime: 'Šarić',
  email: 'amra@primjer.ba',
  telefon: null as string | null,
  predmet: 'Far',
  poruka: 'Imate li desni far?',
  trap: '',
  openMs: 9000,
};
const send = (change: Partial<typeof MESSAGE> = {}, files: readonly File[] = []) =>
  sendContactMessage(shop.db, sender, { ...MESSAGE, ...change }, files);
const stored = () => shop.db.select().from(contactMessages).orderBy(contactMessages.id);

test('a message that is sent twice, even at once, is stored and announced once', async () => {
  await Promise.all([send(), send()]);
  expect(await stored()).toHaveLength(1);
  // A copy by e-mail and a notification.
  expect(later).toHaveBeenCalledTimes(2);
});

test.each([
  ['poruka', 'Imate li desni far? Hitno je.'],
  ['predmet', 'Far za Golf'],
  ['telefon', '+38761123456'],
  ['email', 'a.saric@primjer.ba'],
  ['ime', 'Emina'],
])('a message with another %s is another message', async (field, value) => {
  await send();
  await send({ [field]: value });
  expect(await stored()).toHaveLength(2);
});

test('the same words with another photograph are another message', async () => {
  const picture = async (background: string) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 32, height: 24, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ],
      'far.png',
    );
  const [red, blue] = [await picture('#a00'), await picture('#00a')];
  await send();
  await send({}, [red]);
  await send({}, [red]);
  await send({}, [blue]);
  await send({}, [blue, red]);
  expect(await stored()).toHaveLength(4);
  expect(await shop.db.$count(messagePictures)).toBe(4);
});

test('the same question after an answer, or another day, is another message', async () => {
  await send();
  const [first] = await stored();
  await setMessageState(shop.db, first!.id, 'answered');
  await send();
  expect(await stored()).toHaveLength(2);
  const before = new Date(Date.now() - (CONTACT_REPEAT_HOURS + 1) * 3_600_000);
  await shop.db.update(contactMessages).set({ createdAt: before });
  await send();
  expect(await stored()).toHaveLength(3);
});

test('a message keeps the products and the vehicle that it is about', async () => {
  const { id } = await aProduct(shop.db, { name: 'Far desni' });
  await send({ poruka: `Zanima me: http://shop.example/proizvod/${id}` });
  const [message] = await stored();
  const about = await shop.db
    .select()
    .from(messageProducts)
    .where(eq(messageProducts.messageId, message!.id));
  expect(about).toMatchObject([{ productId: id, position: 0 }]);
});
