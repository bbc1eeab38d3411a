import { expect, test } from 'vitest';
import { renderView } from '../render-view.ts';
import { Pager } from './Pager.tsx';

const hiddenOnPhones = (page: number, pages: number): string[] =>
  renderView(Pager, { page, pages, address: (n) => `/?page=${n}` })
    .split('<a ')
    .filter((link) => link.includes('max-sm:hidden'))
    .map((link) => /page=(\d+)/.exec(link)?.[1] ?? '');

test.each([
  ['the first of three', 1, 3, []],
  ['the second of four', 2, 4, []],
  ['the first of many', 1, 90, []],
  ['the third of five', 3, 5, ['2', '4']],
  ['one among many', 40, 90, ['39', '41']],
])('on %s pages a phone shows only as many numbers as fit', (_name, page, pages, hidden) => {
  expect(hiddenOnPhones(page, pages)).toEqual(hidden);
});
