import { demoParts } from './parts.ts';
import { type PicturePart, pictureKeys } from './picture-keys.ts';
import type { Unplaced } from './unplaced.ts';
import { readPicture } from './read-picture.ts';
import { seededRandom, type Random } from './random.ts';
import type { SeedProduct } from './seed-types.ts';
import { demoTuningProducts } from './tuning-products.ts';
import { demoUniversalParts } from './universal-parts.ts';

const seed = 20_240_611;
const oldestMinutes = 400 * 24 * 60;
const frontSize = 12;
const frontParts: readonly PicturePart[] = [
  'headlight',
  'wheel',
  'mirror',
  'turbo',
  'taillight',
  'brake',
  'grille',
  'steering',
];

const vehicleOf = ({ fitments: [first] }: Unplaced) =>
  first ? `${first.manufacturer} ${first.model ?? ''}` : 'any';

/** Takes the product that repeats neither the part of the last four nor the vehicle of the last three. */
function nextApart(waiting: Unplaced[], placed: readonly Unplaced[]): Unplaced | undefined {
  const parts = new Set(placed.slice(-4).map(({ picture }) => picture));
  const vehicles = new Set(placed.slice(-3).map(vehicleOf));
  const free = waiting.findIndex((one) => !parts.has(one.picture) && !vehicles.has(vehicleOf(one)));
  return waiting.splice(Math.max(free, 0), 1)[0];
}

/** Newest first: the home page starts with attractive parts of popular cars; the rest is mixed. */
function displayOrder(products: readonly Unplaced[], random: Random): Unplaced[] {
  const mixed = random.shuffled(products);
  const attractive = mixed.filter(
    ({ kind, demand, picture }) => kind === 'part' && demand > 0.8 && frontParts.includes(picture),
  );
  const inFront = new Set(attractive.slice(0, frontSize * 4));
  const waiting = [...inFront, ...mixed.filter((product) => !inFront.has(product))];
  const placed: Unplaced[] = [];
  for (let next = nextApart(waiting, placed); next; next = nextApart(waiting, placed)) placed.push(next);
  return placed;
}

/** Takes the drawing that agrees with a name and was shown least, never the same twice in a row in a category or on a vehicle. */
function pictureChoice() {
  const timesShown = new Map<string, number>();
  const lastInCategory = new Map<string, string>();
  const lastOnVehicle = new Map<string, string>();
  return (product: Unplaced): string[] => {
    const manufacturers = product.fitments.map(({ manufacturer }) => manufacturer);
    const { part, variants, count, side } = readPicture({ ...product, part: product.picture, manufacturers });
    const category = product.category ?? product.tuningCategory ?? '';
    const vehicle = `${part} ${vehicleOf(product)}`;
    const cost = ([key]: readonly [string, ...string[]]) =>
      (timesShown.get(key) ?? 0) +
      (lastInCategory.get(category) === key ? 2000 : 0) +
      (lastOnVehicle.get(vehicle) === key ? 1000 : 0);
    const [chosen] = variants
      .map((variant) => pictureKeys({ part, variant, count, side, worn: product.condition === 'used' }))
      .sort((a, b) => cost(a) - cost(b));
    if (!chosen) return [];
    timesShown.set(chosen[0], (timesShown.get(chosen[0]) ?? 0) + 1);
    lastInCategory.set(category, chosen[0]);
    lastOnVehicle.set(vehicle, chosen[0]);
    return chosen;
  };
}

/** Distinct and increasing; more products are recent than a year old. */
function ages(count: number, random: Random): number[] {
  let last = 10;
  return Array.from({ length: count }, (_, i) => {
    const due = Math.floor(oldestMinutes * ((i + random.next()) / count) ** 1.3);
    last = Math.max(last + 1, due);
    return last;
  });
}

function popularityOf(product: Unplaced, random: Random): number {
  return Math.floor(1000 * random.next() ** 4 * (0.35 + 0.65 * product.demand));
}

function withoutRepeats(products: readonly Unplaced[]): Unplaced[] {
  const key = ({ name, fitments }: Unplaced) => JSON.stringify([name, fitments[0] ?? null]);
  return [...new Map(products.map((product) => [key(product), product])).values()];
}

/** The demo catalogue, newest first. Pure: every call gives the same products. */
export function demoProducts(): SeedProduct[] {
  const random = seededRandom(seed);
  const products = [...demoParts(random), ...demoUniversalParts(random), ...demoTuningProducts(random)];
  const ordered = displayOrder(withoutRepeats(products), random);
  const minutesOld = ages(ordered.length, random);
  const picturesOf = pictureChoice();
  return ordered.map((unplaced, i) => {
    const { picture: _part, side: _side, demand: _demand, ...product } = unplaced;
    return {
      ...product,
      pictures: picturesOf(unplaced),
      minutesOld: minutesOld[i] ?? 0,
      popularity: popularityOf(unplaced, random),
    };
  });
}
