import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { productText as text } from '#src/strings/product.ts';
import { InfoTiles } from './InfoTiles.tsx';
import { ProductHeading } from './ProductHeading.tsx';

const product = {
  id: 7,
  name: 'Far desni',
  rating: 5,
  manufacturer: null,
  priceMinor: 4500,
  availability: 'in_stock',
  condition: null,
  quality: null,
  warrantyMonths: 12,
  fits: '',
} as unknown as ProductDetail;
const drawn = (shown: ProductDetail) =>
  renderToStaticMarkup(createElement(ProductHeading, { product: shown })) +
  renderToStaticMarkup(createElement(InfoTiles, { product: shown }));

test('a sold part says so above its name and promises no delivery', () => {
  const sold = drawn({ ...product, availability: 'sold' });
  expect(sold.indexOf(text['sold.note'])).toBeGreaterThan(-1);
  expect(sold.indexOf(text['sold.note'])).toBeLessThan(sold.indexOf('<h1'));
  const promises = [text['price.note'], text['info.deliveryValue']];
  for (const promise of promises) {
    expect(sold).not.toContain(promise);
    expect(drawn(product)).toContain(promise);
  }
});
