import { tidyFacts } from '../fitment/fitment-facts.ts';
import { spansOfYears } from '../years.ts';
import type { UncheckedFitment } from './product-rules.ts';

type Vehicle = { manufacturerId?: number | undefined; modelId?: number | null | undefined };

const isSameVehicle = (a: Vehicle | undefined, b: Vehicle) =>
  a?.manufacturerId === b.manufacturerId && a?.modelId === b.modelId;

/**
 * The vehicles of a product after its primary one is replaced, for callers that handle one vehicle only: the further
 * ones stay. Without `years` a vehicle that stays keeps its own; an empty list is 'Godište na upit'.
 */
export function withPrimaryVehicle(
  fitments: readonly UncheckedFitment[],
  primary: { manufacturerId: number | undefined; modelId: number | undefined },
  years: readonly number[] | undefined,
): UncheckedFitment[] {
  const [old] = fitments;
  const further = fitments.filter(
    (fitment) => !isSameVehicle(old, fitment) && !isSameVehicle(primary, fitment),
  );
  const kept = years ? [] : fitments.filter((fitment) => isSameVehicle(primary, fitment));
  if (kept.length > 0) return [...kept, ...further];
  const spans = spansOfYears(years ?? []);
  const own = spans.length > 0 ? spans.map(({ from, to }) => ({ yearFrom: from, yearTo: to })) : [NO_YEARS];
  return [...own.map((span) => ({ ...primary, ...span })), ...further];
}

const NO_YEARS = { yearFrom: null, yearTo: null };

/** Without repeated vehicles: the same model, years and facts. The order stays. */
export function distinctFitments<Fitment extends UncheckedFitment>(fitments: readonly Fitment[]): Fitment[] {
  const seen = new Set<string>();
  return fitments.filter(({ manufacturerId, modelId, yearFrom, yearTo, facts }) => {
    const key = JSON.stringify([manufacturerId, modelId, yearFrom, yearTo, tidyFacts(facts)]);
    return !seen.has(key) && seen.add(key);
  });
}
