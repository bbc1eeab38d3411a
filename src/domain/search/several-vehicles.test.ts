import { describe, expect, test } from 'vitest';
import { planOf, sampleIndex } from '../../../tests/setup/search-index.ts';
import type { SoughtVehicle } from './vehicle/find-vehicle.ts';
import { relaxedQueries, strictQuery } from './relax-query.ts';

const exact = (text: string) => strictQuery(planOf(text), sampleIndex.vocabulary.size)?.exact;
const nameOf = ({ model, generation }: SoughtVehicle) =>
  [model?.name, generation?.name].filter(Boolean).join(' ');

describe('a query that names several vehicles asks for a part of any of them', () => {
  test.each([
    ['far golf 5 ili golf 6', "('=far' & ('@g2' | '@g3'))"],
    ['far golf 5 ili 6', "('=far' & ('@g2' | '@g3'))"],
    ['far golf 4/5', "('=far' & ('@g1' | '@g2'))"],
    ['far golf 4, 5 i 6', "('=far' & ('@g1' | '@g2' | '@g3'))"],
    ['branik audi ili bmw', "('=branik' & ('@m2' | '@m3'))"],
    ['branik za audi, bmw i mercedes', "('=branik' & ('@m2' | '@m3' | '@m4'))"],
    ['far za vw golf ili za audi a4 b8', "('=far' & ('@g4' | '@v1'))"],
    ['alternator golf 5 2.0 tdi ili octavia', "('=alternator' & ('@g2' | '@v9') & '=2.0-tdi')"],
    ['golf ili octavia hauba', "('=hauba' & ('@v1' | '@v9'))"],
    ['alternator vw audi škoda', "('=alternator' & ('@m1' | '@m2' | '@m8'))"],
    ['alternator za vw audi bmw', "('=alternator' & ('@m1' | '@m2' | '@m3'))"],
    ['golf octavia hauba', "('=hauba' & ('@v1' | '@v9'))"],
    ['vw golf škoda octavia hauba', "('=hauba' & ('@v1' | '@v9'))"],
    ['far a4, golf, audi, bmw ili mercedes', "('=far' & ('@v3' | '@v1' | '@m3' | '@m4'))"],
    ['far golf 5 golf 6', "('=far' & ('@g2' | '@g3'))"],
    ['da li odgovara far golf 5 na golf 6', "('=far' & ('@g2' | '@g3'))"],
  ])('%s', (text, expected) => {
    const parts = (query: string | undefined) => query?.match(/'[^']+'/g)?.sort();
    const vehicles = (query: string | undefined) => parts(query)?.filter((part) => /^'@[gmv]/.test(part));
    expect(vehicles(exact(text))).toEqual(vehicles(expected));
    expect(planOf(text).units.filter(({ role }) => role === 'word')).toEqual([]);
  });

  test.each([
    ['golf 5 ili audi', ['Audi']],
    ['golf 5 ili 6', ['Golf VI']],
  ])('and says which: %s', (text, others) => {
    const named = planOf(text).vehicle?.others.map((one) => nameOf(one) || one.manufacturer.name);
    expect(named).toEqual(others);
  });

  test.each(['felge sa audija na golf', 'far golf 5', 'vw golf', 'audi golf', 'far golf 5, ksenon'])(
    'but not: %s',
    (text) => expect(planOf(text).vehicle?.others).toEqual([]),
  );

  test('a year counts for those that were built then', () => {
    const { others } = planOf('far golf 5 ili octavia 2006').vehicle!;
    expect(others.map(({ years }) => years)).toEqual([{ from: 2006, to: 2006 }]);
    expect(planOf('far golf 4 ili golf 6 2010').vehicle).toMatchObject({
      generation: { name: 'IV' },
      years: undefined,
      others: [{ generation: { name: 'VI' }, years: { from: 2010, to: 2010 } }],
    });
  });

  test('without a match, parts of any of these models and manufacturers are next', () => {
    const within = relaxedQueries(planOf('far golf 5 ili audi a4 b8')).map(
      (query) => [query.within, query.broad] as const,
    );
    expect(within.find(([name]) => name === 'model')?.[1]).toContain("('@v1' | '@v3')");
    expect(within.find(([name]) => name === 'manufacturer')?.[1]).toContain("('@m1' | '@m2')");
  });
});
