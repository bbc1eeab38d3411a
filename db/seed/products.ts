import { partDrafts } from './parts.ts';
import { type PicturePart, pictureKeys } from './picture-keys.ts';
import type { ProductDraft } from './product-draft.ts';
import { readPicture } from './read-picture.ts';
import { seededRandom, type Random } from './random.ts';
import type { SeedProduct } from './seed-types.ts';
import { tuningDrafts } from './tuning-products.ts';
import { universalPartDrafts } from './universal-parts.ts';

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

const vehicleOf = ({ fitments: [first] }: ProductDraft) =>
  first ? `${first.manufacturer} ${first.model ?? ''}` : 'any';

/** Takes the draft that repeats neither the part of the last four nor the vehicle of the last three. */
function nextApart(waiting: ProductDraft[], placed: readonly ProductDraft[]): ProductDraft | undefined {
  const parts = new Set(placed.slice(-4).map(({ picture }) => picture));
  const vehicles = new Set(placed.slice(-3).map(vehicleOf));
  const free = waiting.findIndex((draft) => !parts.has(draft.picture) && !vehicles.has(vehicleOf(draft)));
  return waiting.splice(Math.max(free, 0), 1)[0];
}

/** Newest first: the home page starts with attractive parts of popular cars; the rest is mixed. */
function displayOrder(drafts: readonly ProductDraft[], random: Random): ProductDraft[] {
  const mixed = random.shuffled(drafts);
  const attractive = mixed.filter(
    (d) => d.kind === 'part' && d.demand > 0.8 && frontParts.includes(d.picture),
  );
  const inFront = new Set(attractive.slice(0, frontSize * 4));
  const waiting = [...inFront, ...mixed.filter((draft) => !inFront.has(draft))];
  const placed: ProductDraft[] = [];
  for (let next = nextApart(waiting, placed); next; next = nextApart(waiting, placed)) placed.push(next);
  return placed;
}

/** Takes the drawing that agrees with a name and was shown least, never the same twice in a row in a category or on a vehicle. */
function pictureChoice() {
  const timesShown = new Map<string, number>();
  const lastInCategory = new Map<string, string>();
  const lastOnVehicle = new Map<string, string>();
  return (draft: ProductDraft): string[] => {
    const manufacturers = draft.fitments.map(({ manufacturer }) => manufacturer);
    const { part, variants, count, side } = readPicture({ ...draft, part: draft.picture, manufacturers });
    const category = draft.category ?? draft.tuningCategory ?? '';
    const vehicle = `${part} ${vehicleOf(draft)}`;
    const cost = ([key]: readonly [string, ...string[]]) =>
      (timesShown.get(key) ?? 0) +
      (lastInCategory.get(category) === key ? 2000 : 0) +
      (lastOnVehicle.get(vehicle) === key ? 1000 : 0);
    const [chosen] = variants
      .map((variant) => pictureKeys({ part, variant, count, side, worn: draft.condition === 'used' }))
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

function popularityOf(draft: ProductDraft, random: Random): number {
  return Math.floor(1000 * random.next() ** 4 * (0.35 + 0.65 * draft.demand));
}

function withoutRepeats(drafts: readonly ProductDraft[]): ProductDraft[] {
  const key = ({ name, fitments }: ProductDraft) => JSON.stringify([name, fitments[0] ?? null]);
  return [...new Map(drafts.map((draft) => [key(draft), draft])).values()];
}

/** The demo catalogue, newest first. Pure: every call gives the same products. */
export function demoProducts(): SeedProduct[] {
  const random = seededRandom(seed);
  const drafts = [...partDrafts(random), ...universalPartDrafts(random), ...tuningDrafts(random)];
  const ordered = displayOrder(withoutRepeats(drafts), random);
  const minutesOld = ages(ordered.length, random);
  const picturesOf = pictureChoice();
  return ordered.map((draft, i) => {
    const { picture: _part, side: _side, demand: _demand, ...product } = draft;
    return {
      ...product,
      pictures: picturesOf(draft),
      minutesOld: minutesOld[i] ?? 0,
      popularity: popularityOf(draft, random),
    };
  });
}
