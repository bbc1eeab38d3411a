import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertContactMessage, markMessageMailed } from '#db/queries/messages/messages.ts';
import { contactMessages } from '#db/schema/index.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import { contactRoutes } from '../contact-routes.ts';

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

test('a message is not marked as mailed while the shop has no address of its own', async () => {
  const form = {
    ime: 'Amra',
    prezime: 'Šarić',
    email: 'amra@primjer.ba',
    predmet: 'Bez adrese',
    poruka: 'Imate li far?',
    trajanje: 9000,
  };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(form) };
  expect((await contactRoutes().request('/api/contact', init, { callerAddress: '192.0.2.1' })).status).toBe(
    200,
  );
  const { body } = await shop.call('GET', '/api/admin/messages');
  expect(body).toMatchObject({ messages: [{ subject: 'Bez adrese', isUnmailed: true }] });
  await shop.db.delete(contactMessages);
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
