import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { NEW_PAGE } from '../../../tests/setup/new-product.ts';
import { structuredDataFaults } from '../../../tests/setup/structured-data.ts';
import { productData } from './product-data.ts';
import { productHead } from '#src/views/product/product-head.ts';

const audi = { name: 'Audi', slug: 'audi' };
const a4 = { name: 'A4', slug: 'a4' };
const aProduct = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  ...NEW_PAGE,
  id: 1284,
  name: 'Prednji desni far s LED dnevnim svjetlom, bi-ksenon',
  image: null,
  manufacturer: audi,
  model: a4,
  years: [{ from: 2008, to: 2011 }],
  manufacturers: ['Audi'],
  fits: 'audi/a4:2008-2011',
  category: null,
  tuningCategory: null,
  images: [],
  createdAt: '',
  updatedAt: '',
  fitments: [{ manufacturer: audi, model: a4, yearFrom: 2008, yearTo: 2011 }],
  ...over,
});
const data = (product: ProductDetail) =>
  productData(product, 'Opis.', (path) => `https://shop.example${path}`);

test('a part without a price has no offer, and the seller’s stars are never a rating', () => {
  expect(data(aProduct())).not.toHaveProperty('offers');
  expect(data(aProduct({ priceMinor: 34900 }))).toMatchObject({
    offers: { price: '349.00', priceCurrency: 'BAM' },
  });
  expect(JSON.stringify(data(aProduct({ priceMinor: 34900 })))).not.toContain('Rating');
});

test.each([
  ['a part without price and pictures', {}],
  ['a part with a price', { priceMinor: 34900 }],
  ['a part with pictures', { images: [{ hash: 'a'.repeat(32), width: 1600, height: 1200 }] }],
  ['a part for any car', { fitments: [], manufacturer: null, model: null, years: [] }],
])('%s is described as search engines require', (_, over) => {
  expect(structuredDataFaults(data(aProduct(over)))).toEqual([]);
});

test('the cars that a part fits are named', () => {
  expect(data(aProduct())).toMatchObject({
    isAccessoryOrSparePartFor: [{ name: 'Audi A4', vehicleModelDate: '2008/2011' }],
  });
});

test('a title keeps the vehicle and its years when the name must be cut, within 60 characters', () => {
  const { title, description } = productHead(aProduct());
  expect(title).toMatch(/^Prednji desni far s LED dnevnim… – Audi A4 2008–2011$/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
});

test('the same part for two generations of a car has two titles', () => {
  const name = 'Sportski auspuh od katalizatora, inox 63,5 mm';
  const titles = [
    { from: 2000, to: 2007 },
    { from: 2007, to: 2014 },
  ].map((years) => productHead(aProduct({ name, years: [years] })).title);
  expect(titles[0]).not.toBe(titles[1]);
});

test('the condition of a part is stated with and without a price, and not stated when it is unknown', () => {
  const used = { itemCondition: 'https://schema.org/UsedCondition' };
  expect(data(aProduct({ condition: 'used' }))).toMatchObject(used);
  expect(data(aProduct({ condition: 'used', priceMinor: 34900 }))).toMatchObject({ ...used, offers: used });
  expect(JSON.stringify(data(aProduct({ priceMinor: 34900 })))).not.toContain('itemCondition');
});
