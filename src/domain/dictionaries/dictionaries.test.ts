import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelSlug, seedManufacturers } from '#db/seed/vehicles.ts';
import { isReservedManufacturerSlug, isReservedModelSlug } from '../catalogue/reserved-slugs.ts';
import { findClash } from './find-clash.ts';
import { tidyList } from './tidy-list.ts';

const OTHERS = [
  { name: 'Volkswagen', slug: 'volkswagen', aliases: ['VW', 'Volks Wagen'], slugAliases: ['vw'] },
  { name: 'Škoda', slug: 'skoda' },
];

describe('a name of another entry', () => {
  test.each([
    ['as a name in other letters', { name: 'SKODA', slug: 'nova' }, 'name', 'Škoda'],
    ['as an address', { name: 'Nova', slug: 'volkswagen' }, 'slug', 'Volkswagen'],
    ['as an alias', { name: 'Vw', slug: 'nova' }, 'name', 'Volkswagen'],
    ['as an address alias', { name: 'Nova', slug: 'vw' }, 'slug', 'Volkswagen'],
    ['through its own alias', { name: 'Nova', slug: 'nova', aliases: ['škoda'] }, 'aliases', 'Škoda'],
    [
      'through its address alias',
      { name: 'Nova', slug: 'nova', slugAliases: ['vw'] },
      'slugAliases',
      'Volkswagen',
    ],
  ])('%s is found with the entry that has it', (_, candidate, field, owner) => {
    expect(findClash(candidate, OTHERS)).toMatchObject({ field, owner: { name: owner } });
  });

  test('is not found when nothing is shared', () => {
    expect(findClash({ name: 'Seat', slug: 'seat', aliases: ['Cupra'] }, OTHERS)).toBeUndefined();
  });

  test('is found whatever the order of the others', () => {
    const named = fc.record({
      name: fc.stringMatching(/^[a-c]{1,2}$/),
      slug: fc.stringMatching(/^[a-c]{1,2}$/),
    });
    fc.assert(
      fc.property(named, fc.array(named), (candidate, others) => {
        const found = findClash(candidate, others);
        const reversed = findClash(candidate, others.toReversed());
        expect(reversed?.text).toBe(found?.text);
      }),
    );
  });
});

test('every manufacturer and model of the demo catalogue would be accepted by the rules', () => {
  const faults = seedManufacturers.flatMap((manufacturer) => {
    const named = manufacturer.models.map((model) => ({
      ...model,
      slug: modelSlug(model),
      aliases: model.aliases ?? [],
    }));
    const models = named.flatMap((model) => {
      const clash = findClash(
        model,
        named.filter((other) => other !== model),
      );
      return isReservedModelSlug(model.slug) || clash
        ? [`${manufacturer.name} ${model.name}: ${clash?.text ?? ''}`]
        : [];
    });
    const clash = findClash(
      manufacturer,
      seedManufacturers.filter((other) => other !== manufacturer),
    );
    return clash || isReservedManufacturerSlug(manufacturer.slug) ? [manufacturer.name, ...models] : models;
  });
  expect(faults).toEqual([]);
});

test('a list is tidied without losing its order', () => {
  expect(tidyList([' VW ', 'Golf   V', '', 'VW'])).toEqual(['VW', 'Golf V']);
});
