import { expect, test } from 'vitest';
import type { Generation } from '../vehicle/vehicle.ts';
import { renamedGenerations } from './renamed-generations.ts';

const generation = (
  name: string,
  yearFrom: number,
  yearTo: number | null,
  aliases: string[] = [],
): Generation => ({
  name,
  aliases,
  yearFrom,
  yearTo,
});
const IV = generation('IV', 1997, 2003);
const V = generation('V', 2003, 2009);
const VI = generation('VI', 2008, 2012);

test.each<[string, Generation[], Record<string, string>]>([
  ['nothing has changed', [IV, V, VI], {}],
  ['one has another name', [IV, { ...V, name: 'Mk5' }, VI], { V: 'Mk5' }],
  ['one has another name and other years', [IV, generation('Mk5', 2004, 2008), VI], { V: 'Mk5' }],
  ['all have other names', [{ ...IV, name: 'Mk4' }, { ...V, name: 'Mk5' }, VI], { IV: 'Mk4', V: 'Mk5' }],
  ['the old name has become an alias', [IV, generation('Mk5', 2005, 2007, ['V']), VI], { V: 'Mk5' }],
  [
    'two have other names and one of them other years',
    [{ ...IV, name: 'Mk4' }, generation('Mk5', 2004, 2009), VI],
    { IV: 'Mk4', V: 'Mk5' },
  ],
  ['only the years are others', [IV, { ...V, yearTo: 2008 }, VI], {}],
  ['one is removed', [IV, VI], {}],
  ['one is added', [IV, V, VI, generation('VII', 2012, 2019)], {}],
  ['one is removed and a later one is added', [V, VI, generation('VII', 2012, 2019)], {}],
  ['one is removed and its neighbour is added', [IV, VI, generation('V Plus', 2008, 2014)], {}],
  ['one has no name any more', [IV, { ...V, name: '' }, VI], {}],
])('of the generations IV, V and VI are renamed, when %s: %o', (_, after, renamed) => {
  expect(Object.fromEntries(renamedGenerations([IV, V, VI], after))).toEqual(renamed);
});

test('a generation that had no name is none that parts refer to', () => {
  expect(renamedGenerations([{ ...V, name: '' }], [V])).toEqual(new Map());
});
