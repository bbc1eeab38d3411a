import { expect, test } from 'vitest';
import { groupBy } from '../../group-by.ts';
import { conceptsOf } from './concepts.ts';
import { foldText } from './fold.ts';
import { PART_NAMES } from './part-names.ts';

const partOf = (name: string) => conceptsOf(name).find(({ isPart }) => isPart)?.concept;

test.each([
  ['senzor kiše', 'senzor detonacije'],
  ['isparivač klime', 'sušač klime'],
  ['pepeljara', 'upaljač'],
  ['pojačalo', 'subwoofer'],
  ['regler alternatora', 'četkice alternatora', 'diode alternatora'],
  ['bendiks anlasera', 'automat anlasera', 'četkice anlasera'],
  ['hidropodizač', 'klackalica'],
  ['amortizer haube', 'amortizer gepeka'],
  ['nosač motora', 'nosač mjenjača'],
  ['klip', 'karike klipa', 'klip čeljusti'],
  ['rezonator', 'pletenica auspuha', 'cijev auspuha'],
  ['nosač čeljusti', 'vodilice čeljusti', 'set gumica čeljusti'],
  ['razvodnik paljenja', 'razvodna kapa', 'razvodna ruka'],
  ['viljuška mjenjača', 'viljuška kvačila'],
  ['sinhron', 'zupčanik mjenjača'],
  ['reduktor', 'haldex'],
  ['seleblok', 'gumica stabilizatora'],
  ['brava haube', 'sajla haube'],
  ['šarka vrata', 'graničnik vrata'],
  ['brava gepeka', 'mikroprekidač gepeka'],
  ['dizna', 'dizna stakla'],
  ['grijač', 'grijač sjedala'],
])('%s, %s … are different parts', (...names) => {
  const parts = names.filter(Boolean).map(partOf);
  expect(parts).not.toContain(undefined);
  expect(new Set(parts).size).toBe(parts.length);
});

test('no name is on the lines of two parts', () => {
  const all = PART_NAMES.flatMap(([main = '', ...others]) =>
    [main, ...others].map((name) => ({ main, name: foldText(name) })),
  );
  const shared = [...groupBy(all, ({ name }) => name)].filter(
    ([, named]) => new Set(named.map(({ main }) => main)).size > 1,
  );
  expect(shared).toEqual([]);
});
