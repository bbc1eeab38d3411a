import {
  activeVehicle,
  type Garage,
  readGarage,
  type SavedVehicle,
  type VehicleFacts,
  withoutVehicle,
  withVehicle,
} from '#src/domain/vehicle/saved-vehicle.ts';
import { persisted } from './persisted.ts';
import { VEHICLES_KEY } from './storage-keys.ts';

/** 'Moje vozilo': up to five vehicles, one of them active. */
export const $garage = persisted<Garage>(VEHICLES_KEY, readGarage);

export const currentVehicle = (): SavedVehicle | undefined => activeVehicle($garage.get());

export const chooseVehicle = (vehicle: SavedVehicle): void =>
  $garage.set(withVehicle($garage.get(), vehicle));
/** An empty text removes an answer. */
export const setVehicleFacts = (vehicle: SavedVehicle, facts: VehicleFacts): void =>
  $garage.set(withVehicle($garage.get(), { ...vehicle, ...facts }));
export const switchVehicle = (key: string): void => $garage.set({ ...$garage.get(), active: key });
export const removeVehicle = (key: string): void => $garage.set(withoutVehicle($garage.get(), key));
