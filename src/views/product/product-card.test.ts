import { expect, test } from 'vitest';
import { cardFitment } from '#src/domain/product/fitment-groups.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ListedProduct } from '#src/domain/product-list/product-list.ts';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { renderView } from '../render-view.ts';
import { Card } from './Card.tsx';
import { ProductCard } from './ProductCard.tsx';

const LAST_YEAR = 2026;
const audi = { name: 'Audi', slug: 'audi' };
const hash = 'a'.repeat(32);
const fitments = [
  { manufacturer: audi, model: { name: 'A4', slug: 'a4' }, yearFrom: 2004, yearTo: 2006 },
  { manufacturer: audi, model: { name: 'A4', slug: 'a4' }, yearFrom: 2009, yearTo: null },
  { manufacturer: { name: 'Škoda', slug: 'skoda' }, model: null, yearFrom: null, yearTo: null },
];
const aListed = (over: Partial<ListedProduct> = {}): ListedProduct => ({
  ...NEW_CARD,
  id: 7,
  name: 'Far "H7" <bi-ksenon> & sijalica',
  rating: 4.5,
  priceMinor: 34_950,
  image: hash,
  images: [hash],
  category: null,
  fitments,
  ...cardFitment('Far', fitments, LAST_YEAR),
  ...over,
});

const products: [string, ListedProduct][] = [
  ['with gaps in its years', aListed()],
  ['without a picture or a price', aListed({ image: null, images: [], priceMinor: null })],
  ['sold', aListed({ availability: 'sold', priceMinor: 5 })],
  ['universal', aListed({ ...cardFitment('Far', [], LAST_YEAR), fitments: [] })],
];

test.each(products)('a card rendered from a call is the card of the page: %s', (_, product) => {
  for (const options of [{}, { heading: 'h2', withCode: true, withRating: true, eager: true }] as const) {
    const answered = JSON.parse(JSON.stringify(toCard(product))) as typeof product;
    expect(renderView(ProductCard, { product: answered, ...options })).toBe(
      renderView(ProductCard, { product, ...options }),
    );
  }
});

test('a name is shown as text, whatever characters it has', () => {
  const html = renderView(ProductCard, { product: aListed() });
  expect(html).toContain(
    'Far &quot;H7&quot; &lt;<span class="whitespace-nowrap">bi-ksenon</span>&gt; &amp; sijalica',
  );
  expect(html).not.toContain('<bi-ksenon>');
});

test('the seller’s stars are only on cards of lists that show them', () => {
  expect(renderView(ProductCard, { product: aListed() })).not.toContain('Ocjena');
  expect(renderView(ProductCard, { product: aListed(), withRating: true })).toContain(
    'Ocjena prodavca 4,5 od 5',
  );
});

test('a reserved part says so instead of its condition', () => {
  const reserved = renderView(ProductCard, {
    product: aListed({ availability: 'reserved', condition: 'used' }),
  });
  expect(reserved).toContain('>Rezervisano</span>');
  expect(reserved).not.toContain('Polovno');
});

test('a part that is gone asks nobody for its years', () => {
  const card = { picture: null, heading: 'h2', name: 'Far', years: [], fits: null } as const;
  expect(renderView(Card, { ...card, isGone: true })).not.toContain('na upit');
  expect(renderView(Card, card)).toContain('Godište na upit');
});

test('a word with a hyphen is never broken there', () => {
  expect(renderView(ProductCard, { product: aListed({ name: 'Far bi-ksenon' }) })).toContain(
    'Far <span class="whitespace-nowrap">bi-ksenon</span></a>',
  );
});

test('a long name is complete in the markup, its end in an element of its own', () => {
  const name = 'Retrovizor lijevi, preklopivi, s LED pokazivačem i osvjetljenjem praga – Golf 5';
  expect(renderView(ProductCard, { product: aListed({ name }) })).toContain(
    's\u00a0LED pokazivačem i\u00a0osvjetljenjem<span class="card__r"> praga – Golf\u00a05</span>',
  );
});
