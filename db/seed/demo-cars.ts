import type { Car } from './demo-cars/car.ts';
import { bmwAndMercedes } from './demo-cars/bmw-mercedes.ts';
import { frenchCars } from './demo-cars/french.ts';
import { italianCars } from './demo-cars/italian.ts';
import { opelAndFord } from './demo-cars/opel-ford.ts';
import { otherCars } from './demo-cars/others.ts';
import { volkswagenGroup } from './demo-cars/volkswagen-group.ts';

/** The cars that the demo shop has parts for: fewer than `seedManufacturers`, with more facts about each. */
export const demoCars: readonly Car[] = [
  ...volkswagenGroup,
  ...bmwAndMercedes,
  ...opelAndFord,
  ...frenchCars,
  ...italianCars,
  ...otherCars,
];
