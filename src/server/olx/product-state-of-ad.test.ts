import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdReading, ReadFitment } from '#src/domain/ads/reading.ts';
import { fitGroups } from '#src/domain/fitment/fit-groups.ts';
import { writeFits } from '#src/domain/fitment/fit-text.ts';
import { fitVerdict } from '#src/domain/fitment/fit-verdict.ts';
import { PRODUCT_DESCRIPTION_MAX } from '#src/domain/limits/catalogue.ts';
import type { OlxAd } from './find-ads.ts';
import type { ImportKnowledge } from './import-knowledge.ts';
import { fitmentOf, productStateOfAd } from './product-state-of-ad.ts';

const GENERATIONS = [
  { id: 1, name: 'III', aliases: [], yearFrom: 2012, yearTo: 2020 },
  { id: 2, name: 'IV', aliases: [], yearFrom: 2019, yearTo: null },
];
const SKODA = { id: 1, name: 'Škoda', slug: 'skoda', aliases: [] };
const OCTAVIA = { id: 2, name: 'Octavia', slug: 'octavia', aliases: [], generations: GENERATIONS };

const read = (generation: number | null, yearFrom: number | null, yearTo: number | null): ReadFitment =>
  ({
    manufacturer: { ...SKODA, models: [OCTAVIA] },
    model: OCTAVIA,
    generation: generation === null ? null : GENERATIONS[generation],
    yearFrom,
    yearTo,
  }) as unknown as ReadFitment;

const inYear = (year: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-06-01T12:00:00Z`) });
};
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['the generation is still built', read(1, 2019, null), [2019, null]],
  ['the generation has ended', read(0, 2012, 2020), [2012, 2020]],
  ['only the start is known', read(null, 2015, null), [2015, null]],
  ['only the end is known', read(null, null, 2015), [1990, 2015]],
  ['the car is older than the first year', read(null, 1985, null), [1990, null]],
  ['the end is to come', read(null, 2019, 2031), [2019, 2026]],
  ['no year is known', read(null, null, null), [null, null]],
])('a vehicle of an ad keeps its years, and an open end stays open: %s', (_, fitment, years) => {
  inYear(2026);
  const { yearFrom, yearTo } = fitmentOf(fitment, 'Far Octavia');
  expect([yearFrom, yearTo]).toEqual(years);
});

test('the description of an ad is kept whole, as long as the field allows', () => {
  const lines = Array.from({ length: 600 }, (_, n) => `Stavka ${n + 1}: dio je ispravan i provjeren`);
  const ad = {
    title: 'Far',
    description: lines.map((line) => `<p style="margin:0">${line}</p>`).join(''),
    state: null,
  };
  const reading = { fitments: [], partNumbers: [] };
  const state = productStateOfAd(
    ad as unknown as OlxAd,
    reading as unknown as AdReading,
    { categories: new Map(), vehicles: { manufacturers: new Map() } } as unknown as ImportKnowledge,
    { pictures: [], importAs: 'draft' },
  );
  expect(state.description.split('\n\n').slice(0, 40)).toEqual(lines.slice(0, 40));
  expect(state.description.length).toBeGreaterThan(PRODUCT_DESCRIPTION_MAX - 60);
  expect(state.description.length).toBeLessThanOrEqual(PRODUCT_DESCRIPTION_MAX);
});

test('a part of a generation that is still built answers the same about a car in a later year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2026, max: 2040 }),
      fc.integer({ min: 2012, max: 2026 }),
      fc.boolean(),
      (imported, from, saysGeneration) => {
        inYear(imported);
        const fitment = fitmentOf(read(1, Math.max(from, 2019), null), 'Far Octavia 4');
        const verdict = (year: number, lastYear: number) => {
          const product = {
            ...fitment,
            manufacturer: SKODA,
            model: OCTAVIA,
            facts: fitment.facts,
            generations: GENERATIONS,
          };
          const fits = writeFits(fitGroups([product], lastYear, { body: false, engine: false }));
          const car = { manufacturer: SKODA, model: OCTAVIA, year };
          return fitVerdict(fits, saysGeneration ? { ...car, generation: 'IV' } : car).verdict;
        };
        expect(verdict(imported, imported)).toBe('yes');
        expect(verdict(imported + 1, imported + 1)).toBe('yes');
      },
    ),
  );
});
