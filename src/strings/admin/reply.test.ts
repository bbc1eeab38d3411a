import { expect, test } from 'vitest';
import { likelyReply, REPLIES, replyOf } from './reply.ts';

const far = {
  id: 12,
  name: 'Far Golf V',
  priceMinor: 12_000,
  availability: 'in_stock',
  isPublic: true,
} as const;
const ORIGIN = 'https://shop.example';

test.each(REPLIES)('the answer %s carries name, price and address of the part', (reply) => {
  const text = replyOf(reply, [far], ORIGIN);
  expect(text).toContain('Far Golf V (šifra 12), 120,00 KM\nhttps://shop.example/proizvod/12');
});

test('a part without a price or a page is named without them', () => {
  expect(replyOf('available', [{ ...far, priceMinor: null, isPublic: false }], ORIGIN)).toBe(
    'Dobar dan, hvala na upitu. Na stanju imamo:\n\nFar Golf V (šifra 12)\n\nAko vam odgovara, javite se da dogovorimo preuzimanje ili dostavu.\n\nLijep pozdrav,\nPremium Parts',
  );
});

test('an answer about no part has complete sentences', () => {
  expect(replyOf('plain', [], ORIGIN)).toBe('Dobar dan, hvala na upitu.\n\nLijep pozdrav,\nPremium Parts');
  expect(replyOf('sold', [], ORIGIN)).toContain('Nažalost, dio koji tražite trenutno nemamo.');
});

test('what is offered first follows what the shop has', () => {
  const sold = { ...far, availability: 'sold' } as const;
  expect([likelyReply([]), likelyReply([far, sold]), likelyReply([sold])]).toEqual([
    'plain',
    'available',
    'sold',
  ]);
});
