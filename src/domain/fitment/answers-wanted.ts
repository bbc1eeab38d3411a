import type { VehicleFacts } from '../vehicle/saved-vehicle.ts';
import type { YearSpan } from '../years.ts';
import { yearsOf } from '../years.ts';
import { readFits } from './fit-text.ts';
import { fitVerdict } from './fit-verdict.ts';

type WantedVehicle = VehicleFacts & {
  manufacturer: { slug: string };
  model: { slug: string } | undefined;
  /** The years that the vehicle may be of; empty: not known. */
  years: readonly YearSpan[];
};

/** Whether a part with this text of `writeFits` may fit the vehicle: nothing known contradicts it. */
export function answersWanted(fits: string, vehicle: WantedVehicle): boolean {
  // Words alone decide about a part without vehicles.
  if (fits === '') return true;
  const { manufacturer, model } = vehicle;
  const groups = readFits(fits).filter((group) => group.manufacturer === manufacturer.slug);
  if (!model) return groups.length > 0;
  if (!groups.some((group) => group.model === '' || group.model === model.slug)) return false;
  const years = yearsOf(vehicle.years);
  return (
    years.length === 0 || years.some((year) => fitVerdict(fits, { ...vehicle, model, year }).verdict !== 'no')
  );
}
