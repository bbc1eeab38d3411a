import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_MAX } from '../limits/requests.ts';
import { SHARE_ADDRESS_CHARACTERS_MAX, SHARED_PLAIN_MAX } from '../limits/visitors.ts';
import { packIds, unpackIds } from '../catalogue/packed-ids.ts';
import { readSharedList, sharedListQuery } from './shared-list.ts';

const products = (ids: readonly number[]) => ids.map((id) => ({ id }));
const shared = (ids: readonly number[]) => {
  const { query, count } = sharedListQuery(products(ids));
  return { query, count, read: readSharedList(new URLSearchParams(query)) };
};
const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, i) => (i + 1) * step);

test('every list of ids survives its packing, the newest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: ID_MAX })), (ids) => {
      expect(unpackIds(packIds(ids))).toEqual(ids.toSorted((a, b) => b - a));
    }),
  );
});

test('a short list can be read in its address and keeps its order', () => {
  expect(shared([44, 12])).toEqual({ query: 'ids=44,12', count: 2, read: ['44', '12'] });
  expect(shared(upTo(SHARED_PLAIN_MAX)).query).toMatch(/^ids=/);
});

test('fourteen hundred of two thousand products fit into an address, none is lost', () => {
  const ids = upTo(2000).filter((id) => id % 10 < 7);
  const { query, count, read } = shared(ids);
  expect(query.length).toBeLessThan(SHARE_ADDRESS_CHARACTERS_MAX);
  expect(count).toBe(1400);
  expect(read?.map(Number).toSorted((a, b) => a - b)).toEqual(ids);
});

test('of a list that does not fit the first products are kept, and their number is returned', () => {
  const ids = upTo(1400, 1_000_000);
  const { query, count, read } = shared(ids);
  expect(query.length).toBeLessThan(SHARE_ADDRESS_CHARACTERS_MAX + 10);
  expect(count).toBeLessThan(1400);
  expect(read?.toReversed()).toEqual(ids.slice(0, count).map(String));
});

test.each([
  ['?', undefined],
  ['?marka=audi', undefined],
  ['?ids=', []],
  ['?ids=x,12,,-3', ['12']],
  ['?ids=0,12,2147483648,99999999999', ['12']],
  ['?lista=', []],
  ['?lista=%3Cscript%3E', []],
  ['?lista=AAAA', []],
  ['?lista=________________________________', []],
])('the address %s names %j', (query, ids) => {
  expect(readSharedList(new URLSearchParams(query))).toEqual(ids);
});
