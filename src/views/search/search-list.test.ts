import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { FoundName, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { readSearch } from '#src/domain/search-page/search-state.ts';
import { SearchList } from './SearchList.tsx';

const audi = { id: 1, name: 'Audi', slug: 'audi' };
const bmw = { id: 2, name: 'BMW', slug: 'bmw' };
/** As the saved list has them. */
const found = (
  type: FoundName['type'],
  slug: string,
  manufacturer: FoundName['manufacturer'],
): FoundName => ({
  type,
  id: 0,
  name: slug,
  slug,
  manufacturer,
  image: null,
});

const withChildren = (node: ReactNode) => node as ReactElement<{ children: ReactElement[] }>;

test('names without ids are told apart, also models of one name', () => {
  const results = [
    found('manufacturer', 'audi', null),
    found('manufacturer', 'bmw', null),
    found('model', 'coupe', audi),
    found('model', 'coupe', bmw),
    found('tuning', 'felge', null),
  ];
  const answer = {
    results,
    total: results.length,
    counts: { manufacturer: 2, model: 2, product: 0, tuning: 1 },
    query: 'coupe',
    page: 1,
  } as unknown as ShownAnswer;
  const state = readSearch(new URLSearchParams('q=coupe'));
  const [list] = withChildren(SearchList({ state, answer })).props.children;
  const keys = withChildren(list).props.children.map(({ key }) => key);
  expect(keys).toHaveLength(results.length);
  expect(new Set(keys).size).toBe(results.length);
});
