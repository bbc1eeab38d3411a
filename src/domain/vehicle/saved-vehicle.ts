import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import { VEHICLES_SAVED_MAX } from '../limits/pages.ts';

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

export const activeVehicle = ({ vehicles, active }: Garage): SavedVehicle | undefined =>
  vehicles.find((vehicle) => vehicleKey(vehicle) === active);

const isName = (value: unknown): value is NameAndSlug => {
  const { name, slug } = (value ?? {}) as Partial<NameAndSlug>;
  return typeof name === 'string' && typeof slug === 'string' && name !== '' && slug !== '';
};

/** Without facts that are not text. */
export function tidyVehicle(vehicle: SavedVehicle): SavedVehicle {
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
