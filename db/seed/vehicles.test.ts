import { describe, expect, test } from 'vitest';
import { isReservedManufacturerSlug, isReservedModelSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { SLUG_PATTERN, slugify } from '#src/domain/text/slug.ts';
import { demoCars } from './demo-cars.ts';
import { lastSeedYear, modelSlug, seedManufacturers } from './vehicles.ts';
import { readModels } from './vehicles/read-models.ts';

const models = seedManufacturers.flatMap((manufacturer) =>
  manufacturer.models.map((model) => ({ manufacturer: manufacturer.slug, model })),
);

describe('the vehicles of the demo catalogue', () => {
  test('are at least 20 makes with 270 models, the 14 makes of the home page among them', () => {
    expect(seedManufacturers.length).toBeGreaterThanOrEqual(20);
    expect(models.length).toBeGreaterThanOrEqual(270);
    expect(seedManufacturers.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        ...[
          'audi',
          'bmw',
          'citroen',
          'fiat',
          'ford',
          'land-rover',
          'mercedes-benz',
          'opel',
          'peugeot',
          'porsche',
        ],
        ...['renault', 'seat', 'skoda', 'volkswagen'],
      ]),
    );
  });

  test('have unique addresses that no page of the shop uses', () => {
    const slugs = seedManufacturers.flatMap(({ slug, slugAliases }) => [slug, ...slugAliases]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter(isReservedManufacturerSlug)).toEqual([]);
    for (const manufacturer of seedManufacturers) {
      expect(manufacturer.slug).toBe(slugify(manufacturer.name));
      const own = manufacturer.models.map(modelSlug);
      expect(new Set(own).size, manufacturer.name).toBe(own.length);
      expect(own.filter((slug) => !SLUG_PATTERN.test(slug) || isReservedModelSlug(slug))).toEqual([]);
    }
  });

  test('include the second addresses of three manufacturers', () => {
    const withAliases = seedManufacturers.filter(({ slugAliases }) => slugAliases.length > 0);
    expect(Object.fromEntries(withAliases.map(({ slug, slugAliases }) => [slug, slugAliases]))).toEqual({
      'land-rover': ['landrover', 'range-rover'],
      'mercedes-benz': ['mercedes'],
      volkswagen: ['vw'],
    });
  });

  test('have plausible production years, and each generation has its own name', () => {
    for (const { manufacturer, model } of models) {
      const names = model.generations.map(({ name }) => name);
      expect(new Set(names).size, `${manufacturer} ${model.name}`).toBe(names.length);
      if (names.length > 1) expect(names, `${manufacturer} ${model.name}`).not.toContain('');
      for (const { from, to = lastSeedYear } of model.generations) {
        expect(from, `${manufacturer} ${model.name}`).toBeGreaterThanOrEqual(1960);
        expect(to, `${manufacturer} ${model.name}`).toBeGreaterThanOrEqual(Math.max(from, 1990));
        expect(to, `${manufacturer} ${model.name}`).toBeLessThanOrEqual(lastSeedYear);
      }
    }
  });

  test('include every demo car, each one once', () => {
    expect(new Set(demoCars.map(({ key }) => key)).size).toBe(demoCars.length);
    for (const car of demoCars) {
      expect(car.bodies.length, car.key).toBeGreaterThan(0);
      expect(car.partCount, car.key).toBeGreaterThan(0);
      expect(car.wheelInches[1], car.key).toBeGreaterThanOrEqual(car.wheelInches[0]);
    }
  });
});

describe('reading a list of models', () => {
  test('finds names, years and nicknames', () => {
    expect(readModels('Golf [Golfić]: IV 1997-2004 (mk4, 1j) | VIII 2019-\nBora: 1998-2005')).toEqual([
      {
        name: 'Golf',
        aliases: ['Golfić'],
        generations: [
          { name: 'IV', from: 1997, to: 2004, aliases: ['mk4', '1j'] },
          { name: 'VIII', from: 2019 },
        ],
      },
      { name: 'Bora', generations: [{ name: '', from: 1998, to: 2005 }] },
    ]);
  });

  test('refuses a line that it does not understand', () => {
    expect(() => readModels('Golf 1997-2004')).toThrow('Not a model');
    expect(() => readModels('Golf: four')).toThrow('Not a generation');
  });
});
