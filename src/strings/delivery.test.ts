import { expect, test } from 'vitest';
import { wholeShop } from '#src/domain/shop/shop.ts';
import { deliveryTime, genitiveWorkingDays } from './delivery.ts';
import { shopFigures, shopServices } from './home.ts';

test.each([
  [1, 3, '1-3 radna dana'],
  [1, 1, '1 radni dan'],
  [2, 5, '2-5 radnih dana'],
  [7, 21, '7-21 radni dan'],
])('a delivery in %i to %i working days is promised as %s', (deliveryFrom, deliveryTo, words) =>
  expect(deliveryTime({ deliveryFrom, deliveryTo })).toBe(words),
);

test.each([
  [1, '1 radnog dana'],
  [2, '2 radna dana'],
  [7, '7 radnih dana'],
  [21, '21 radnog dana'],
])('a term of %i working days is written as %s after u roku od', (days, words) =>
  expect(genitiveWorkingDays(days)).toBe(words),
);

test('a new shop promises what the specification says', () => {
  expect(shopFigures()).toEqual([
    ['10+', 'godina iskustva'],
    ['5000+', 'zadovoljnih klijenata'],
    ['15+', 'marki vozila'],
    ['1000+', 'proizvoda u ponudi'],
  ]);
  expect(shopServices().map(({ title }) => title)).toEqual([
    'Dostava za 2-3 dana',
    'Besplatna dostava',
    'Podrška 8:00–18:00',
    'Garancija na sve',
  ]);
});

test('without promises of its own the home page has the delivery time and the hours of every other page', () => {
  const services = shopServices({ ...wholeShop(), deliveryClaim: '', supportClaim: '' });
  expect(services.map(({ title }) => title)).toEqual([
    'Dostava za 1-3 radna dana',
    'Besplatna dostava',
    'Podrška pon–pet 08:00–16:00',
    'Garancija na sve',
  ]);
});

test('a figure that the owner does not want is not shown; the others have their plural', () => {
  expect(shopFigures({ ...wholeShop(), years: 22, clients: 0, brands: 21, products: 1001 })).toEqual([
    ['22+', 'godine iskustva'],
    ['21+', 'marka vozila'],
    ['1001+', 'proizvod u ponudi'],
  ]);
});
