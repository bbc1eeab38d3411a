import { expect, test } from 'vitest';
import { adminListQuery, adminListRequest, parseAdminList } from './list-state.ts';

test('the address keeps what was asked for, and only that', () => {
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

test('an address that nobody understands is the list as it opens', () => {
  expect(parseAdminList(new URLSearchParams('page=-2&filter=moje&sort=cijena&model=a4'))).toEqual({
    page: 1,
    search: '',
    filter: 'all',
    sort: 'newest',
    of: null,
  });
});

test('the chips ask for a status or for a gap', () => {
  const ask = (filter: 'draft' | 'one-image' | 'deleted') =>
    Object.fromEntries(adminListRequest({ page: 1, search: '', filter, sort: 'newest', of: null }));
  expect(ask('draft')).toMatchObject({ status: 'draft', limit: '20' });
  expect(ask('deleted')).toMatchObject({ status: 'deleted' });
  expect(ask('one-image')).toMatchObject({ gap: 'one-image' });
});
