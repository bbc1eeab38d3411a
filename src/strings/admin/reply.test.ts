import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { likelyReply, REPLIES, replyOf } from './reply.ts';

const far = {
  id: 12,
  name: 'Far Golf V',
  priceMinor: 12_000,
  availability: 'in_stock',
  isPublic: true,
} as const;
const settings = {
  ...DEFAULT_SETTINGS,
  company: 'Dijelovi d.o.o.',
  registrationNumber: '4227000000000',
  street: 'Ulica 1',
};
const facts = { products: [], origin: 'https://shop.example', settings };

test.each(REPLIES)('the answer %s carries name, price and address of the part', (reply) => {
  const text = replyOf(reply, { ...facts, products: [far] });
  expect(text).toContain('Far Golf V (šifra 12), 120,00 KM\nhttps://shop.example/proizvod/12');
});

test('a part without a price or a page is named without them', () => {
  const products = [{ ...far, priceMinor: null, isPublic: false }];
  expect(replyOf('plain', { ...facts, products })).toBe(
    'Dobar dan, hvala na upitu. Pitali ste za:\n\nFar Golf V (šifra 12)\n\nLijep pozdrav,\nPremium Parts',
  );
});

test('an offer says what a buyer must know before an order', () => {
  const products = [far];
  expect(
    replyOf('available', { ...facts, products })
      .split('\n\n')
      .slice(2),
  ).toEqual([
    'Ako vam odgovara, javite se da dogovorimo preuzimanje ili dostavu.',
    [
      'Cijena je s PDV-om. Dostava je besplatna, plaćate pouzećem, rok je 1-3 radna dana. Od kupovine možete odustati u roku od 14 dana od prijema. Garancija: 12 mjeseci, ako uz dio ne piše drugačije. Ponuda vrijedi dok je dio dostupan.',
      'Svi uslovi: https://shop.example/opci-uslovi',
    ].join('\n'),
    [
      'Lijep pozdrav,',
      'Premium Parts',
      'Dijelovi d.o.o., Ulica 1, 88340 Grude, Bosna i Hercegovina',
      'ID broj: 4227000000000',
      '+387 39 000 000, info@primjer.example',
    ].join('\n'),
  ]);
});

test('an offer of a part that has to be ordered promises its time of delivery before the order', () => {
  const promise = 'Za dijelove koje naručujemo rok javljamo prije potvrde narudžbe.';
  const ordered = { ...far, availability: 'on_order' } as const;
  expect(replyOf('available', { ...facts, products: [far, ordered] })).toContain(promise);
  expect(replyOf('available', { ...facts, products: [far] })).not.toContain(promise);
  expect(replyOf('available', { ...facts, products: [ordered] })).toContain(`plaćate pouzećem. ${promise}`);
});

test('an offer of a part without a price promises the price in writing', () => {
  const products = [far, { ...far, priceMinor: null }];
  expect(replyOf('available', { ...facts, products })).toContain(
    'Cijenu sa svim troškovima javljamo vam pisanim putem prije potvrde narudžbe.',
  );
});

test('an offer says of each part whether it is in stock, can be ordered, is reserved or is sold', () => {
  const states = ['sold', 'reserved', 'on_order', 'in_stock'] as const;
  const products = states.map((availability, i) => ({
    ...far,
    id: i,
    name: `Far ${availability}`,
    // Of what is sold no price has to be promised.
    priceMinor: availability === 'sold' ? null : 100,
    isPublic: false,
    availability,
  }));
  expect(replyOf('available', { ...facts, products })).toMatch(
    new RegExp(
      [
        'Na stanju imamo:',
        'Far in_stock .*',
        'Možemo naručiti:',
        'Far on_order .*',
        'Trenutno je rezervisano:',
        'Far reserved .*',
        'Nažalost, više nemamo:',
        'Far sold .*',
        'Ako vam odgovara, .*',
        'Cijena je s PDV-om\\.',
      ].join('\n\n'),
    ),
  );
});

test.each([
  ['reserved', 'Trenutno je rezervisano:', 'Ako se rezervacija otkaže, javit ćemo vam.'],
  ['sold', 'Nažalost, više nemamo:', 'Ako želite, potražit ćemo sličan dio i javiti vam.'],
] as const)('a part that is %s is not offered', (availability, named, end) => {
  const products = [{ ...far, availability, isPublic: false }];
  expect(replyOf('available', { ...facts, products })).toBe(
    [
      `Dobar dan, hvala na upitu. ${named}`,
      'Far Golf V (šifra 12), 120,00 KM',
      end,
      'Lijep pozdrav,\nPremium Parts',
    ].join('\n\n'),
  );
});

test('an offer names the page of the terms while the settings are not loaded', () => {
  expect(replyOf('available', { ...facts, products: [far], settings: undefined })).toMatch(
    /\n\nSvi uslovi: https:\/\/shop\.example\/opci-uslovi\n\nLijep pozdrav,\nPremium Parts$/,
  );
});

test('an answer about no part has complete sentences', () => {
  expect(replyOf('plain', facts)).toBe('Dobar dan, hvala na upitu.\n\nLijep pozdrav,\nPremium Parts');
  expect(replyOf('sold', facts)).toContain('Nažalost, dio koji tražite trenutno nemamo.');
});

test('what is offered first follows what the shop has', () => {
  const sold = { ...far, availability: 'sold' } as const;
  expect([likelyReply([]), likelyReply([far, sold]), likelyReply([sold])]).toEqual([
    'plain',
    'available',
    'sold',
  ]);
});
