import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertContactMessage, markMessageMailed } from '#db/queries/messages/messages.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25');
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const aMessage = (subject: string) =>
  insertContactMessage(shop.db, {
    firstName: 'Amra',
    lastName: 'Šarić',
    email: 'amra@primjer.ba',
    phone: null,
    subject,
    body: 'Imate li far?',
  });

test('messages and start screen say which copies by e-mail did not go out', async () => {
  await markMessageMailed(shop.db, await aMessage('Stigla'));
  const id = await aMessage('Nije stigla');
  expect((await shop.call('GET', '/api/admin/messages')).body).toMatchObject({
    messages: [
      { subject: 'Nije stigla', isUnmailed: true },
      { subject: 'Stigla', isUnmailed: false },
    ],
  });
  expect((await shop.call('GET', `/api/admin/messages/${id}`)).body).toMatchObject({
    message: { isUnmailed: true },
  });
  expect((await shop.call('GET', '/api/admin/overview')).body).toMatchObject({ messages: { notMailed: 1 } });
});
