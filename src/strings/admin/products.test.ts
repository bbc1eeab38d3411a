import { expect, test } from 'vitest';
import { productsText } from './products.ts';

test('the day until which a part is in the bin is never broken', () => {
  expect(productsText.deletedUntil('26. 12. 2026.')).toBe('U smeću do 26.\u00a012.\u00a02026.');
});
