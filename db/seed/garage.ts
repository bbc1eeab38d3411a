import type { Car } from './garage/car.ts';
import { bmwAndMercedes } from './garage/bmw-mercedes.ts';
import { frenchCars } from './garage/french.ts';
import { italianCars } from './garage/italian.ts';
import { opelAndFord } from './garage/opel-ford.ts';
import { otherCars } from './garage/others.ts';
import { volkswagenGroup } from './garage/volkswagen-group.ts';

/** The cars the shop has parts for: a narrower and better known list than `seedManufacturers`. */
export const garage: readonly Car[] = [
  ...volkswagenGroup,
  ...bmwAndMercedes,
  ...opelAndFord,
  ...frenchCars,
  ...italianCars,
  ...otherCars,
];
