import { demoCars } from './demo-cars.ts';
import { sidedPictureParts } from './picture-keys.ts';
import type { Unplaced } from './unplaced.ts';
import { carFitment, priceMinorBetween, ratingFor } from './product-traits.ts';
import type { Random } from './random.ts';
import type { SeedFitment } from './seed-types.ts';
import { ledLighting, mirrorTuning, spoilers, steeringWheels } from './tuning/body-and-light.ts';
import { exhaust, intercoolers, suspension } from './tuning/suspension-and-exhaust.ts';
import type { TuningLine } from './tuning/tuning-template.ts';
import { brakes, wheels } from './tuning/wheels-and-brakes.ts';

const ranges = [
  wheels,
  brakes,
  suspension,
  exhaust,
  ledLighting,
  spoilers,
  steeringWheels,
  intercoolers,
  mirrorTuning,
];

function fitmentOf(text: string): SeedFitment {
  const name = text.trim();
  if (!name.includes(' ')) return { manufacturer: name };
  const car = demoCars.find((candidate) => candidate.key === name);
  if (!car) throw new Error(`No ${name} in demoCars`);
  return carFitment(car, car.from, car.to);
}

function tuningProduct(
  category: string,
  line: TuningLine,
  name: string,
  cars: string,
  random: Random,
): Unplaced {
  const sided = (sidedPictureParts as readonly string[]).includes(line.picture);
  return {
    kind: 'tuning',
    name,
    description: line.note,
    rating: ratingFor('new', random),
    condition: 'new',
    priceMinor: priceMinorBetween(line.price, random),
    partNumbers: [],
    tuningCategory: category,
    fitments: cars === '' ? [] : cars.split('+').map(fitmentOf),
    picture: line.picture,
    side: sided ? 'both' : 'left',
    demand: 0.8,
  };
}

export function demoTuningProducts(random: Random): Unplaced[] {
  return ranges.flatMap(({ category, lines }) =>
    lines.flatMap((line) =>
      line.cars.flatMap((cars) =>
        line.names.map((name) => tuningProduct(category, line, name, cars, random)),
      ),
    ),
  );
}
