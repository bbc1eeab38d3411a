import { describe, expect, test } from 'vitest';
import { planOf, sampleIndex } from '../../../tests/setup/search-index.ts';
import { relaxedQueries } from './relax-query.ts';
import { understoodOf } from './understood.ts';

const engines = (text: string) => planOf(text).units.filter(({ role }) => role === 'engine');
/** Terms of the engines that a part may have, in alphabetical order. */
const terms = (query: string | undefined) => [...new Set(query?.match(/'@e\d[^']*'/g))].sort();

describe('a query that lists several engines asks for a part of any of them', () => {
  test.each([
    ['alternator 1.9 i 2.0 tdi ', ["'@e1.9tdi'", "'@e2.0tdi'"]],
    ['alternator 1.6/2.0 tdi ', ["'@e1.6tdi'", "'@e2.0tdi'"]],
    ['alternator 1.9 tdi ili 2.0 tdi ', ["'@e1.9tdi'", "'@e2.0tdi'"]],
    ['alternator 1.3 cdti 1.7 cdti ', ["'@e1.3cdti'", "'@e1.7cdti'"]],
    ['alternator 1.6 hdi 1.6 tdci ', ["'@e1.6bluehdi'", "'@e1.6tdci'"]],
    ['alternator 2.0 tdi ', ["'@e2.0tdi'"]],
  ])('%s', (text, expected) => {
    const units = engines(text);
    expect(units).toHaveLength(1);
    expect(terms(units[0]?.broad)).toEqual(expected);
  });

  test.each(['alternator bxe bkc ', 'alternator bxe/bls/bkc ', 'alternator bkd ili bmn '])('%s', (text) => {
    const [unit, ...others] = engines(text);
    expect(others).toEqual([]);
    for (const { text: code } of unit?.words ?? []) expect(unit?.broad).toContain(`'${code}'`);
  });

  test.each(['turbina 2.0 tdi cr ', 'turbina 2.0 cr tdi ', 'turbina za 2.0 tdi cr'])(
    '%s: a common rail is the injection of its engine',
    (text) => {
      expect(planOf(text).units.map(({ role, partName }) => partName ?? role)).toEqual(['turbina', 'engine']);
      expect(terms(engines(text)[0]?.broad)).toEqual(["'@e2.0tdi'"]);
    },
  );

  test('an engine, its code and its power belong together', () =>
    expect(engines('alternator 1.9 tdi bxe 105 ks ')).toHaveLength(3));
});

describe('the first three letters of a code of Volkswagen, beside an engine', () => {
  test.each([
    ['dizna 1.6 tdi cay ', "'cayc'"],
    ['turbina 2.0 tdi cff ', "'cffb'"],
    ['pumpa goriva 2.0tdi cba golf ', "'cbab'"],
  ])('%s: all engines with them', (text, code) => {
    const unit = engines(text).find(({ words }) => /^c[a-z]{2}$/.test(words[0]?.text ?? ''));
    expect(unit?.broad).toContain(code);
    expect(understoodOf(planOf(text), sampleIndex.entities)?.unknown).toEqual([]);
  });

  test.each(['spojler golf cay ', 'spojler 2.0 tdi cup '])('%s has none', (text) =>
    expect(engines(text).flatMap(({ words }) => words.map((word) => word.text))).not.toContain(
      text.trim().split(' ').at(-1),
    ),
  );
});

test('an engine whose fuel is still being typed is understood as it is written', () =>
  expect(understoodOf(planOf('dizna mazda 2.2 d'), sampleIndex.entities)?.known).toContain('2.2 d'));

describe('the code of a gearbox', () => {
  test.each(['mjenjač jcr ', 'kxs getriba golf 6 ', 'kod mjenjača jhb ', 'dsg mehatronika hdv '])(
    '%s is understood, and gearboxes without it come next',
    (text) => {
      const plan = planOf(text);
      expect(plan.units.filter(({ role }) => role === 'word' || role === 'part')).toHaveLength(
        text.startsWith('dsg') ? 2 : 1,
      );
      expect(engines(text)).toHaveLength(1);
      expect(engines(text)[0]?.near).toBeUndefined();
      expect(understoodOf(plan, sampleIndex.entities)?.unknown).toEqual([]);
      expect(relaxedQueries(plan).length > 0).toBe(plan.units.some(({ ofPart }) => (ofPart ?? 0) > 0));
    },
  );

  test.each(['zf 6hp26 automatik ', '6hp26 bmw ', 'dq250 dsg '])(
    '%s is a gearbox without saying so',
    (text) => {
      const unit = planOf(text).units.find(({ role }) => role === 'part');
      expect(unit?.partName).toBe('mjenjač');
      expect(unit?.broad).toContain("'=menac'");
    },
  );

  test.each(['mjenjač 02q ', 'zamajac dq250 ', 'filter 6hp26 '])('%s: that of a part', (text) => {
    expect(engines(text)).toHaveLength(1);
    expect(planOf(text).units.filter(({ role }) => role === 'part')).toHaveLength(1);
  });

  test.each(['mjenjač gti ', 'mjenjač avf ', 'mjenjač fra ', 'mjenjač nov ', 'far jcr '])(
    'is none in: %s',
    (text) => expect(engines(text).filter(({ near }) => near === undefined)).toEqual([]),
  );
});

describe('a fuel in words', () => {
  test.each(['dizel', 'dizelas', 'dizelaš', 'dizelka', 'diesel'])(
    '%s is every engine with that fuel, and no petrol engine',
    (fuel) => {
      const [unit, ...others] = engines(`turbina golf 5 ${fuel} `);
      expect(others).toEqual([]);
      for (const name of ['tdi', 'hdi', 'dci', 'jtd']) expect(unit?.broad).toContain(`'${name}'`);
      expect(unit?.near).toContain("!('tsi'");
    },
  );

  test.each(['benzin', 'benzinac', 'benzinca', 'benzinski'])('%s', (fuel) => {
    const [unit] = engines(`kvačilo golf 5 ${fuel} `);
    expect(unit?.broad).toContain("'tsi'");
    expect(unit?.near).toContain("'tdi'");
    expect(unit?.broad).not.toContain("'tdi'");
  });

  test.each(['filter dizela ', 'filter benzina '])('%s is a part', (text) => {
    expect(planOf(text).units).toMatchObject([{ partName: 'filter goriva' }]);
  });
});

test.each([
  ['motor jx golf 2 ', "'jx'"],
  ['jp motor ', "'jp'"],
  ['glava rp golf ', "'rp'"],
  ['glava 1z golf 3 ', "'1z'"],
  ['motor caye golf 6 ', "'caye'"],
  ['motor cay golf 6 ', "'caya'"],
])('%s names the engine %s', (text, code) => {
  const [unit, ...others] = engines(text);
  expect(others).toEqual([]);
  expect(unit?.broad).toContain(code);
});

test.each(['motor bxe alternator ', 'alternator motor bxe ', 'bkd motor turbina '])(
  'beside another part, the word for an engine only announces its code: %s',
  (text) =>
    expect(
      planOf(text)
        .units.map(({ role }) => role)
        .sort(),
    ).toEqual(['engine', 'part']),
);

test('only gearboxes of Volkswagen have codes of three letters', () => {
  expect(engines('mjenjač jcr golf 4 ')).toHaveLength(1);
  expect(engines('rno peugeot 206 mjenjač ')).toEqual([]);
});

test('the word for a colour is no part of it: `u crnoj boji`', () =>
  expect(planOf('hauba u crnoj boji golf 4 ').units).toHaveLength(3));

test.each(['far rp bmw e46 ', 'rp far ', 'sa golfa 2 far '])('%s names no engine', (text) =>
  expect(engines(text)).toEqual([]),
);
