import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import { decidingFacts } from '../fitment/deciding-facts.ts';
import { fitGroups } from '../fitment/fit-groups.ts';
import { writeFits } from '../fitment/fit-text.ts';
import { groupBy } from '../group-by.ts';
import { fitmentSpan } from './fitment-span.ts';
import type { Fitment, ProductCard } from './product.ts';
import { mergeSpans, type YearSpan } from '../years.ts';

/** All years of one vehicle. No model: every model of the manufacturer. No years: unknown, ask the seller. */
export type FitmentGroup = {
  manufacturer: NameAndSlug;
  model: NameAndSlug | null;
  years: readonly YearSpan[];
};

/** One group per vehicle, the primary one first. */
export function fitmentGroups(fitments: readonly Fitment[], lastYear: number): FitmentGroup[] {
  const byVehicle = groupBy(
    fitments,
    ({ manufacturer, model }) => `${manufacturer.slug}/${model?.slug ?? ''}`,
  );
  return [...byVehicle.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const years = mergeSpans(same.flatMap((f) => fitmentSpan(f, lastYear) ?? []));
    return [{ manufacturer: first.manufacturer, model: first.model, years }];
  });
}

/** The vehicle part of the card of a part with this name; the primary vehicle gives its name and years. */
export function cardFitment(
  name: string,
  fitments: readonly Fitment[],
  lastYear: number,
): Pick<ProductCard, 'manufacturer' | 'model' | 'years' | 'manufacturers' | 'fits'> {
  const groups = fitmentGroups(fitments, lastYear);
  return {
    manufacturer: groups[0]?.manufacturer ?? null,
    model: groups[0]?.model ?? null,
    years: groups[0]?.years ?? [],
    manufacturers: [...new Set(groups.map((group) => group.manufacturer.name))],
    fits: writeFits(fitGroups(fitments, lastYear, decidingFacts(name))),
  };
}

/**
 * The card as a vehicle's own list shows it: with that vehicle's name and the years that apply to it. Without a model, or
 * when it is for other models only, with the first vehicle of the manufacturer.
 */
export function cardForVehicle<Card extends Pick<ProductCard, 'manufacturer' | 'model' | 'years'>>(
  card: Card,
  fitments: readonly Fitment[],
  vehicle: { manufacturer: string; model: string | null },
  lastYear: number,
): Card {
  const groups = fitmentGroups(fitments, lastYear).filter(
    (g) => g.manufacturer.slug === vehicle.manufacturer,
  );
  const ofModel = groups.find((g) => g.model?.slug === vehicle.model) ?? groups.find((g) => g.model === null);
  const group = (vehicle.model === null ? undefined : ofModel) ?? groups[0];
  if (!group || (group.manufacturer === card.manufacturer && group.model === card.model)) return card;
  return { ...card, manufacturer: group.manufacturer, model: group.model, years: group.years };
}
