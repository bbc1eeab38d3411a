import { expect, test } from 'vitest';
import type { AdminMessage } from './inbox.ts';
import { replyLinks } from './reply-links.ts';

const words = {
  subject: (subject: string) => `Re: ${subject}`,
  quoted: (date: string, name: string) => `${date}, ${name}:`,
};
const message: AdminMessage = {
  id: 1,
  source: 'form',
  firstName: 'Amra',
  lastName: 'Šarić',
  email: 'amra+auto@primjer.ba',
  phone: '061/123-456',
  subject: 'Far & stop?',
  body: 'Imate li?\nHvala',
  vehicle: null,
  products: [],
  pictures: 0,
  state: 'new',
  isUnmailed: false,
  createdAt: '2026-11-21T10:00:00Z',
  answeredAt: null,
};
const TEXT = 'Dobar dan,\nimamo far & stop.';
const links = (over: Partial<AdminMessage> = {}) => replyLinks({ ...message, ...over }, TEXT, words);

test('a reply by e-mail quotes the message, with every character as it was written', () => {
  const { pathname, searchParams } = new URL(links().mail!);
  expect(decodeURIComponent(pathname)).toBe('amra+auto@primjer.ba');
  expect(links().mail).not.toContain('+');
  expect(searchParams.get('subject')).toBe('Re: Far & stop?');
  expect(searchParams.get('body')).toBe(
    'Dobar dan,\r\nimamo far & stop.\r\n\r\n21. 11. 2026., Amra Šarić:\r\n> Imate li?\r\n> Hvala',
  );
});

test('a Bosnian number is called and written to with its country code', () => {
  expect(links()).toMatchObject({
    tel: 'tel:+38761123456',
    whatsapp: `https://wa.me/38761123456?text=${encodeURIComponent(TEXT)}`,
    viber: 'viber://chat?number=%2B38761123456',
  });
});

test.each(['+49 171 1234567', '0049 171 1234567'])(
  'the number %s of another country is called too',
  (phone) => {
    expect(links({ phone })).toMatchObject({ tel: 'tel:+491711234567' });
  },
);

test.each([null, '', 'nemam', '123'])(
  'without a number that can be called (%j) there is no link for it',
  (phone) => {
    expect(links({ phone })).toMatchObject({ tel: undefined, whatsapp: undefined, viber: undefined });
  },
);

test('a caller who left no address gets no e-mail', () => {
  expect(links({ email: null }).mail).toBeUndefined();
});
