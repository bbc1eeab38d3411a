import type { SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';
import { paintFitLines } from './fit-lines.ts';
import { markOwnYear, paintNeedles, setNeedle } from './needles.ts';
import { paintOwnParts } from './own-parts.ts';
import { sortRelated } from './related.ts';

/** What a page shows about the saved vehicle, apart from its name; loaded only where there is one. */
export function paintVehicleMarks(vehicle: SavedVehicle | undefined): void {
  paintFitLines(vehicle);
  paintNeedles(vehicle);
  markOwnYear(vehicle);
  sortRelated();
  paintOwnParts(vehicle);
  const scale = document.querySelector<HTMLElement>('.hero [data-year-scale]');
  // After its first touch the form sets the needle itself.
  if (scale && !document.querySelector('[data-touched] [data-hero-picker]')) setNeedle(scale, vehicle?.year);
}
