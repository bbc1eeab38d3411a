import { demoCars } from './demo-cars.ts';
import type { Car } from './demo-cars/car.ts';
import { describePart } from './part-descriptions.ts';
import { fillName, finishName, type Place } from './part-names.ts';
import { partNumber } from './part-numbers.ts';
import { partTemplates } from './part-templates/all.ts';
import type { PartTemplate, PartVariant } from './part-templates/part-template.ts';
import type { Unplaced } from './unplaced.ts';
import { carFitment, priceMinorBetween, ratingFor } from './product-traits.ts';
import type { Random } from './random.ts';
import type { SeedFitment } from './seed-types.ts';

/** Share of a large breaker's yard (`Car.partCount`) that this shop has. */
const listedShare = 0.78;
const shareChance = 0.98;
const fitmentsMax = 5;

type Candidate = { template: PartTemplate; variant: PartVariant; place: Place };

function placesOf(template: PartTemplate, variant: PartVariant, car: Car): Place[] {
  const varies = template.differsBy ?? 'nothing';
  const sides = template.sides ?? [undefined];
  const isNamed = varies.includes('body') && car.bodies.length > 1;
  const bodies = isNamed ? car.bodies.filter(variant.bodies ?? (() => true)) : [undefined];
  const facelifts =
    varies.includes('facelift') && car.facelift ? (['before', 'after'] as const) : [undefined];
  const engines = template.perEngine ? car.engines.filter(variant.fitsEngine ?? (() => true)) : [undefined];
  return sides.flatMap((side) =>
    bodies.flatMap((body) =>
      facelifts.flatMap((facelift) => engines.map((engine): Place => ({ side, body, facelift, engine }))),
    ),
  );
}

function candidatesFor(template: PartTemplate, car: Car): Candidate[] {
  return template.variants
    .filter((variant) => variant.fits?.(car) ?? true)
    .flatMap((variant) => placesOf(template, variant, car).map((place) => ({ template, variant, place })));
}

function fitmentOf(car: Car, { facelift }: Place): SeedFitment {
  if (facelift === 'before' && car.facelift) return carFitment(car, car.from, car.facelift - 1);
  if (facelift === 'after' && car.facelift) return carFitment(car, car.facelift, car.to);
  return carFitment(car, car.from, car.to);
}

/** Facelifts of twins came in the same season, so the twin's own facelift year counts. */
function takesTheSamePart(other: Car, car: Car, { template, variant, place }: Candidate): boolean {
  if (template.sharedOn === 'nothing' || other === car || !(variant.fits?.(other) ?? true)) return false;
  if (template.sharedOn === 'twin')
    return (
      car.twin !== undefined && other.twin === car.twin && Boolean(other.facelift) === Boolean(car.facelift)
    );
  if (other.platform !== car.platform) return false;
  return place.engine ? other.engines.includes(place.engine) : other.bolts === car.bolts;
}

/** A few parts are listed without years: the seller asks back. */
function withoutYears({ manufacturer, model }: SeedFitment): SeedFitment {
  return { manufacturer, ...(model && { model }) };
}

function numbersFor(car: Car, { template, place }: Candidate, random: Random): string[] {
  if (!template.numbered || random.chance(0.25)) return [];
  const asked = { car, part: template.picture, side: place.side, engine: place.engine, random };
  const count = random.chance(0.15) ? 2 : 1;
  return Array.from({ length: count }, () => partNumber(asked)).filter((number) => number !== undefined);
}

function partFor(
  car: Car,
  candidate: Candidate,
  name: string,
  others: readonly Car[],
  random: Random,
): Unplaced {
  const { template, variant, place } = candidate;
  const partNumbers = numbersFor(car, candidate, random);
  const rating = ratingFor(variant.state, random);
  const own = fitmentOf(car, place);
  const fitments = [own, ...others.map((other) => fitmentOf(other, place))];
  const areYearsUnknown = others.length === 0 && !place.facelift && random.chance(0.02);
  return {
    kind: 'part',
    name: finishName(name, car, place, random),
    ...describePart({
      variant,
      rating,
      numbered: partNumbers.length > 0,
      shared: others.length > 0,
      random,
    }),
    rating,
    ...(random.chance(0.15) && { priceMinor: priceMinorBetween(variant.price, random) }),
    partNumbers,
    category: template.category,
    fitments: areYearsUnknown ? [withoutYears(own)] : fitments,
    picture: template.picture,
    side: place.side ?? 'left',
    demand: Math.min(1, car.partCount / 22),
  };
}

function pickTemplate(stock: Map<PartTemplate, Candidate[]>, random: Random): PartTemplate | undefined {
  const templates = [...stock].filter(([, left]) => left.length > 0).map(([template]) => template);
  let place = random.next() * templates.reduce((sum, template) => sum + template.weight, 0);
  return templates.find((template) => (place -= template.weight) < 0);
}

function nameFor(car: Car, { variant, place }: Candidate, random: Random): string | undefined {
  const writable = variant.names.filter((name) => car.sport !== undefined || !name.includes('{sport}'));
  return writable.length > 0 ? fillName(random.pick(writable), car, place, random) : undefined;
}

/** What a car already has, so that a part shared with another car is not listed twice under one name. */
type Listed = Set<string>;
const listedKey = (car: Car, name: string, { body, facelift }: Place) =>
  [car.key, name, body, facelift].join('|');

function partsFor(car: Car, listed: Listed, random: Random): Unplaced[] {
  const wanted = Math.max(1, Math.round(car.partCount * listedShare));
  const stock = new Map(
    partTemplates.map((template) => [template, random.shuffled(candidatesFor(template, car))]),
  );
  const products: Unplaced[] = [];
  while (products.length < wanted) {
    const template = pickTemplate(stock, random);
    if (!template) break;
    const candidate = stock.get(template)?.pop();
    if (!candidate) break;
    const name = nameFor(car, candidate, random);
    if (!name || listed.has(listedKey(car, name, candidate.place))) continue;
    const partners = demoCars.filter((other) => takesTheSamePart(other, car, candidate));
    const others = random.chance(shareChance)
      ? random
          .shuffled(partners.filter((other) => !listed.has(listedKey(other, name, candidate.place))))
          .slice(0, fitmentsMax - 1)
      : [];
    for (const fitting of [car, ...others]) listed.add(listedKey(fitting, name, candidate.place));
    products.push(partFor(car, candidate, name, others, random));
  }
  return products;
}

export function demoParts(random: Random): Unplaced[] {
  const listed: Listed = new Set();
  return demoCars.flatMap((car) => partsFor(car, listed, random));
}
