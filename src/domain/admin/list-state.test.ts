import { expect, test } from 'vitest';
import { adminFilterCount, adminListQuery, adminListRequest, parseAdminList } from './list-state.ts';

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

test('a chip requests a status or a gap', () => {
  const request = (filter: 'draft' | 'one-image' | 'deleted') =>
    Object.fromEntries(adminListRequest({ page: 1, search: '', filter, sort: 'newest', of: null }));
  expect(request('draft')).toMatchObject({ status: 'draft', limit: '20' });
  expect(request('deleted')).toMatchObject({ status: 'deleted' });
  expect(request('one-image')).toMatchObject({ gap: 'one-image' });
});

test('published is what is neither a draft nor archived nor in the bin', () => {
  const none = { reserved: 0, sold: 0, noCategory: 0, oneImage: 0, noYears: 0 };
  expect(adminFilterCount('published', { ...none, all: 10, draft: 3, archived: 2, deleted: 4 })).toBe(5);
});
