import type { Fitment, ProductCard } from './product.ts';
import type { ManufacturerName, ModelName } from '../vehicle.ts';
import { mergeSpans, type YearSpan } from '../years.ts';

/** The first and the last year of open ranges. */
export type YearBounds = { firstYear: number; lastYear: number };

/** All years of one vehicle. No model: every model of the manufacturer. No years: unknown, ask the seller. */
export type FitmentGroup = {
  manufacturer: ManufacturerName;
  model: ModelName | null;
  years: readonly YearSpan[];
};

/** A fitment's years as a span; undefined when no year is known. */
export function fitmentSpan(
  { yearFrom, yearTo }: Pick<Fitment, 'yearFrom' | 'yearTo'>,
  { firstYear, lastYear }: YearBounds,
): YearSpan | undefined {
  if (yearFrom === null && yearTo === null) return undefined;
  const from = yearFrom ?? firstYear;
  return { from, to: Math.max(from, yearTo ?? lastYear) };
}

/** One group per vehicle, the primary one first. */
export function fitmentGroups(fitments: readonly Fitment[], bounds: YearBounds): FitmentGroup[] {
  const byVehicle = Map.groupBy(fitments, (f) => `${f.manufacturer.slug}/${f.model?.slug ?? ''}`);
  return [...byVehicle.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const years = mergeSpans(same.flatMap((f) => fitmentSpan(f, bounds) ?? []));
    return [{ manufacturer: first.manufacturer, model: first.model, years }];
  });
}

/**
 * Vehicles as one short text, which the saved vehicle's script reads: `audi/a4:2008-2011,2013-2015;skoda/:`. Nothing
 * after the slash means every model; nothing after the colon means unknown years.
 */
export const fitText = (groups: readonly FitmentGroup[]): string =>
  groups
    .map(({ manufacturer, model, years }) => {
      const spans = years.map(({ from, to }) => `${from}-${to}`).join(',');
      return `${manufacturer.slug}/${model?.slug ?? ''}:${spans}`;
    })
    .join(';');

/** The vehicle part of a card; the primary vehicle gives its name and years. */
export function cardFitment(
  fitments: readonly Fitment[],
  bounds: YearBounds,
): Pick<ProductCard, 'manufacturer' | 'model' | 'years' | 'makes' | 'fits'> {
  const groups = fitmentGroups(fitments, bounds);
  return {
    manufacturer: groups[0]?.manufacturer ?? null,
    model: groups[0]?.model ?? null,
    years: groups[0]?.years ?? [],
    makes: [...new Set(groups.map((group) => group.manufacturer.name))],
    fits: fitText(groups),
  };
}

/** The card as a vehicle's own list shows it: with that vehicle's name and the years that apply to it. */
export function cardForVehicle<Card extends ProductCard>(
  card: Card,
  fitments: readonly Fitment[],
  vehicle: { manufacturer: string; model: string },
  bounds: YearBounds,
): Card {
  const groups = fitmentGroups(fitments, bounds).filter((g) => g.manufacturer.slug === vehicle.manufacturer);
  const group = groups.find((g) => g.model?.slug === vehicle.model) ?? groups.find((g) => g.model === null);
  if (!group || (group.manufacturer === card.manufacturer && group.model === card.model)) return card;
  return { ...card, manufacturer: group.manufacturer, model: group.model, years: group.years };
}
