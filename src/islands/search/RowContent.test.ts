import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FoundProduct } from '#src/domain/search-page/search-answer.ts';
import { RowContent } from './RowContent.tsx';

const product: FoundProduct = {
  type: 'product',
  id: 7,
  name: 'Far desni',
  kind: 'part',
  rating: 5,
  priceMinor: 4500,
  availability: 'in_stock',
  condition: 'used',
  image: null,
  manufacturer: { name: 'Volkswagen', slug: 'volkswagen' },
  model: { name: 'Golf V', slug: 'golf-v' },
  years: [],
  manufacturers: [],
};
const rendered = (shown: FoundProduct) =>
  renderToStaticMarkup(
    createElement(RowContent, { query: 'far', row: { kind: 'product', key: 'product/7', product: shown } }),
  );

test('only a sold part is marked among the suggestions', () => {
  expect(rendered({ ...product, availability: 'sold' })).toContain('Prodano');
  for (const availability of ['in_stock', 'on_order', 'reserved'] as const)
    expect(rendered({ ...product, availability })).not.toContain('Prodano');
});
