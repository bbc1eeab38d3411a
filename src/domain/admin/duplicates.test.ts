import { expect, test } from 'vitest';
import { inShownOrder } from './duplicates.ts';

const group = (...ids: number[]) => ({ products: ids.map((id) => ({ id })) });

test.each([
  {
    when: 'groups that were found later follow those that are shown, best first',
    shown: [group(1, 2), group(3, 4)],
    found: [group(5, 6), group(3, 4), group(7, 8), group(1, 2)],
    order: [group(1, 2), group(3, 4), group(5, 6), group(7, 8)],
  },
  {
    when: 'a group with one more product keeps its place',
    shown: [group(1, 2), group(3, 4)],
    found: [group(3, 4, 9), group(1, 2)],
    order: [group(1, 2), group(3, 4, 9)],
  },
  {
    when: 'two groups that have become one take the place of the first',
    shown: [group(1, 2), group(3, 4), group(5, 6)],
    found: [group(3, 4), group(1, 2, 5, 6)],
    order: [group(1, 2, 5, 6), group(3, 4)],
  },
  {
    when: 'a group that is gone leaves no gap',
    shown: [group(1, 2), group(3, 4)],
    found: [group(5, 6), group(3, 4)],
    order: [group(3, 4), group(5, 6)],
  },
  {
    when: 'the first answer is shown as it is',
    shown: [],
    found: [group(5, 6), group(3, 4)],
    order: [group(5, 6), group(3, 4)],
  },
])('$when', ({ shown, found, order }) => {
  expect(inShownOrder(shown, found)).toEqual(order);
});
