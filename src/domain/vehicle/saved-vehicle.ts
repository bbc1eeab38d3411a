import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import { VEHICLES_SAVED_MAX } from '../limits/visitors.ts';

/** What some parts depend on; asked for only when a visitor looks at such a part. */
export type VehicleFacts = { generation?: string; body?: string; engine?: string };

export type SavedVehicle = VehicleFacts & { manufacturer: NameAndSlug; model: NameAndSlug; year: number };

const FACTS = ['generation', 'body', 'engine'] as const satisfies (keyof VehicleFacts)[];

/** The visitor's cars, the latest first, and the active one, which products are compared with. */
export type Garage = { vehicles: readonly SavedVehicle[]; active: string | null };

export const EMPTY_GARAGE: Garage = { vehicles: [], active: null };

/** `audi/a4/2008`: identifies a vehicle and is its address. */
export const vehicleKey = ({ manufacturer, model, year }: SavedVehicle): string =>
  `${manufacturer.slug}/${model.slug}/${year}`;

const VEHICLE_KEY = /^[a-z\d-]{1,80}\/[a-z\d-]{1,80}\/(?:19|20)\d\d$/;

/** From an address, not trusted. */
export const readVehicleKey = (text: string | null): string | null =>
  text !== null && VEHICLE_KEY.test(text) ? text : null;

export const activeVehicle = ({ vehicles, active }: Garage): SavedVehicle | undefined =>
  vehicles.find((vehicle) => vehicleKey(vehicle) === active);

/**
 * A vehicle becomes the active one, whether new or saved, with its new facts; beyond the limit the oldest is removed.
 */
export function withVehicle({ vehicles }: Garage, vehicle: SavedVehicle): Garage {
  const key = vehicleKey(vehicle);
  const known = vehicles.some((other) => vehicleKey(other) === key);
  return {
    vehicles: known
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

const isName = (value: unknown): value is NameAndSlug => {
  const { name, slug } = (value ?? {}) as Partial<NameAndSlug>;
  return typeof name === 'string' && typeof slug === 'string' && name !== '' && slug !== '';
};

/** Without facts that are not text. */
function tidyVehicle(vehicle: SavedVehicle): SavedVehicle {
  const { manufacturer, model, year } = vehicle;
  const facts = FACTS.flatMap((name) => {
    const value: unknown = vehicle[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return { manufacturer, model, year, ...Object.fromEntries(facts) };
}

const isVehicle = (value: unknown): value is SavedVehicle => {
  const { manufacturer, model, year } = (value ?? {}) as Partial<SavedVehicle>;
  return isName(manufacturer) && isName(model) && Number.isInteger(year);
};

/** Stored data is not trusted: entries that are not vehicles are left out. */
export function readGarage(stored: unknown): Garage {
  const { vehicles, active } = (stored ?? {}) as Partial<Record<keyof Garage, unknown>>;
  if (!Array.isArray(vehicles)) return EMPTY_GARAGE;
  const good = vehicles.filter(isVehicle).slice(0, VEHICLES_SAVED_MAX).map(tidyVehicle);
  const isSaved = good.some((vehicle) => vehicleKey(vehicle) === active);
  return { vehicles: good, active: isSaved ? (active as string) : null };
}
