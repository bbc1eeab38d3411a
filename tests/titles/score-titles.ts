import { readAd } from '#src/domain/ads/read-ad.ts';
import { CONFIDENT_FROM, type AdReading } from '#src/domain/ads/reading.ts';
import { demoKnowledge, type TitleCase } from './parse-titles.ts';

/** The year in which the tables were written: short and open years are read relative to it. */
const THIS_YEAR = 2026;

const TRAITS = [
  'manufacturer',
  'model',
  'years',
  'generation',
  'side',
  'position',
  'partNumbers',
  'category',
] as const;
type Trait = (typeof TRAITS)[number];

export type TitleResult = {
  wanted: TitleCase;
  reading: AdReading;
  right: Record<Trait, boolean>;
  isConfident: boolean;
  /** A manufacturer that the title does not name. */
  hasWrongManufacturer: boolean;
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...new Set(a)].sort().join('|') === [...new Set(b)].sort().join('|');

export function readCase(wanted: TitleCase): TitleResult {
  const reading = readAd({ ...wanted, category: '' }, demoKnowledge, THIS_YEAR);
  const { fitments, confidence } = reading;
  const manufacturers = wanted.vehicles.map((v) => v.manufacturer);
  return {
    wanted,
    reading,
    right: {
      manufacturer: same(
        manufacturers,
        fitments.map((f) => f.manufacturer.name),
      ),
      model: same(
        wanted.vehicles.map((v) => `${v.manufacturer} ${v.model}`),
        fitments.map((f) => `${f.manufacturer.name} ${f.model?.name ?? null}`),
      ),
      years: same(
        wanted.vehicles.map((v) => `${v.yearFrom}-${v.yearTo}`),
        fitments.map((f) => `${f.yearFrom}-${f.yearTo}`),
      ),
      generation: wanted.vehicles.every(
        (v) =>
          v.generation === null || fitments.some((f) => f.model?.name === v.model && f.generation !== null),
      ),
      side: reading.side === wanted.side,
      position: reading.position === wanted.position,
      partNumbers: same(wanted.partNumbers, reading.partNumbers),
      category: wanted.category === undefined || reading.category === wanted.category,
    },
    isConfident: confidence >= CONFIDENT_FROM,
    hasWrongManufacturer: fitments.some((f) => !manufacturers.includes(f.manufacturer.name)),
  };
}

export type TitleScore = { titles: number; confident: number; wrongConfident: number } & Record<
  Trait,
  number
>;

/** Shares from 0 to 1; `wrongConfident` is a share of the confident readings. */
export function scoreOf(results: readonly TitleResult[]): TitleScore {
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
  const confident = results.filter((result) => result.isConfident);
  const traits = TRAITS.map((trait) => [
    trait,
    share(results.filter((result) => result.right[trait]).length, results.length),
  ]);
  return {
    titles: results.length,
    confident: share(confident.length, results.length),
    wrongConfident: share(confident.filter((result) => result.hasWrongManufacturer).length, confident.length),
    ...(Object.fromEntries(traits) as Record<Trait, number>),
  };
}
