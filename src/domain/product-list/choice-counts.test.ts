import { expect, test } from 'vitest';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { countChoices, countOf } from './choice-counts.ts';

test('each choice says how many parts it would show, whatever is chosen of the same field', () => {
  const cards = (['used', 'new', 'used', null] as const).map((condition) => ({ ...NEW_CARD, condition }));
  for (const chosen of [{}, { condition: 'new' }] as const) {
    const counts = countChoices(cards, chosen);
    expect(counts.condition).toEqual({ new: 1, used: 2 });
    expect(countOf(counts, 'condition', 'refurbished')).toBe(0);
  }
});
