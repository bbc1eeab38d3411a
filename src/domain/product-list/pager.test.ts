import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_NUMBER_MAX } from '../limits/requests.ts';
import { pageCount, pagerItems, readPage } from './pager.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap', 10]],
  [3, 10, [1, 2, 3, 4, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('page %i of %i shows %j', (current, last, items) => expect(pagerItems(current, last)).toEqual(items));

test('a gap always hides at least two pages, and every shown page is a real one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [current, last] = [Math.min(a, b), Math.max(a, b)];
      const items = pagerItems(current, last);
      expect(items).toContain(current);
      expect([items[0], items.at(-1)]).toEqual([1, last]);
      items.forEach((item, i) => {
        if (item !== 'gap') return;
        expect((items[i + 1] as number) - (items[i - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});

test('an empty list has one page', () =>
  expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]));

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=dva', 1],
  ['page=99999', PAGE_NUMBER_MAX],
  ['page=999999', 1],
])('the address ?%s is page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
