import { describe, expect, test } from 'vitest';
import { parseVehicleTable, type VehicleRow } from './parse-vehicle-table.ts';
import { slugify } from '../text/slug.ts';
import { type KnownManufacturer, planVehicleImport } from './plan-vehicle-import.ts';

const LAST_YEAR = 2026;
const table = (...lines: string[]) => ['make,model,generation,year_from,year_to', ...lines].join('\n');

const row = (over: Partial<VehicleRow> = {}): VehicleRow => ({
  line: 2,
  manufacturer: 'Audi',
  model: 'A4',
  generation: 'B8',
  yearFrom: 2007,
  yearTo: 2015,
  ...over,
});

const audi: KnownManufacturer = {
  name: 'Audi',
  slug: 'audi',
  aliases: [],
  slugAliases: [],
  models: [
    {
      name: 'A4',
      slug: 'a4',
      aliases: [],
      generations: [{ name: 'B8', aliases: ['8k'], yearFrom: 2008, yearTo: 2015 }],
    },
  ],
};

describe('a vehicle table', () => {
  test('is read with byte order mark, Windows line ends, quotes, blank lines and open years', () => {
    const text =
      '\uFEFF' +
      table('Audi,A4,B8,2007,2015', '', '"Land Rover","Range, ""L"" ",,2001,').replaceAll('\n', '\r\n');
    const { rows, bad } = parseVehicleTable(text, LAST_YEAR);
    expect(bad).toEqual([]);
    expect(rows).toEqual([
      row(),
      {
        line: 4,
        manufacturer: 'Land Rover',
        model: 'Range, "L"',
        generation: '',
        yearFrom: 2001,
        yearTo: null,
      },
    ]);
  });

  test.each([
    ['Audi,A4,B8,2007', 'columns'],
    [',A4,B8,2007,2015', 'make is missing'],
    ['Audi, ,B8,2007,2015', 'model is missing'],
    ['Audi,A4,B8,07,2015', "year_from '07' is not a year"],
    ['Audi,A4,B8,1850,2015', 'outside'],
    ['Audi,A4,B8,2007,2099', 'outside'],
    ['Audi,A4,B8,2015,2007', 'before'],
    ['Audi,"A4,B8,2007,2015', 'quote'],
    [`Audi,${'x'.repeat(61)},B8,2007,2015`, 'longer'],
  ])('lists the bad row %j with its line and keeps the good ones', (line, reason) => {
    const { rows, bad } = parseVehicleTable(table(line, 'Audi,A4,B8,2007,2015'), LAST_YEAR);
    expect(rows).toHaveLength(1);
    expect(bad).toEqual([{ line: 2, reason: expect.stringContaining(reason) as string }]);
  });

  test.each([';', '\t'])('is read with %j between its columns', (delimiter) => {
    expect(parseVehicleTable(table('Audi,A4,B8,2007,2015').replaceAll(',', delimiter), LAST_YEAR)).toEqual({
      rows: [row()],
      bad: [],
    });
  });

  test('refuses rows in which a letter was lost', () => {
    const { rows, bad } = parseVehicleTable(
      table('\uFFFDkoda,Fabia,I,1999,2007', 'Audi,A4,B8,2007,2015'),
      LAST_YEAR,
    );
    expect(rows).toEqual([row({ line: 3 })]);
    expect(bad).toEqual([{ line: 2, reason: expect.stringContaining('lost') as string }]);
  });

  test('without the header is refused', () => {
    expect(() => parseVehicleTable('Audi,A4,B8,2007,2015', LAST_YEAR)).toThrow('first line');
  });
});

describe('importing a vehicle table', () => {
  test('creates what is missing', () => {
    const plan = planVehicleImport(
      [row(), row({ manufacturer: 'Zastava', model: '101', generation: '' })],
      [],
    );
    expect(plan.counts).toEqual({ manufacturers: 2, models: 2, generations: 2, widened: 0, unchanged: 0 });
  });

  test('widens known years and never shrinks them', () => {
    const plan = planVehicleImport([row({ yearFrom: 2007, yearTo: 2012 })], [audi]);
    expect(plan.counts).toMatchObject({ generations: 0, widened: 1 });
    const generation = plan.manufacturers[0]?.models[0]?.generations[0];
    expect(generation).toMatchObject({ yearFrom: 2007, yearTo: 2015 });
  });

  test.each([
    ['more than three years', { yearFrom: 2006, yearTo: 2017 }],
    ['over a known end', { yearTo: null }],
  ])('lists a row that widens %s, and applies it once its line is confirmed', (_, years) => {
    const wide = row({ line: 7, ...years });
    const plan = planVehicleImport([wide], [audi]);
    expect(plan.counts).toMatchObject({ widened: 0, unchanged: 0 });
    expect(plan.doubtful).toEqual([
      {
        line: 7,
        vehicle: 'Audi A4 B8',
        before: { yearFrom: 2008, yearTo: 2015 },
        after: { yearFrom: Math.min(2008, wide.yearFrom), yearTo: wide.yearTo },
      },
    ]);
    expect(planVehicleImport([wide], [audi], new Set([7])).counts.widened).toBe(1);
    expect(planVehicleImport([wide], [audi], new Set([8])).counts.widened).toBe(0);
  });

  test('adds up what several rows widen', () => {
    const rows = [row({ line: 2, yearFrom: 2006 }), row({ line: 3, yearTo: 2017 })];
    const plan = planVehicleImport(rows, [audi]);
    expect(plan.counts.widened).toBe(1);
    expect(plan.doubtful.map(({ line }) => line)).toEqual([3]);
  });

  test('changes nothing the second time', () => {
    const rows = [row(), row({ model: 'A6', generation: 'C6', yearFrom: 2004, yearTo: 2011 })];
    const first = planVehicleImport(rows, [audi]);
    const known: KnownManufacturer[] = first.manufacturers.map((m) => ({
      name: m.name,
      slug: m.slug,
      aliases: [],
      slugAliases: [],
      models: m.models.map((d) => ({ name: d.name, slug: d.slug, aliases: [], generations: d.generations })),
    }));
    expect(planVehicleImport(rows, known).counts).toEqual({
      manufacturers: 0,
      models: 0,
      generations: 0,
      widened: 0,
      unchanged: 2,
    });
  });

  test('finds known manufacturers and models under other spellings', () => {
    const volkswagen: KnownManufacturer = {
      name: 'Volkswagen',
      slug: 'volkswagen',
      aliases: ['VW', 'Folksvagen'],
      slugAliases: ['vw'],
      models: [{ name: 'Golf', slug: 'golf', aliases: [], generations: [] }],
    };
    const rows = ['VW', 'volkswagen', 'Folksvagen', 'VOLKSWAGEN'].map((manufacturer, i) =>
      row({ manufacturer, model: 'GOLF', generation: `${i}` }),
    );
    expect(planVehicleImport(rows, [volkswagen]).counts).toMatchObject({
      manufacturers: 0,
      models: 0,
      generations: 4,
    });
  });

  test('joins rows of one file that differ in spelling only', () => {
    const rows = [
      row({ manufacturer: 'Škoda', model: 'Fabia' }),
      row({ manufacturer: 'SKODA', model: 'fabia', yearTo: null }),
    ];
    const plan = planVehicleImport(rows, []);
    expect(plan.counts).toMatchObject({ manufacturers: 1, models: 1, generations: 1 });
    expect(plan.manufacturers[0]?.models[0]?.generations[0]?.yearTo).toBeNull();
  });

  test.each([
    ['Serija 3', '3 series'],
    ['C klasa', 'C-klasse'],
    ['CLA', 'CLA-klasse'],
    ['190', '190 (W201)'],
    ['RAV4', 'RAV 4'],
    ['Pro Ceed', "Pro_Cee'd"],
    ['B-serija', 'B-series'],
  ])('knows %s in %s', (name, spelling) => {
    const manufacturer = { ...audi, models: [{ name, slug: slugify(name), aliases: [], generations: [] }] };
    expect(planVehicleImport([row({ model: spelling })], [manufacturer]).counts.models).toBe(0);
  });

  test.each([
    ['Corolla', 'Corolla (North America)'],
    ['Corolla', 'Corolla II'],
    ['A4', 'A4 allroad'],
    ['X3', 'X3 M'],
  ])('tells %s from %s', (name, other) => {
    const manufacturer = { ...audi, models: [{ name, slug: slugify(name), aliases: [], generations: [] }] };
    expect(planVehicleImport([row({ model: other })], [manufacturer]).counts.models).toBe(1);
  });

  test.each(['B8', 'IV (B8)', 'IV (B8) facelift', 'IV (8K)'])(
    'finds the shop’s own generation in %s',
    (generation) => {
      const plan = planVehicleImport([row({ generation, yearFrom: 2011, yearTo: 2016 })], [audi]);
      expect(plan.counts).toMatchObject({ generations: 0, widened: 1 });
    },
  );

  test('gives a manufacturer with a reserved address another one and refuses reserved model names', () => {
    const plan = planVehicleImport(
      [
        row({ manufacturer: 'Tuning' }),
        row({ model: 'All', line: 7 }),
        row({ manufacturer: '***', line: 8 }),
      ],
      [],
    );
    expect(plan.manufacturers.map((m) => m.slug)).toEqual(['tuning-auto']);
    expect(plan.bad.map((b) => b.line)).toEqual([7, 8]);
  });
});
