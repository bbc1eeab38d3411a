import { expect, test } from 'vitest';
import { dealFacts, newDeal, tidyDeal } from './deal.ts';

const TODAY = '2026-11-27';
const reserved = {
  ...newDeal('reserved'),
  reservedFor: 'Amra',
  reservedUntil: '2026-12-01',
};
const sold = { ...newDeal('sold'), soldFor: 15_000, soldOn: '2026-11-05', soldWhere: 'Mostar' };

test.each([
  ['a sale without a day was today', newDeal('sold'), { ...newDeal('sold'), soldOn: TODAY }],
  ['a sale keeps its own day', sold, sold],
  ['a part that is sold is not reserved', { ...reserved, ...sold }, sold],
  ['a reserved part was not sold', { ...sold, ...reserved, availability: 'reserved' as const }, reserved],
  [
    'a part in stock is neither',
    { ...sold, ...reserved, availability: 'in_stock' as const },
    newDeal('in_stock'),
  ],
])('%s', (_, deal, tidy) => {
  expect(tidyDeal(deal, TODAY)).toEqual(tidy);
});

test('a row says until when and for whom a part is reserved, or for how much, when and where it was sold', () => {
  expect(dealFacts(reserved)).toEqual({ until: '1. 12.', facts: ['Amra'] });
  expect(dealFacts(sold)).toEqual({ until: null, facts: ['150,00 KM', '5. 11.', 'Mostar'] });
  expect(dealFacts(newDeal('in_stock'))).toEqual({ until: null, facts: [] });
});
