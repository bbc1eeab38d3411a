import { expect, test } from 'vitest';
import { applyBulkChange } from './bulk-change.ts';
import { NEW_PRODUCT } from './product-state.ts';

test('per cent that are less than a coin change nothing', () => {
  const cheap = { ...NEW_PRODUCT, priceMinor: 20 };
  expect(applyBulkChange(cheap, { pricePercent: 10 }, new Date())).toBe(cheap);
  expect(applyBulkChange(cheap, { pricePercent: 15 }, new Date())).toMatchObject({ priceMinor: 25 });
});

test('other years for many take along only the months of years that stay', () => {
  const facts = { engine: '1.9 TDI', monthFrom: 9, monthTo: 3 };
  const golf = { manufacturerId: 1, modelId: 2, yearFrom: 2004, yearTo: 2006, facts };
  const part = { ...NEW_PRODUCT, fitments: [golf] };
  const years = (from: number, to: number) =>
    applyBulkChange(part, { years: { from, to } }, new Date()).fitments[0]?.facts;
  expect(years(2004, 2008)).toEqual({ engine: '1.9 TDI', monthFrom: 9 });
  expect(years(2005, 2005)).toEqual({ engine: '1.9 TDI' });
});
