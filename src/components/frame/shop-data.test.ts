import { afterEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, setShop } from '#src/domain/shop/shop.ts';
import { structuredDataFaults } from '../../../tests/setup/structured-data.ts';
import { shopData, websiteData } from './shop-data.ts';

const origin = new URL('https://shop.example');
afterEach(() => setShop(DEFAULT_SETTINGS));

test('the shop and its search are described as search engines require', () => {
  expect(structuredDataFaults(shopData(origin))).toEqual([]);
  expect(structuredDataFaults(websiteData(origin))).toEqual([]);
});

test('the data contains what the owner has set: street, profiles, days on which the shop is closed', () => {
  setShop({
    ...DEFAULT_SETTINGS,
    street: 'Ulica 1',
    facebook: 'https://www.facebook.com/dijelovi',
    closures: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Praznici' }],
  });
  const data = shopData(origin);
  expect(structuredDataFaults(data)).toEqual([]);
  expect(data).toMatchObject({
    address: { streetAddress: 'Ulica 1' },
    sameAs: ['https://www.facebook.com/dijelovi'],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', validThrough: '2027-01-02' }],
  });
});
