import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { cardText } from '#src/strings/card.ts';
import { EnquiredProduct } from './EnquiredProduct.tsx';

const product = { id: 7, name: 'Far desni', image: null, priceMinor: 4500, availability: 'in_stock' };
const rendered = (shown: object) =>
  renderToStaticMarkup(
    createElement(EnquiredProduct, { product: { ...product, ...shown } as unknown as ProductDetail }),
  );

test('an enquiry about a sold or reserved part says so', () => {
  expect(rendered({ availability: 'sold' })).toContain(cardText.sold);
  expect(rendered({ availability: 'reserved' })).toContain(cardText.reserved);
  expect(rendered({})).not.toMatch(new RegExp(`${cardText.sold}|${cardText.reserved}`));
});

test('a sold part without a price has none to ask for', () => {
  expect(rendered({ priceMinor: null })).toContain(cardText.noPrice);
  expect(rendered({ priceMinor: null, availability: 'sold' })).not.toContain(cardText.noPrice);
});
