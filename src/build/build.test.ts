import { describe, expect, test } from 'vitest';
import type { ProductCard } from '#src/domain/product/product.ts';
import { listRedirects } from './list-redirects.ts';
import { relatedProducts } from './related-products.ts';
import { digest, staticPage } from './static-page.ts';

const category = { id: 1, name: 'Branici', slug: 'branici' };
const audi = { name: 'Audi', slug: 'audi' };

const aCard = (over: Partial<ProductCard> & { id: number }): ProductCard => ({
  kind: 'part',
  name: `Dio ${over.id}`,
  rating: 5,
  priceMinor: null,
  condition: null,
  availability: 'in_stock',
  image: null,
  manufacturer: audi,
  model: { name: 'A4', slug: 'a4' },
  years: [],
  makes: ['Audi'],
  fits: 'audi/a4:',
  category,
  ...over,
});

describe('the key of a page', () => {
  test('is equal for equal props and differs when anything shown differs', () => {
    const props = () => ({
      product: { name: 'Far', years: [{ from: 2001, to: 2003 }], price: null },
      page: 1,
    });
    expect(staticPage({}, props()).cacheKey).toBe(staticPage({}, props()).cacheKey);
    const others = [
      { ...props(), page: 2 },
      { ...props(), product: { ...props().product, price: 0 } },
      { ...props(), product: { ...props().product, years: [{ from: 2001, to: 2004 }] } },
    ];
    const keys = [props(), ...others].map((p) => staticPage({}, p).cacheKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('tells a number from its text and a missing value from an empty one', () => {
    expect(
      new Set([digest([1]), digest(['1']), digest([null]), digest([undefined]), digest(['']), digest([])])
        .size,
    ).toBe(6);
    expect(digest(['a', 'b'])).not.toBe(digest(['a,string:b']));
  });
});

describe('related products', () => {
  test('start with the same category and vehicle and never name the product itself', () => {
    const cards = [
      aCard({ id: 1 }),
      aCard({ id: 2, model: { name: 'A6', slug: 'a6' } }),
      aCard({ id: 3 }),
      aCard({ id: 4, category: null, model: null, manufacturer: null }),
    ];
    const related = relatedProducts(cards);
    expect(related(cards[0]!).map((c) => c.id)).toEqual([3, 2]);
    expect(related(cards[3]!)).toEqual([]);
  });

  test('change on a few pages only when a product is added', () => {
    const cards = Array.from({ length: 200 }, (_, i) => aCard({ id: i + 1 }));
    const before = relatedProducts(cards);
    const after = relatedProducts([...cards, aCard({ id: 201 })]);
    const ids = (list: ProductCard[]) => list.map((c) => c.id).join();
    expect(cards.filter((c) => ids(before(c)) !== ids(after(c))).length).toBeLessThanOrEqual(8);
  });
});

test('rewrites for further pages name every manufacturer and never the calls', () => {
  const rules = listRedirects(['audi', 'vw']);
  expect(rules).toContain('/vw/*  page=:page  /stranica/:page/vw/:splat  200!');
  expect(rules).not.toMatch(/^\/\*|^\/api|^\/:/m);
});

test('a vehicle chosen without a script leads to its page, the fullest choice first, and never to another site', () => {
  const choices = listRedirects(['audi'])
    .split('\n')
    .filter((rule) => rule.startsWith('/katalog  '));
  expect(choices).toEqual([
    '/katalog  marka=audi model=:model godina=:godina  /audi/:model/:godina  302!',
    '/katalog  marka=audi model=:model  /audi/:model  302!',
    '/katalog  marka=audi  /audi  302!',
  ]);
});
