import { expect, test } from 'vitest';
import { adminListQuery, adminListRequest, parseAdminList } from './list-state.ts';

test('the address keeps only what differs from the initial list', () => {
  const state = {
    page: 3,
    search: 'far a4',
    filter: 'no-category',
    sort: 'name',
    of: { reference: 'model', id: 7 },
  } as const;
  expect(parseAdminList(adminListQuery(state))).toEqual(state);
  expect(adminListQuery({ page: 1, search: '', filter: 'all', sort: 'newest', of: null }).toString()).toBe(
    '',
  );
});

test('an unreadable address gives the initial list', () => {
  expect(parseAdminList(new URLSearchParams('page=-2&filter=moje&sort=cijena&model=a4'))).toEqual({
    page: 1,
    search: '',
    filter: 'all',
    sort: 'newest',
    of: null,
  });
});

test('the list is requested as its address has it', () => {
  const of = { reference: 'category', id: 4 } as const;
  expect(adminListRequest({ page: 2, search: 'far', filter: 'one-image', sort: 'name', of }).toString()).toBe(
    'page=2&limit=20&search=far&filter=one-image&category=4&sort=name',
  );
});
