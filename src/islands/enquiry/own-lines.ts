import { activeVehicle, type Garage } from '#src/domain/vehicle/saved-vehicle.ts';
import { readChassis } from '#src/stores/contact.ts';
import { enquiryText as text } from '#src/strings/enquiry.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';

/** What an enquiry says about the visitor's own car. */
export function ownLines(garage: Garage): string[] {
  const vehicle = activeVehicle(garage);
  const chassis = readChassis();
  return [
    ...(vehicle ? [text.vehicle(vehicleName(vehicle, vehicle.year))] : []),
    ...(chassis ? [text.chassis(chassis)] : []),
  ];
}
