import type { Car } from './demo-cars/car.ts';
import type { PartVariant } from './part-templates/part-template.ts';
import type { Random } from './random.ts';
import type { SeedFitment, SeedProduct } from './seed-types.ts';

/** Whole fives of KM below 200, whole tens above, as prices are written by hand. */
export function priceMinorBetween([low, high]: readonly [number, number], random: Random): number {
  const price = random.between(low, high);
  const step = price < 200 ? 5 : 10;
  return Math.max(step, Math.round(price / step) * step) * 100;
}

export const carFitment = (car: Car, yearFrom: number, yearTo: number | undefined): SeedFitment => ({
  manufacturer: car.manufacturer,
  model: car.model,
  yearFrom,
  ...(yearTo && { yearTo }),
});

/** Mostly five stars; a three only for used parts that show it. */
export function ratingFor(state: PartVariant['state'], random: Random): SeedProduct['rating'] {
  if (state === 'used' && random.chance(0.06)) return 3;
  return random.chance(0.18) ? 4 : 5;
}
