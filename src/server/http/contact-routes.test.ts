import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactMessages, throttles } from '#db/schema/index.ts';
import { CONTACT_MESSAGES_MAX, CONTACT_UNTIMED_MAX } from '#src/domain/limits/visitors.ts';
import { ContactPlace } from '#src/views/contact/ContactPlace.tsx';
import { renderIsland } from '#src/views/render-view.ts';
import { type MailServer, startMailServer } from '../../../tests/setup/mail-server.ts';
import { aPng } from '../../../tests/setup/png-files.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import type { Routes } from './routes.ts';

const SENT = 'Poruka je uspješno poslana. Javit ćemo vam se uskoro.';
const MESSAGE = {
  ime: 'Amra',
  prezime: 'Šarić',
  email: 'amra@primjer.ba',
  telefon: '061 123 456',
  predmet: 'Far za Golf',
  poruka: 'Imate li desni far?\nGodina 2008.',
};

let database: TestDatabase;
let app: Routes;
let mail: MailServer;
let site: Server;

beforeAll(async () => {
  database = await openTestDatabase();
  mail = await startMailServer();
  site = createServer((_request, response) => response.end(`<main>${renderIsland(ContactPlace, {})}</main>`));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('SMTP_URL', mail.url);
  vi.stubEnv('CONTACT_TO', 'prodaja@primjer.ba');
  vi.stubEnv('SITE_URL', 'https://dijelovi.primjer.ba');
  const { contactRoutes } = await import('./contact-routes.ts');
  app = contactRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mail.close();
  site.close();
  await database.close();
});
beforeEach(async () => {
  mail.letters.length = 0;
  mail.refuse(false);
  await database.db.delete(contactMessages);
  await database.db.delete(throttles);
});

const stored = () => database.db.select().from(contactMessages);
const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

async function post(body: unknown, { from = '1.2.3.4', type = 'application/json' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://shop.example/api/contact', {
    method: 'POST',
    headers: { 'content-type': type },
    body: text,
  });
  const response = await app.fetch(request, { callerAddress: from, siteUrl: siteUrl() });
  const answer = await response.text();
  const json = response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(answer) as unknown)
    : null;
  return { status: response.status, headers: response.headers, text: answer, json };
}

describe('a message', () => {
  test('is stored and mailed to the shop, and can be answered directly', async () => {
    expect(await post(MESSAGE)).toMatchObject({ status: 200, json: { success: true, message: SENT } });
    const [row] = await stored();
    expect(row).toMatchObject({
      firstName: 'Amra',
      lastName: 'Šarić',
      email: 'amra@primjer.ba',
      phone: '+38761123456',
      subject: 'Far za Golf',
      body: MESSAGE.poruka,
      state: 'new',
    });
    expect(row!.mailedAt).toBeInstanceOf(Date);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.raw).toMatch(/^To: prodaja@primjer\.ba\r$/m);
    expect(mail.letters[0]?.raw).toMatch(/^Reply-To: .*<amra@primjer\.ba>\r$/m);
    expect(mail.letters[0]?.raw).toContain('Subject: Upit s web stranice: Far za Golf');
  });

  test('with photographs is mailed with a link to them at the public address, not with the photographs', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(MESSAGE)) body.set(name, value);
    body.set('slike', new File([new Uint8Array(aPng({ side: 8 }))], 'far.png'));
    const request = new Request('http://shop.example/api/contact', { method: 'POST', body });
    const response = await app.fetch(request, { callerAddress: '1.2.3.4', siteUrl: siteUrl() });
    expect(response.status).toBe(303);
    const [row] = await stored();
    const letter = mail.letters[0]!.raw.replaceAll('=\r\n', '');
    expect(letter).toContain(
      `Slike u administraciji: 1, https://dijelovi.primjer.ba/admin#poruke/${row!.id}`,
    );
    expect(letter).not.toContain('image/');
  });

  test('is kept when the mail server refuses it, which is only logged', async () => {
    mail.refuse(true);
    expect(await post(MESSAGE)).toMatchObject({ status: 200, json: { success: true } });
    expect(await stored()).toMatchObject([{ mailedAt: null }]);
    expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toContain('was not mailed');
    vi.mocked(console.error).mockClear();
  });

  test('needs no phone number and accepts null', async () => {
    expect(await post({ ...MESSAGE, telefon: null })).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ phone: null }]);
  });

  test('with faults is refused with a text for every field', async () => {
    const { status, json } = await post({ ...MESSAGE, email: 'amra', poruka: '' });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      success: false,
      message: 'E-mail adresa nije ispravna. Primjer: ime@primjer.ba',
      fields: { poruka: 'Upišite poruku.' },
    });
    expect(await stored()).toEqual([]);
  });

  test.each(['ime', 'prezime', 'email', 'predmet', 'poruka'])('needs %s', async (field) => {
    const { status, json } = await post({ ...MESSAGE, [field]: '  ' });
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  test.each(['', '[]', '"a"', 'null', '{', '{"ime":{"a":1}}', '{"ime":["a"]}'])(
    'of the shape %s is refused',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 400, json: { success: false } });
    },
  );

  test('that is far too long is refused before it is read', async () => {
    expect(await post({ ...MESSAGE, poruka: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
  });
});

describe('a bot', () => {
  test('that fills in the hidden field, or is faster than any hand, is refused', async () => {
    expect(await post({ ...MESSAGE, potvrda: 'x' })).toMatchObject({ status: 400, json: { success: false } });
    expect(await post({ ...MESSAGE, trajanje: 300 })).toMatchObject({ status: 400 });
    expect(await post({ ...MESSAGE, trajanje: 9000 })).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(1);
  });

  test('that floods is stopped, also after a restart; others are not', async () => {
    for (let i = 0; i < CONTACT_MESSAGES_MAX; i++) expect((await post(MESSAGE)).status).toBe(200);
    const { contactRoutes } = await import('./contact-routes.ts');
    app = contactRoutes();
    const refused = await post(MESSAGE);
    expect(refused).toMatchObject({ status: 429, json: { success: false } });
    expect((refused.json as { message: string }).message).toContain('15 minuta');
    expect(await post(MESSAGE, { from: '5.6.7.8' })).toMatchObject({ status: 200 });
    const keys = (await database.db.select().from(throttles)).map(({ key }) => key);
    expect(keys.join()).not.toContain('1.2.3.4');
  });

  test('is counted by its network: an IPv6 household has countless addresses', async () => {
    for (let i = 0; i < CONTACT_MESSAGES_MAX; i++)
      expect((await post(MESSAGE, { from: `2a02:27b0:1:2::${i}` })).status).toBe(200);
    expect(await post(MESSAGE, { from: '2a02:27b0:1:2:ffff::1' })).toMatchObject({ status: 429 });
    expect(await post(MESSAGE, { from: '2a02:27b0:1:3::1' })).toMatchObject({ status: 200 });
  });

  test('that leaves out how long the form was open is stopped however many addresses it comes from', async () => {
    await database.db.insert(throttles).values({ key: 'contact-untimed', count: CONTACT_UNTIMED_MAX });
    expect(await post(MESSAGE)).toMatchObject({ status: 429 });
    expect(await post({ ...MESSAGE, trajanje: 9000 })).toMatchObject({ status: 200 });
  });

  test('may write again when the window is over', async () => {
    for (let i = 0; i <= CONTACT_MESSAGES_MAX; i++) await post(MESSAGE);
    await database.db.update(throttles).set({ windowStartedAt: new Date(Date.now() - 16 * 60_000) });
    expect(await post(MESSAGE)).toMatchObject({ status: 200 });
  });

  test('that uses another method is told the allowed one', async () => {
    const response = await app.fetch(new Request('http://shop.example/api/contact'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_request' });
  });
});

describe('without JavaScript', () => {
  const form = (over: Record<string, string> = {}) =>
    post(new URLSearchParams({ ...MESSAGE, ...over }).toString(), {
      type: 'application/x-www-form-urlencoded',
    });

  test('the form leads to a page that says it was sent', async () => {
    const { status, headers } = await form();
    expect([status, headers.get('location')]).toEqual([303, '/kontakt?poslano=1#poslano']);
    expect(await stored()).toHaveLength(1);
  });

  test('a form that is cut off in the middle is refused', async () => {
    const type = 'multipart/form-data; boundary=x';
    expect((await post('--x\r\nContent-Dis', { type })).status).toBe(400);
  });

  test('a refused form comes back as it was filled in, escaped, with what is wrong', async () => {
    const answer = await form({ email: 'amra', ime: '<b>"A" ~poruka~ $&' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.text).toMatch(/^<main><div data-island="contact"[^]*<\/main>$/);
    for (const value of [
      '&lt;b&gt;&quot;A&quot; ~poruka~ $&amp;',
      'Šarić',
      'amra',
      '061 123 456',
      'Far za Golf',
    ])
      expect(answer.text).toContain(`value="${value}"`);
    expect(answer.text).toContain(`${MESSAGE.poruka}</textarea>`);
    expect(answer.text).toContain('Poruka nije poslana. Provjerite ova polja:');
    expect(answer.text).toMatch(
      /id="email-opis"(?:(?!<\/p>).)*<span>E-mail adresa nije ispravna\. Primjer: ime@primjer\.ba</,
    );
    expect(await stored()).toEqual([]);
  });
});
