import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readWishlist } from '#src/domain/wishlist/wished-product.ts';
import { WishCard } from './WishCard.tsx';

const cardOf = (stored: object) => {
  const [product] = readWishlist([stored]);
  return renderToStaticMarkup(createElement(WishCard, { product: product!, isGone: false, editable: true }));
};

test('a stored product whose name or years have another form than the shop writes has a card', () => {
  const card = cardOf({ id: 12, name: 7, compatible_years: '2008' });
  expect(card).toContain('href="/proizvod/12"');
  expect(cardOf({ id: 12, name: 'Far', compatible_years: ['2008', 'od 2010'] })).toContain('>2008<');
});
