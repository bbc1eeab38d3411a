import type { ProductionYears } from '../vehicle/vehicle.ts';
import { LATEST_YEAR } from '../vehicle-text/generation-years.ts';
import type { LexiconGeneration } from '../vehicle-text/name-keys.ts';
import type { NamedYears } from '../vehicle-text/find-years.ts';
import type { ReadFitment, ReadingReason } from './reading.ts';
import type { Mention } from '../vehicle-text/mention.ts';

/** Sellers use years slightly outside production: facelifts are sold earlier, parts are kept later. */
const SLACK_YEARS = 2;

const endOf = ({ yearTo }: ProductionYears): number => yearTo ?? LATEST_YEAR;

function rangeOf(generations: readonly ProductionYears[]): ProductionYears | undefined {
  if (generations.length === 0) return undefined;
  const end = Math.max(...generations.map(endOf));
  return {
    yearFrom: Math.min(...generations.map((g) => g.yearFrom)),
    yearTo: end === LATEST_YEAR ? null : end,
  };
}

/** Production years of a vehicle: of the named generations, else of all generations of the model. */
function productionOf(mention: Mention): ProductionYears | undefined {
  return rangeOf(mention.generations.length > 0 ? mention.generations : (mention.model?.generations ?? []));
}

const overlaps = (years: NamedYears, production: ProductionYears, slack: number): boolean =>
  (years.from ?? 0) <= endOf(production) + slack && (years.to ?? LATEST_YEAR) >= production.yearFrom - slack;

/**
 * The generation that an open range starts or ends in; of two that overlap there, the later at a start, the earlier at
 * an end. A named generation that was not built around then is a mistake: people count the generations of some models
 * differently.
 */
function generationOfEnd(mention: Mention, year: number, isStart: boolean): ProductionYears | undefined {
  const named = rangeOf(mention.generations);
  if (named && named.yearFrom - 1 <= year && year <= endOf(named)) return named;
  const all = mention.model?.generations ?? [];
  const around = all
    .filter((g) => g.yearFrom <= year && year <= endOf(g))
    .sort((a, b) => (isStart ? b.yearFrom - a.yearFrom : a.yearFrom - b.yearFrom));
  return around[0] ?? named ?? rangeOf(all);
}

/** An open end is that of the generation there; null where it is still built, or is not known. */
function withEnds(years: NamedYears, mention: Mention): { yearFrom: number | null; yearTo: number | null } {
  const { from, to } = years;
  if (from !== undefined && to !== undefined) return { yearFrom: from, yearTo: to };
  if (from !== undefined) {
    const generation = generationOfEnd(mention, from, true);
    const yearTo =
      generation && generation.yearTo !== null && generation.yearTo >= from ? generation.yearTo : null;
    return { yearFrom: from, yearTo };
  }
  const last = to ?? LATEST_YEAR;
  const generation = generationOfEnd(mention, last, false);
  return {
    yearFrom: generation && generation.yearFrom <= last ? generation.yearFrom : null,
    yearTo: to ?? null,
  };
}

/**
 * After the years of another vehicle, and with a generation that says its own, `Passat B6 2005-2008, Golf 5`, or after
 * the year of the car that the part is from: `Fiat Doblo 2003, Alfa 147`.
 */
const isAfterYears = (mention: Mention, mentions: readonly Mention[], years: NamedYears): boolean =>
  (mention.generations.length > 0 || years.from === years.to) &&
  mention.from > years.at &&
  mentions.some(({ to }) => to <= years.at);

/**
 * The years that belong to a vehicle: a single range belongs to all without years of their own, otherwise the one after
 * the vehicle or its list.
 */
function yearsOf(
  mention: Mention,
  mentions: readonly Mention[],
  all: readonly NamedYears[],
): readonly NamedYears[] {
  const [first, second] = all;
  if (!first || mentions.length <= 1) return all;
  if (!second) return isAfterYears(mention, mentions, first) ? [] : all;
  const following = all.find((years) => years.at >= mention.to);
  const own =
    following ?? (mentions.every((other) => all.every((y) => y.at < other.from)) ? all[0] : undefined);
  return own ? [own] : [];
}

/** A year of the car that the part is from says nothing beside the years that it fits. */
const isPartOf = ({ from, to }: NamedYears, longer: NamedYears): boolean =>
  from !== undefined &&
  from === to &&
  longer.from !== undefined &&
  longer.to !== undefined &&
  longer.from < longer.to &&
  longer.from <= from &&
  from <= longer.to;

type FittedVehicle = { fitments: ReadFitment[]; certainty: number; reasons: ReadingReason[] };

const single = (generations: readonly LexiconGeneration[]): LexiconGeneration | null =>
  generations.length === 1 ? (generations[0] ?? null) : null;

/** The fitments of one vehicle that a title names. */
export function fitYears(
  mention: Mention,
  mentions: readonly Mention[],
  all: readonly NamedYears[],
): FittedVehicle {
  const { manufacturer, model, generations } = mention;
  const reasons: ReadingReason[] = [...mention.reasons];
  let { certainty } = mention;
  const production = productionOf(mention);
  const named = yearsOf(mention, mentions, all).filter(
    (years) => !years.isShort || !production || overlaps(years, production, SLACK_YEARS),
  );
  // `2003-2008, gume 2024`: years that the vehicle was not built in are of something else that the title has.
  const isOfOthers = production !== undefined && (mentions.length > 1 || named.length > 1);
  const own = named
    .filter((years) => !isOfOthers || overlaps(years, production, SLACK_YEARS))
    .filter((years, _, all) => !all.some((longer) => isPartOf(years, longer)));
  if (own.length > 0) {
    if (own.some((years) => years.from === undefined || years.to === undefined)) {
      reasons.push('years-open');
      certainty *= 0.98;
    }
    if (own.some((years) => years.isShort)) reasons.push('short-years');
    if (production && own.some((years) => !overlaps(years, production, SLACK_YEARS))) {
      reasons.push('years-unlikely');
      certainty *= 0.75;
    }
    const generation = single(generations);
    const fitments = own.map((years) => ({ manufacturer, model, generation, ...withEnds(years, mention) }));
    return { fitments, certainty, reasons };
  }
  if (generations.length > 0) {
    const fitments = generations.map((generation) => ({
      manufacturer,
      model,
      generation,
      yearFrom: generation.yearFrom,
      yearTo: generation.yearTo,
    }));
    return { fitments, certainty: certainty * 0.95, reasons: [...reasons, 'years-of-generation'] };
  }
  if (mention.within) {
    const { yearFrom, yearTo } = mention.within;
    const fitments = [{ manufacturer, model, generation: null, yearFrom, yearTo }];
    return { fitments, certainty: certainty * 0.95, reasons: [...reasons, 'years-of-generation'] };
  }
  const unknown = { manufacturer, model, generation: null, yearFrom: null, yearTo: null };
  return { fitments: [unknown], certainty, reasons };
}
