import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FoundProduct } from '#src/domain/search-page/search-answer.ts';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { RowContent } from './RowContent.tsx';

const product: FoundProduct = {
  ...NEW_CARD,
  type: 'product',
  id: 7,
  name: 'Far desni',
  priceMinor: 4500,
  condition: 'used',
  image: null,
  manufacturer: { name: 'Volkswagen', slug: 'volkswagen' },
  model: { name: 'Golf V', slug: 'golf-v' },
  years: [],
  manufacturers: [],
};
const rendered = (shown: FoundProduct, query = 'far') =>
  renderToStaticMarkup(
    createElement(RowContent, { query, row: { kind: 'product', key: 'product/7', product: shown } }),
  );

test.each([
  ['sold', 'Prodano'],
  ['reserved', 'Rezervisano'],
  ['in_stock', undefined],
  ['on_order', undefined],
] as const)('among the suggestions, the badge of a part that is %s is %s', (availability, badge) => {
  const [, words] = /class="badge[^>]*>([^<]*)/.exec(rendered({ ...product, availability })) ?? [];
  expect(words).toBe(badge);
});

test('among the suggestions, a short word with a hyphen is not broken, also where it is highlighted', () => {
  expect(rendered({ ...product, name: 'Far, bi-ksenon' }, 'bi')).toContain(
    'Far, <span class="whitespace-nowrap"><mark>bi</mark>-ksenon</span>',
  );
});
