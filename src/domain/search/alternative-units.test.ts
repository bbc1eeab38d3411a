import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { strictQuery } from './relax-query.ts';

test.each([
  ['farovi i haube ', "('=far' & '=hauba')", ["'=far'", "'=hauba'"]],
  ['far, branik ', "('=far' & '=branik')", ["'=far'", "'=branik'"]],
  ['hauba/branik ', "('=hauba' & '=branik')", ["'=hauba'", "'=branik'"]],
  ['lijevi i desni far ', "('=far' & ('lev' & 'desn'))", ["'lev'", "'desn'"]],
])('%s finds either, and products with both come first', (text, both, each) => {
  const query = strictQuery(planOf(text), index.vocabulary.size);
  expect(query?.exact).toBe(both);
  for (const one of each) expect(query?.broad).toMatch(new RegExp(`[(| ]${one} [|]|[|] ${one}[)| ]`));
});

test.each(['branik s haubom ', 'branik, komplet s farom i haubom ', 'far za branik ', 'far branik '])(
  '%s is not a list of parts',
  (text) => expect(planOf(text).units.filter(({ isPart }) => isPart !== undefined)).toEqual([]),
);

test('a comma ends what a part comes with', () => {
  expect(planOf('far s haubom, branik ').units.some(({ isPart }) => isPart !== undefined)).toBe(true);
});
