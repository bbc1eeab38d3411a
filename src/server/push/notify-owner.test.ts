import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { desc, eq, like, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, pushSubscriptions } from '#db/schema/index.ts';
import { PUSH_DEVICES_MAX } from '#src/domain/limits/admin.ts';
import { type AdminCall, anOwner, logIn, loginFrom, OWNER, send } from '../../../tests/setup/logged-in.ts';
import { aDevice, decrypt } from '../../../tests/setup/push-device.ts';
import type { Routes } from '../http/routes.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
let db: Db;
let call: AdminCall;
let app: Routes;
let service: Server;
let serviceUrl: string;
let status = 201;
let received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
const vapid = webPush.generateVAPIDKeys();

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('VAPID_PUBLIC_KEY', vapid.publicKey);
  vi.stubEnv('VAPID_PRIVATE_KEY', vapid.privateKey);
  vi.stubEnv('PUSH_STAND_IN', serviceUrl);
  await anOwner(db);
  const { adminRoutes } = await import('../http/admin/admin-routes.ts');
  app = adminRoutes();
  call = await logIn(app);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  service.close();
  await database.close();
});
beforeEach(async () => {
  status = 201;
  received = [];
  await db.delete(pushSubscriptions);
});

const subscribe = (path: string, { keys } = aDevice(), from = call) =>
  from('PUT', '/api/admin/push', { endpoint: `${serviceUrl}${path}`, keys });

let sent = 0;

/** A message that differs from the ones before: the very same one would be announced once. */
async function sendMessage(): Promise<void> {
  const { contactRoutes } = await import('../http/contact-routes.ts');
  const later: Promise<unknown>[] = [];
  await contactRoutes().fetch(
    new Request('http://shop.example/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ime: 'Amra',
        prezime: 'Šarić',
        email: 'amra@primjer.ba',
        predmet: 'Far za Golf',
        poruka: `Imate li desni far? Pitam ${++sent}. put.`,
        trajanje: 9000,
      }),
    }),
    { callerAddress: randomBytes(4).join('.'), waitUntil: (work: Promise<unknown>) => later.push(work) },
  );
  await Promise.all(later);
}

test('a new message reaches every device of the owner, readable by that device alone', async () => {
  const [phone, tablet] = [aDevice(), aDevice()];
  await subscribe('/phone', phone);
  await subscribe('/tablet', tablet);
  await sendMessage();
  expect(received.map(({ path }) => path).sort()).toEqual(['/phone', '/tablet']);
  const { headers, body } = received.find(({ path }) => path === '/phone')!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
  expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(decrypt(body, phone)).toEqual({
    title: 'Nova poruka: Amra Šarić',
    body: 'Far za Golf',
    path: expect.stringMatching(/^\/admin#poruke\/\d+$/) as unknown,
  });
  expect(() => decrypt(body, tablet)).toThrow();
});

/** The owner's phone and computer, both notified. */
async function phoneAndComputer() {
  const phone = await logIn(app);
  await subscribe('/phone', aDevice(), phone);
  await subscribe('/computer');
  return phone;
}
async function notified(): Promise<string[]> {
  received = [];
  await sendMessage();
  return received.map(({ path }) => path).sort();
}
async function logOutOthers(): Promise<void> {
  const { devices } = (await call('GET', '/api/admin/devices')).body as {
    devices: { id: string; isCurrent: boolean }[];
  };
  for (const { id } of devices.filter(({ isCurrent }) => !isCurrent))
    expect((await call('DELETE', `/api/admin/devices/${id}`)).status).toBe(200);
}

test('a device that the owner logs out is no longer notified; the others are', async () => {
  await phoneAndComputer();
  await logOutOthers();
  expect(await notified()).toEqual(['/computer']);
});

test('a device that has logged in again since it was turned on is still notified', async () => {
  const login = (cookie = '') => loginFrom(app, '192.0.2.7', OWNER, cookie);
  const first = await login();
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { authorization: `Bearer ${String(first.body['token'])}` };
  const body = { endpoint: `${serviceUrl}/phone`, keys: aDevice().keys };
  expect((await send(app, 'PUT', '/api/admin/push', { body, headers })).status).toBe(200);
  const [newest] = await db.select().from(adminSessions).orderBy(desc(adminSessions.createdAt)).limit(1);
  const isFirst = eq(adminSessions.tokenHash, newest!.tokenHash);
  await db
    .update(adminSessions)
    .set({ expiresAt: sql`now()` })
    .where(isFirst);
  await login(cookies.join('; '));
  expect(await notified()).toEqual(['/phone']);
  await logOutOthers();
  expect(await notified()).toEqual([]);
});

test('a browser that ends an older session of its own is still notified', async () => {
  const login = (cookie = '') => loginFrom(app, '192.0.2.8', OWNER, cookie);
  const first = await login();
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { authorization: `Bearer ${String((await login(cookies.join('; '))).body['token'])}` };
  const body = { endpoint: `${serviceUrl}/phone`, keys: aDevice().keys };
  expect((await send(app, 'PUT', '/api/admin/push', { body, headers })).status).toBe(200);
  const { devices } = (await send(app, 'GET', '/api/admin/devices', { headers })).body as {
    devices: { id: string; isCurrent: boolean }[];
  };
  const [older] = devices.filter(({ isCurrent }) => !isCurrent);
  expect((await send(app, 'DELETE', `/api/admin/devices/${older?.id}`, { headers })).status).toBe(200);
  expect(await notified()).toEqual(['/phone']);
});

test('a logout ends the notifications of that browser', async () => {
  const phone = await phoneAndComputer();
  await phone('POST', '/api/admin/logout');
  expect(await notified()).toEqual(['/computer']);
});

test('a new password ends the notifications of all other devices, also of those that were turned on before the update', async () => {
  await phoneAndComputer();
  await subscribe('/old');
  await db.update(pushSubscriptions).set({ device: null }).where(like(pushSubscriptions.endpoint, '%/old'));
  const change = (current: string, next: string) => call('PUT', '/api/admin/password', { current, next });
  expect((await change(OWNER.password, 'sasvim nova lozinka')).status).toBe(200);
  expect(await notified()).toEqual(['/computer']);
  expect((await change('sasvim nova lozinka', OWNER.password)).status).toBe(200);
});

test.each([404, 410])('a device whose service answers %i is removed', async (answer) => {
  await subscribe('/gone');
  status = answer;
  await sendMessage();
  expect(await db.$count(pushSubscriptions)).toBe(0);
});

test.each([429, 500])(
  'a service that answers %i does not lose the device, nor the message',
  async (answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await subscribe('/busy');
    status = answer;
    await sendMessage();
    expect(await db.$count(pushSubscriptions)).toBe(1);
    expect(String(warn.mock.calls[0]?.[0])).toContain(`status ${answer}`);
    warn.mockRestore();
  },
);

test.each(['https://10.0.0.1/device', 'http://93.184.215.14/device', 'no address'])(
  'a browser that gives the address %s is refused',
  async (endpoint) => {
    const { keys } = aDevice();
    expect(await call('PUT', '/api/admin/push', { endpoint, keys })).toMatchObject({ status: 400 });
    expect(await db.$count(pushSubscriptions)).toBe(0);
  },
);

const pushState = async () => (await call('GET', '/api/admin/push')).body as { endpoints: string[] };

test('the panel knows which of its devices are notified, and can turn each off', async () => {
  await subscribe('/phone');
  await subscribe('/phone');
  expect(await pushState()).toEqual({ publicKey: vapid.publicKey, endpoints: [`${serviceUrl}/phone`] });
  await call('DELETE', '/api/admin/push', { endpoint: `${serviceUrl}/phone` });
  expect(await pushState()).toMatchObject({ endpoints: [] });
  await sendMessage();
  expect(received).toEqual([]);
});

test('the newest devices are kept when there are too many', async () => {
  for (let n = 0; n <= PUSH_DEVICES_MAX; n++) await subscribe(`/${n}`);
  const { endpoints } = await pushState();
  expect(endpoints).toHaveLength(PUSH_DEVICES_MAX);
  expect(endpoints).not.toContain(`${serviceUrl}/0`);
});

test('a new device is kept, also when the clock was set back since the others were added', async () => {
  for (let n = 0; n < PUSH_DEVICES_MAX; n++) await subscribe(`/${n}`);
  await db.update(pushSubscriptions).set({ createdAt: sql`now() + interval '1 day'` });
  await subscribe('/new');
  const { endpoints } = await pushState();
  expect(endpoints).toHaveLength(PUSH_DEVICES_MAX);
  expect(endpoints).toContain(`${serviceUrl}/new`);
});

test.each([{}, { p256dh: 'x', auth: 'y' }, { p256dh: 'A'.repeat(87) }])(
  'keys like %j are refused',
  async (keys) => {
    const subscription = { endpoint: `${serviceUrl}/phone`, keys };
    expect(await call('PUT', '/api/admin/push', subscription)).toMatchObject({ status: 400 });
  },
);

// The last test: it ends the session of the others.
test('a password that is set by a command ends the notifications of every device', async () => {
  await phoneAndComputer();
  await anOwner(db);
  expect(await notified()).toEqual([]);
});
