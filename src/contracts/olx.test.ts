import { expect, test } from 'vitest';
import { olxListPage } from './olx.ts';

test('the number of ads is read from a page that does not say how many pages there are', () => {
  expect(olxListPage.parse({ data: [], meta: { total: '57' } }).meta.total).toBe(57);
  expect(olxListPage.parse({ data: [], meta: null }).meta.total).toBe(0);
});
