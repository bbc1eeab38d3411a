import { describe, expect, test } from 'vitest';
import { isReservedManufacturerSlug, isReservedTuningSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { SLUG_PATTERN } from '#src/domain/text/slug.ts';
import { seedCategories, seedTuningCategories } from './categories.ts';

describe('the categories of the demo catalogue', () => {
  test('are at least 20, and the nine of tuning under their known addresses', () => {
    expect(seedCategories.length).toBeGreaterThanOrEqual(20);
    expect(seedTuningCategories.map(({ slug }) => slug)).toEqual([
      ...[
        'felge',
        'kocioni-sistemi',
        'ovjes',
        'auspuh',
        'led-rasvjeta',
        'spojleri',
        'volani',
        'intercooleri',
        'retrovizori',
      ],
    ]);
  });

  test('share no address with each other or with a page of the shop', () => {
    const slugs = [...seedCategories, ...seedTuningCategories].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(slugs.filter((slug) => isReservedManufacturerSlug(slug) || isReservedTuningSlug(slug))).toEqual(
      [],
    );
  });

  test('have a description of what they contain', () => {
    for (const { name, description } of [...seedCategories, ...seedTuningCategories]) {
      expect(description.length, name).toBeGreaterThan(50);
      expect(description, name).toMatch(/\.$/);
    }
    for (const { hint, picture, slug } of seedTuningCategories) {
      expect(hint).not.toBe('');
      expect(picture).toBe(`tuning-${slug}`);
    }
  });
});
