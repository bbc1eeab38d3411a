import { slugify } from '#src/domain/text/slug.ts';
import type { SeedManufacturer, SeedModel } from './seed-types.ts';
import { audi, porsche } from './vehicles/audi-porsche.ts';
import { bmw, mini } from './vehicles/bmw-mini.ts';
import { alfaRomeo, fiat } from './vehicles/fiat-alfa-romeo.ts';
import { hyundai, kia } from './vehicles/hyundai-kia.ts';
import { landRover, volvo } from './vehicles/land-rover-volvo.ts';
import { mercedesBenz } from './vehicles/mercedes-benz.ts';
import { honda, nissan } from './vehicles/nissan-honda.ts';
import { ford, opel } from './vehicles/opel-ford.ts';
import { citroen, peugeot } from './vehicles/peugeot-citroen.ts';
import { dacia, renault } from './vehicles/renault-dacia.ts';
import { seat, skoda } from './vehicles/seat-skoda.ts';
import { mazda, suzuki, toyota } from './vehicles/toyota-mazda-suzuki.ts';
import { volkswagen } from './vehicles/volkswagen.ts';

/** Every manufacturer of the demo catalogue with European production years, in the order of the list a visitor sees. */
export const seedManufacturers: readonly SeedManufacturer[] = [
  alfaRomeo,
  audi,
  bmw,
  citroen,
  dacia,
  fiat,
  ford,
  honda,
  hyundai,
  kia,
  landRover,
  mazda,
  mercedesBenz,
  mini,
  nissan,
  opel,
  peugeot,
  porsche,
  renault,
  seat,
  suzuki,
  skoda,
  toyota,
  volkswagen,
  volvo,
];

export function modelSlug(model: SeedModel): string {
  return model.slug ?? slugify(model.name);
}

/** The last year the demo catalogue knows: the end of whatever is still built. */
export const lastSeedYear = 2026;
