import {
  activeVehicle,
  type Garage,
  readGarage,
  type SavedVehicle,
} from '#src/domain/vehicle/saved-vehicle.ts';
import { persisted } from './persisted.ts';
import { VEHICLES_KEY } from './storage-keys.ts';

/** 'Moje vozilo': up to five vehicles, one of them active; changed by vehicle-edits.ts, which no page needs at once. */
export const $garage = persisted<Garage>(VEHICLES_KEY, readGarage);

export const currentVehicle = (): SavedVehicle | undefined => activeVehicle($garage.get());
