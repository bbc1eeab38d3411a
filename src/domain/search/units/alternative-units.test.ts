import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../../tests/setup/search-index.ts';
import { strictQuery } from '../relax-query.ts';

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

test('a side on either hand of `i` belongs to its own part', () => {
  const [part, sides, car] = planOf('far lijevi i desni branik golf 5 ').units.map(({ isPart }) => isPart);
  expect([part, sides, car]).toContain("('=far' | '=branik')");
});

test.each(['branik s haubom ', 'branik, komplet s farom i haubom ', 'far za branik ', 'far branik '])(
  '%s is not a list of parts',
  (text) => expect(planOf(text).units.filter(({ isPart }) => isPart !== undefined)).toEqual([]),
);

test('a comma ends what a part comes with', () => {
  expect(planOf('far s haubom, branik ').units.some(({ isPart }) => isPart !== undefined)).toBe(true);
});

test.each(['prednji branik i hauba golf ', 'hauba i branik prednji golf '])(
  '%s: a place that one of the parts always has applies to the other',
  (text) => {
    const { broad } = planOf(text).units.find(({ broad: own }) => own.includes("'predn'")) ?? {};
    expect(broad).toContain("'=hauba'");
    expect(planOf(text).units).toHaveLength(3);
  },
);

test('a place that all of the parts have is left out', () => {
  expect(planOf('prednji far i hauba golf ').units).toHaveLength(2);
});
