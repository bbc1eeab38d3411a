import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactMessages, throttles } from '#db/schema/index.ts';
import { CONTACT_OPEN_MS } from '#src/domain/contact/contact.ts';
import { contactRoutes } from '#src/server/http/contact-routes.ts';
import { mailToShop } from '#src/server/mail.ts';
import { type Letter, type MailServer, startMailServer } from '../setup/mail-server.ts';
import { openTestDatabase, type TestDatabase } from '../setup/test-database.ts';

// What a stranger writes reaches the owner's mail program as plain text, in an e-mail to the shop alone.

const SHOP = 'prodaja@primjer.ba';
const MESSAGE = {
  ime: 'Amra',
  prezime: 'Šarić',
  email: 'amra@primjer.ba',
  telefon: '061 123 456',
  predmet: 'Far za Golf',
  poruka: 'Imate li desni far?',
};
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'Far\r\nBcc: svi@primjer.ba',
  'Far\nContent-Type: text/html\n\n<b>zlo</b>',
  'Far\r\n\r\n<html><body onload=alert(1)>',
  '\r\n.\r\nMAIL FROM:<zlo@primjer.ba>\r\nRCPT TO:<svi@primjer.ba>\r\nDATA\r\n',
  'Amra" <svi@primjer.ba>, "x',
  'a@b.ba, svi@primjer.ba',
  '=?utf-8?q?=0D=0ABcc:_svi@primjer.ba?=',
  '\u2028Bcc: svi@primjer.ba\u0085X: y',
];
const HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

let database: TestDatabase;
let mail: MailServer;

beforeAll(async () => {
  database = await openTestDatabase();
  mail = await startMailServer();
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('SMTP_URL', mail.url);
  vi.stubEnv('CONTACT_TO', SHOP);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mail.close();
  await database.close();
});
beforeEach(async () => {
  mail.letters.length = 0;
  await database.db.delete(throttles);
  await database.db.delete(contactMessages);
});

/** Headers of an e-mail with folded lines joined (RFC 5322, 2.2.3). */
function headersOf({ raw }: Letter): [name: string, value: string][] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

function expectPlainLetter(letter: Letter | undefined): void {
  if (!letter) throw new Error('no e-mail arrived');
  expect(letter.recipients).toEqual([SHOP]);
  const headers = headersOf(letter);
  expect(headers.map(([name]) => name).sort()).toEqual(HEADERS);
  const value = Object.fromEntries(headers);
  expect(value['content-type']).toBe('text/plain; charset=utf-8');
  expect(value['to']).toBe(SHOP);
  // One address; only the quoted or encoded name may contain another one.
  const unnamed = value['reply-to']?.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/=\?\S+\?=/g, '');
  expect(unnamed?.match(/@/g)).toHaveLength(1);
  expect(unnamed).toMatch(/^[^,;<>]*<?[^\s,;<>]+@[^\s,;<>]+>?$/);
}

test.each(Object.keys(MESSAGE))('hostile text in %s is refused or mailed as plain text', async (field) => {
  const app = contactRoutes();
  for (const [n, text] of HOSTILE.entries()) {
    mail.letters.length = 0;
    const answer = await app.fetch(
      new Request('http://shop.example/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...MESSAGE, [field]: text, [CONTACT_OPEN_MS]: 10_000 }),
      }),
      { callerAddress: `192.0.2.${n}` },
    );
    expect([200, 400], text).toContain(answer.status);
    if (answer.status === 200) expectPlainLetter(mail.letters[0]);
    expect(mail.letters.length, text).toBe(answer.status === 200 ? 1 : 0);
    await database.db.delete(throttles);
  }
});

test.each(HOSTILE)(
  'without the validation of the form the mail is still one plain e-mail: %j',
  async (text) => {
    await mailToShop(database.db, {
      subject: text,
      text,
      replyTo: { name: text, address: 'amra@primjer.ba' },
    });
    expect(mail.letters).toHaveLength(1);
    expectPlainLetter(mail.letters[0]);
  },
);
