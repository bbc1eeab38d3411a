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

  test('is another one for every other value, however it is nested', () => {
    const texts = ['', '1', 'true', 'null', 'undefined', 'NaN', '[', '{', ',', 'a', 'b', 'a","b'].map(String);
    const alone = [...texts, 0, -0, 1, NaN, Infinity, -Infinity, true, false, null, undefined];
    const lists = [
      [],
      [[]],
      [[], []],
      ['a', 'b'],
      ['a,b'],
      ['a', ['b']],
      [['a'], 'b'],
      [undefined],
      [undefined, undefined],
    ];
    const records = [
      {},
      { a: undefined },
      { a: {} },
      { a: [] },
      { a: 'b' },
      { 'a=b;': 1 },
      { a: 1, b: 2 },
      { '0': 'a', '1': 'b' },
    ];
    const values = [...alone, ...lists, ...records];
    const nested = [...values.map((value) => [value, 0]), ...values.map((value) => ({ value }))];
    const all = [...values, ...nested];
    expect(new Set(all.map(digest)).size).toBe(all.length);
  });

  test.each([new Map([[1, 2]]), new Set([1]), new Date(0), new Uint8Array(2)])(
    'is refused for %o, whose content would not be compared',
    (value) => expect(() => digest({ value })).toThrow(TypeError),
  );
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
