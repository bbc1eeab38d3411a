import { VEHICLES_SAVED_MAX } from '../limits/pages.ts';
import { type Garage, type SavedVehicle, tidyVehicle, vehicleKey } from './saved-vehicle.ts';

/**
 * A vehicle becomes the active one, whether new or saved, with its new facts; beyond the limit the oldest is removed.
 */
export function withVehicle({ vehicles }: Garage, vehicle: SavedVehicle): Garage {
  const key = vehicleKey(vehicle);
  const isKnown = vehicles.some((other) => vehicleKey(other) === key);
  return {
    vehicles: isKnown
      ? vehicles.map((other) => (vehicleKey(other) === key ? tidyVehicle({ ...other, ...vehicle }) : other))
      : [vehicle, ...vehicles].slice(0, VEHICLES_SAVED_MAX),
    active: key,
  };
}

/** Whether saving this vehicle would remove the oldest one. */
export const isGarageFull = ({ vehicles }: Garage, vehicle: SavedVehicle): boolean =>
  vehicles.length >= VEHICLES_SAVED_MAX &&
  !vehicles.some((other) => vehicleKey(other) === vehicleKey(vehicle));

/** When the active one is removed, the latest of the others becomes active. */
export function withoutVehicle({ vehicles, active }: Garage, key: string): Garage {
  const rest = vehicles.filter((vehicle) => vehicleKey(vehicle) !== key);
  const next = rest[0] ? vehicleKey(rest[0]) : null;
  return { vehicles: rest, active: active === key ? next : active };
}

/** A removed vehicle in the place that it had, and active again if it was; beyond the limit the oldest is removed. */
export function withReturnedVehicle(now: Garage, before: Garage, vehicle: SavedVehicle): Garage {
  const key = vehicleKey(vehicle);
  const others = withoutVehicle(now, key).vehicles;
  const at = before.vehicles.findIndex((other) => vehicleKey(other) === key);
  const vehicles = [...others.slice(0, at), vehicle, ...others.slice(at)];
  const garage = { vehicles, active: before.active === key ? key : now.active };
  const oldest = vehicles[VEHICLES_SAVED_MAX];
  return oldest ? withoutVehicle(garage, vehicleKey(oldest)) : garage;
}

/**
 * A saved vehicle under its present names, in its place; once, if it was also saved under these. Unchanged if the vehicle
 * was removed before its names arrived.
 */
export function withMovedVehicle(
  garage: Garage,
  key: string,
  { manufacturer, model }: Pick<SavedVehicle, 'manufacturer' | 'model'>,
): Garage {
  const { vehicles, active } = garage;
  const former = vehicles.find((vehicle) => vehicleKey(vehicle) === key);
  if (!former) return garage;
  const moved = { ...former, manufacturer, model };
  const now = vehicleKey(moved);
  const others = vehicles.filter((vehicle) => vehicle === former || vehicleKey(vehicle) !== now);
  return {
    vehicles: others.map((vehicle) => (vehicle === former ? moved : vehicle)),
    active: active === key ? now : active,
  };
}
