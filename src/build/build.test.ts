import { describe, expect, test } from 'vitest';
import { listRedirects } from './list-redirects.ts';
import { digest, staticPage } from './static-page.ts';

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
