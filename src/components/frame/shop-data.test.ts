import { expect, test } from 'vitest';
import { structuredDataFaults } from '../../../tests/setup/structured-data.ts';
import { shopData, websiteData } from './shop-data.ts';

const origin = new URL('https://shop.example');

test('the shop and its search are described as search engines ask', () => {
  expect(structuredDataFaults(shopData(origin))).toEqual([]);
  expect(structuredDataFaults(websiteData(origin))).toEqual([]);
});
