import { expect, test } from 'vitest';
import type { AdminMessage } from './inbox.ts';
import { replyLinks } from './reply-links.ts';

const words = {
  whatsapp: (name: string, subject: string) => `Poštovani ${name}: ${subject}`,
  subject: (subject: string) => `Re: ${subject}`,
  body: (name: string, quoted: string) => `Poštovani ${name}\n\n${quoted}`,
  quoted: (date: string, name: string) => `${date}, ${name}:`,
};
const message: AdminMessage = {
  id: 1,
  firstName: 'Amra',
  lastName: 'Šarić',
  email: 'amra+auto@primjer.ba',
  phone: '061/123-456',
  subject: 'Far & stop?',
  body: 'Imate li?\nHvala',
  state: 'new',
  isMailed: true,
  createdAt: '2026-11-21T10:00:00Z',
  answeredAt: null,
};
const links = (over: Partial<AdminMessage> = {}) =>
  replyLinks({ ...message, ...over }, '21. 11. 2026.', words);

test('a reply by e-mail quotes the message, with every sign as it was written', () => {
  const { pathname, searchParams } = new URL(links().mail);
  expect(decodeURIComponent(pathname)).toBe('amra+auto@primjer.ba');
  expect(links().mail).not.toContain('+');
  expect(searchParams.get('subject')).toBe('Re: Far & stop?');
  expect(searchParams.get('body')).toBe(
    'Poštovani Amra\r\n\r\n21. 11. 2026., Amra Šarić:\r\n> Imate li?\r\n> Hvala',
  );
});

test('a Bosnian number is called and written to with its country code', () => {
  expect(links().tel).toBe('tel:+38761123456');
  expect(links().whatsapp).toBe(
    `https://wa.me/38761123456?text=${encodeURIComponent('Poštovani Amra: Far & stop?')}`,
  );
});

test.each([null, '', 'nemam', '123'])(
  'without a number that can be called (%j) there is no link for it',
  (phone) => {
    expect(links({ phone })).toMatchObject({ tel: undefined, whatsapp: undefined });
  },
);
