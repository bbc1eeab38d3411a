import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { relaxedQueries, strictQuery } from './relax-query.ts';

test.each([
  ['alternator bmw 320d ', '@e2.0d', '320d'],
  ['alternator c220 cdi ', '@e220cdi', 'c220 cdi'],
  ['alternator mercedes c 220 cdi ', '@e220cdi', 'c 220 cdi'],
])('%s: %s first, then no engine, and another one only after that, announced', (text, own, typed) => {
  const { broad, exact } = strictQuery(planOf(text), index.vocabulary.size) ?? {};
  expect(exact).toContain(`'${own}'`);
  expect(broad).toMatch(new RegExp(`'${own}'.* \\| !'@e'\\)`));
  expect(exact).not.toContain('!');
  const others = relaxedQueries(planOf(text)).filter((step) => !step.broad.includes("!'@e'"));
  expect(others).toHaveLength(1);
  expect(others[0]).toMatchObject({ within: null, dropped: [{ typed }] });
});

test('parts for other vehicles say what else of the query they lack', () => {
  const others = relaxedQueries(planOf('branik golf 5 prednji crveni ')).filter(({ within }) => within);
  expect(others.length).toBeGreaterThan(1);
  for (const { dropped } of others.filter(({ within }) => within !== 'vehicle'))
    expect(dropped.map(({ typed }) => typed)).toEqual(['prednji', 'crveni']);
});

test.each(['štosdemper zadnji ', 'diferencijal zadnji '])('%s: the place is no part of the name', (text) =>
  expect(planOf(text).units.map(({ words }) => words.length)).toEqual([1, 1]),
);

test('the middle one is neither the front nor the rear one', () => {
  const place = planOf('zadnji lonac golf 5 ').units.find(({ near }) => near?.includes('zadn'));
  expect(place?.near).toMatch(/!\(.*'srednj?'/);
});

test.each([
  ['golf 5 comfortline ', 'comfortline'],
  ['golf 4 1.6 ', '1.6'],
  ['golf 4 1.6 karavan ', 'karavan 1.6'],
  ['golf 5 2.0 tdi highline ', 'highline 2.0 tdi'],
  ['golf 5 kombi ', 'kombi'],
  ['golf 5 cabrio ', 'cabrio'],
  ['golf 5 316 ', '316'],
  ['crveni golf 5 ', 'crveni'],
])('%s, with no part, is relaxed to the parts of the vehicle, which is announced', (text, typed) => {
  const step = relaxedQueries(planOf(text)).at(-1);
  expect(step).toMatchObject({ within: 'vehicle' });
  expect(step?.dropped.map((unit) => unit.typed).join(' ')).toBe(typed);
  expect(step?.broad).toContain("'@g");
});

test.each(['golf 5 ', 'xyqqz golf 5 ', 'comfortline ', 'hauba comfortline '])(
  '%s is not relaxed to all parts of a vehicle',
  (text) => {
    for (const { broad } of relaxedQueries(planOf(text))) expect(broad).toContain("'=");
  },
);

test('the relaxed queries of many words are hardly longer than the query', () => {
  const text = `branik golf 5 ${Array.from({ length: 9 }, (_, n) => `xyqz${n}`).join(' ')} `;
  const plan = planOf(text);
  const strict = strictQuery(plan, index.vocabulary.size)?.broad.length ?? 0;
  const relaxed = relaxedQueries(plan);
  expect(relaxed).toHaveLength(4);
  for (const { broad, exact } of relaxed) expect(broad.length + exact.length).toBeLessThan(2 * strict);
});

test('a query is relaxed by a quality, then the generation, then the model, never the part or the manufacturer', () => {
  const steps = relaxedQueries(planOf('far golf 5 crni '));
  expect(steps.map(({ within }) => within)).toEqual([null, 'model', 'unnamed', 'manufacturer']);
  for (const { broad } of steps) expect(broad).toContain("'=far'");
  expect(relaxedQueries(planOf('far'))).toEqual([]);
  expect(relaxedQueries(planOf('xyqqz golf 5'))).toEqual([]);
});

test('relaxing drops the word that is still being typed before the others, unless no product has one of those', () => {
  const first = (text: string) => relaxedQueries(planOf(text))[0]?.dropped.map(({ typed }) => typed);
  expect(first('far lijevi prednji ast')).toEqual(['ast']);
  expect(first('far lijevi žuti ast')).toEqual(['žuti']);
});

test('relaxing drops first what no product has, and names it as it was typed', () => {
  const [first, second] = relaxedQueries(planOf('Far LIJEVI žuti golf 5 '));
  const words = (step: typeof first) => step?.dropped.map(({ typed }) => typed).toSorted();
  expect(words(first)).toEqual(['žuti']);
  expect(words(second)).toEqual(['LIJEVI', 'žuti']);
});

test('of several qualities, first one of them may be missing, then all', () => {
  const own = relaxedQueries(planOf('branik golf 5 prednji desni brzina ')).filter(
    ({ within }) => within === null,
  );
  expect(own.map(({ dropped }) => dropped.length)).toEqual([3, 3]);
  const [most = '', all = ''] = own.map(({ broad }) => broad);
  expect(most).toContain("'brzin'");
  expect(most.length).toBeGreaterThan(all.length);
  expect(all).not.toContain("'brzin'");
});

test('the maker of a part may be missing also where the part has no name', () => {
  const steps = (text: string) =>
    relaxedQueries(planOf(text)).map(({ broad, dropped }) => [broad, dropped.map(({ typed }) => typed)]);
  expect(steps('6 brzina michelin ')).toContainEqual([expect.stringContaining("'brzin'"), ['michelin']]);
  expect(steps('bosch golf 5 ').at(-1)).toEqual([expect.stringContaining("'@g2'"), ['bosch']]);
});

test.each([
  'dihtung haube golf 5 ',
  'dihtung na haubi golf 5 ',
  'žmigavac u braniku golf 5 ',
  'znak maske golf 5 ',
  'vezni lim za far golf 5 ',
])('%s, of which the shop only has what it belongs to, is not relaxed to that', (text) => {
  for (const { broad } of relaxedQueries(planOf(text)))
    expect(broad).not.toMatch(/'=(?:haub|branik|mask|far)/);
});

test.each(['vrata sa retrovizorom golf 5 ', 'sa desnim retrovizorom vrata golf 5 '])(
  '%s, of which the shop only has what it comes with, is not relaxed to that',
  (text) => expect(relaxedQueries(planOf(text))).toEqual([]),
);

test.each(['maglenka hauba golf 5 ', 'maglenke haube golf 5 ', 'maglenka, haube golf 5 '])(
  '%s is a list, of which the shop has a part',
  (text) => expect(relaxedQueries(planOf(text))[0]?.broad).toContain("'=hauba'"),
);

test('the size of a part is kept before its qualities', () => {
  const [one, all] = relaxedQueries(planOf('felga 17" prednja leva '));
  for (const step of [one, all]) {
    expect(step?.dropped.map(({ typed }) => typed)).toEqual(['prednja', 'leva']);
    expect(step?.broad).toContain("'17'");
  }
});
