import { expect, test } from 'vitest';
import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { wantedReply } from './wanted-reply.ts';

const WANTED = {
  id: 1,
  part: 'Lijevi far',
  vehicle: 'Golf 5',
  name: 'Amra',
  phone: '+38761123456',
  email: null,
  createdAt: '2026-11-22T10:00:00Z',
  keptUntil: '2027-05-21',
  answeredAt: null,
  isVehicleKnown: true,
  offers: [],
};

test('an answer carries the offered product, its code and address, only by the contacts that the buyer left', () => {
  const reply = wantedReply(WANTED, { id: 1537, name: 'Far lijevi' }, 'https://shop.example', text.reply);
  expect(reply.mail).toBeUndefined();
  expect(reply.tel).toBe('tel:+38761123456');
  expect(new URL(reply.whatsapp!).searchParams.get('text')).toBe(
    'Dobar dan, tražili ste dio koji sada imamo: Far lijevi (šifra 1537).\nhttps://shop.example/proizvod/1537',
  );
});

test('an answer by e-mail separates its lines as mail programs expect it', () => {
  const wanted = { ...WANTED, email: 'amra@primjer.ba' };
  const reply = wantedReply(wanted, { id: 1537, name: 'Far lijevi' }, 'https://shop.example', text.reply);
  expect(new URL(reply.mail!).searchParams.get('body')).toContain('(šifra 1537).\r\nhttps://shop.example/');
});

test.each([
  ['what has come', { id: 1537, name: 'Far lijevi' }, 'Stigao je dio koji tražite: Lijevi far'],
  ['only the wanted part while nothing fits', undefined, 'Dio koji tražite: Lijevi far'],
])('the subject of an e-mail names %s', (_, offer, subject) => {
  const wanted = { ...WANTED, email: 'amra@primjer.ba' };
  const { mail } = wantedReply(wanted, offer, 'https://shop.example', text.reply);
  expect(new URL(mail!).searchParams.get('subject')).toBe(subject);
});

test.each([
  [1, 'Traži ga 1 kupac'],
  [2, 'Traže ga 2 kupca'],
  [5, 'Traži ga 5 kupaca'],
  [21, 'Traži ga 21 kupac'],
])('%i buyers: %s', (count, words) => {
  expect(text.buyers(count)).toBe(words);
});
