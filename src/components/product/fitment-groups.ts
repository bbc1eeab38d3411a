import { FIRST_YEAR } from '#src/domain/limits.ts';
import { type Fitment, fitmentSpan } from '#src/domain/product.ts';
import type { ManufacturerName, ModelName } from '#src/domain/vehicle.ts';
import { lastYear, mergeSpans, type YearSpan } from '#src/domain/years.ts';

/** All years of one vehicle; no model means every model of the make, no years means ask the seller. */
export type FitmentGroup = {
  manufacturer: ManufacturerName;
  model: ModelName | null;
  years: readonly YearSpan[];
};

/** One group per vehicle, the primary one first. */
export function fitmentGroups(fitments: readonly Fitment[]): FitmentGroup[] {
  const bounds = { firstYear: FIRST_YEAR, lastYear: lastYear() };
  const byVehicle = Map.groupBy(fitments, (f) => `${f.manufacturer.slug}/${f.model?.slug ?? ''}`);
  return [...byVehicle.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const years = mergeSpans(same.flatMap((f) => fitmentSpan(f, bounds) ?? []));
    return [{ manufacturer: first.manufacturer, model: first.model, years }];
  });
}

/**
 * Vehicles as an attribute that the script of the saved vehicle reads: `audi/a4:2008-2011,2013-2015;skoda/:`.
 * No model after the slash: every model; no years after the colon: unknown.
 */
export const fitAttribute = (groups: readonly FitmentGroup[]): string =>
  groups
    .map(({ manufacturer, model, years }) => {
      const spans = years.map(({ from, to }) => `${from}-${to}`).join(',');
      return `${manufacturer.slug}/${model?.slug ?? ''}:${spans}`;
    })
    .join(';');
