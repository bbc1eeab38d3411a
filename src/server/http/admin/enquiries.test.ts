import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import {
  deleteOldMessages,
  insertContactMessage,
  type NewContactMessage,
} from '#db/queries/messages/messages.ts';
import { contactMessages, messageProducts, products, throttles } from '#db/schema/index.ts';
import { type AdminMessage, MESSAGE_STATES, NEW_MESSAGES_HEADER } from '#src/domain/admin/inbox.ts';
import { wishlistEnquiry } from '#src/domain/wishlist/wishlist-enquiry.ts';
import { enquiryText } from '#src/strings/enquiry.ts';
import { listEnquiryWords } from '#src/strings/wishlist.ts';
import { aProduct } from '../../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import type { AdminCall } from '../../../../tests/setup/logged-in.ts';
import { contactRoutes } from '../contact-routes.ts';

let shop: AdminShop;
let db: Db;
let call: AdminCall;
beforeAll(async () => {
  shop = await openAdminShop();
  ({ db, call } = shop);
});
afterAll(() => shop.close());
beforeEach(() => db.execute(sql`truncate ${contactMessages}, ${throttles} cascade`));

const aMessage = (over: Partial<NewContactMessage> = {}) =>
  insertContactMessage(db, {
    firstName: 'Amra',
    lastName: 'Šarić',
    email: 'amra@primjer.ba',
    phone: '+38761123456',
    subject: 'Far',
    body: 'Imate li far?',
    ...over,
  });
const list = async (query = '') => {
  const { body } = await call('GET', `/api/admin/messages?${query}`);
  return body as unknown as { messages: AdminMessage[]; counts: object; pagination: object };
};
const subjects = async (query = '') => (await list(query)).messages.map(({ subject }) => subject);
const age = (id: number, interval: string) =>
  db.execute(sql`update ${contactMessages} set created_at = now() - ${interval}::interval where id = ${id}`);

/** Sends the contact form as a visitor does. */
const send = (poruka: string) =>
  contactRoutes().fetch(
    new Request('http://shop.example/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ime: 'Amra',
        prezime: 'Šarić',
        email: 'amra@primjer.ba',
        telefon: '',
        predmet: 'Upit',
        poruka,
        trajanje: 9000,
      }),
    }),
    { callerAddress: '1.2.3.4' },
  );

test('an enquiry about a part is linked to the part and to the vehicle that it names', async () => {
  const { id } = await aProduct(db, { name: 'Far Golf V', priceMinor: 12_000 });
  const text = enquiryText.text('Far Golf V', id, `https://shop.example/proizvod/${id}`);
  await send([text, enquiryText.vehicle('Volkswagen Golf 2006'), enquiryText.chassis('WVW')].join('\n'));
  expect((await list()).messages).toMatchObject([
    {
      source: 'form',
      vehicle: 'Volkswagen Golf 2006',
      products: [{ id, name: 'Far Golf V', priceMinor: 12_000, availability: 'in_stock', isPublic: true }],
    },
  ]);
});

test('an enquiry about a whole wishlist is linked to all of it, in its order, also where the list is shortened', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 20; n++) ids.unshift((await aProduct(db, { name: `Dio ${n}` })).id);
  const wished = ids.map((id) => ({ id, name: `Dio ${id}` }));
  await send(wishlistEnquiry(wished, { origin: 'https://shop.example', own: [] }, listEnquiryWords));
  expect((await list()).messages[0]?.products.map(({ id }) => id)).toEqual(ids);
});

test('addresses of products that do not exist link an enquiry to nothing', async () => {
  await send(
    'Dobar dan, vidi https://shop.example/proizvod/99999999999 i /proizvod/424242 i /wishlist?ids=x',
  );
  expect((await list()).messages).toMatchObject([{ products: [], vehicle: null }]);
});

test('new messages come first, those older than a day on top, the longest waiting first', async () => {
  for (const [subject, interval, state] of [
    ['jučerašnja', '30 hours', 'new'],
    ['odgovorena', '1 minute', 'answered'],
    ['prekjučerašnja', '50 hours', 'new'],
    ['jutrošnja', '5 hours', 'new'],
    ['najnovija', '1 hour', 'new'],
  ] as const) {
    const id = await aMessage({ subject });
    await age(id, interval);
    await call('PUT', `/api/admin/messages/${id}`, { state });
  }
  expect(await subjects()).toEqual(['prekjučerašnja', 'jučerašnja', 'najnovija', 'jutrošnja', 'odgovorena']);
});

test('a message goes through its states and back to the one before, keeping when it was first answered', async () => {
  const id = await aMessage();
  const to = async (state: string) => (await call('PUT', `/api/admin/messages/${id}`, { state })).body;
  const { message } = (await to('answered')) as { message: AdminMessage };
  for (const state of ['agreed', 'lost', 'answered'])
    expect(await to(state)).toMatchObject({ message: { state, answeredAt: message.answeredAt } });
  expect(await to('new')).toMatchObject({ message: { state: 'new', answeredAt: null } });
});

test('the list is narrowed to a state, with the counts of all', async () => {
  for (const state of MESSAGE_STATES) {
    const id = await aMessage({ subject: state });
    await call('PUT', `/api/admin/messages/${id}`, { state });
  }
  for (const state of MESSAGE_STATES) expect(await subjects(`state=${state}`)).toEqual([state]);
  expect(await list('state=agreed')).toMatchObject({
    counts: { all: 4, new: 1, answered: 1, agreed: 1, lost: 1 },
    pagination: { totalProducts: 1 },
  });
});

test.each([
  ['saric', true],
  ['ŠARIĆ far', true],
  ['far golf', false],
  ['061 123-456', true],
  ['00387 61 123', true],
  ['061 999 999', false],
  ['amra@primjer', true],
  ['100%', false],
  ['  ', true],
])('a search for %j finds a message of Amra Šarić about a headlamp: %s', async (search, isFound) => {
  await aMessage();
  expect(await subjects(new URLSearchParams({ search }).toString())).toEqual(isFound ? ['Far'] : []);
});

test('a call is noted with whatever the owner knows, and is among the messages', async () => {
  const { id } = await aProduct(db, { name: 'Far Golf V' });
  const noted = await call('POST', '/api/admin/messages', {
    caller: 'Amir 061/123-456',
    productId: String(id),
    vehicle: 'Golf V 2006',
    note: 'Zove opet u petak',
  });
  expect(noted.body).toMatchObject({
    message: {
      source: 'call',
      firstName: 'Amir',
      phone: '+38761123456',
      email: null,
      subject: `Poziv: Far Golf V (šifra ${id})`,
      body: 'Zove opet u petak',
      vehicle: 'Golf V 2006',
      state: 'new',
      products: [{ id }],
    },
  });
  await call('POST', '/api/admin/messages', { caller: 'Amir' });
  expect(await subjects()).toEqual(['Poziv', `Poziv: Far Golf V (šifra ${id})`]);
});

test('a call whose answer was lost is noted once, with what was typed last; once deleted, it is noted again', async () => {
  const [far, felga] = [await aProduct(db, { name: 'Far' }), await aProduct(db, { name: 'Felga' })];
  const note = async (body: object) => {
    const answer = await call('POST', '/api/admin/messages', body, { 'idempotency-key': 'poziv-1' });
    return (answer.body as unknown as { message: AdminMessage }).message.id;
  };
  const [first, ...others] = await Promise.all(
    Array.from({ length: 3 }, () => note({ caller: 'Amir', productId: far.id })),
  );
  expect(others).toEqual([first, first]);
  expect(await note({ caller: 'Amir 061 123 456', productId: felga.id, note: 'zove opet' })).toBe(first);
  expect((await list()).messages).toMatchObject([
    {
      id: first,
      phone: '+38761123456',
      body: 'zove opet',
      products: [{ id: felga.id }],
    },
  ]);
  await call('DELETE', `/api/admin/messages/${first}`);
  expect(await note({ caller: 'Amir' })).not.toBe(first);
  expect(await subjects()).toEqual(['Poziv']);
});

test('every answer to the owner says how many messages are new', async () => {
  await aMessage();
  await call('PUT', `/api/admin/messages/${await aMessage()}`, { state: 'agreed' });
  const { headers } = await call('GET', '/api/admin/publish');
  expect(headers.get(NEW_MESSAGES_HEADER)).toBe('1');
});

test('a message is deleted after a year or by hand; a deleted product is only removed from its messages', async () => {
  const { id } = await aProduct(db);
  const kept = await aMessage({ productIds: [id] });
  await age(await aMessage({ productIds: [id], subject: 'stara' }), '12 months 1 day');
  await deleteOldMessages(db);
  await call('DELETE', `/api/admin/messages/${await aMessage({ productIds: [id] })}`);
  expect(await db.select().from(messageProducts)).toEqual([{ messageId: kept, productId: id, position: 0 }]);
  await db.execute(sql`delete from ${products} where id = ${id}`);
  expect((await list()).messages).toMatchObject([{ id: kept, products: [] }]);
});
