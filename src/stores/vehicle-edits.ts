import { withoutVehicle, withReturnedVehicle, withVehicle } from '#src/domain/vehicle/garage-edits.ts';
import type { Garage, SavedVehicle, VehicleFacts } from '#src/domain/vehicle/saved-vehicle.ts';
import { $garage } from './vehicles.ts';

export const chooseVehicle = (vehicle: SavedVehicle): void =>
  $garage.set(withVehicle($garage.get(), vehicle));
/** An empty text removes an answer. */
export const setVehicleFacts = (vehicle: SavedVehicle, facts: VehicleFacts): void =>
  $garage.set(withVehicle($garage.get(), { ...vehicle, ...facts }));
export const switchVehicle = (key: string): void => $garage.set({ ...$garage.get(), active: key });
export const removeVehicle = (key: string): void => $garage.set(withoutVehicle($garage.get(), key));
/** `before`: what was saved when it was removed. */
export const returnVehicle = (vehicle: SavedVehicle, before: Garage): void =>
  $garage.set(withReturnedVehicle($garage.get(), before, vehicle));
