import type { SavedVehicle } from '../vehicle/saved-vehicle.ts';

/** `Audi A4 2008 B7 karavan`, in a form that the shop can read. */
export const wantedVehicle = ({
  manufacturer,
  model,
  year,
  generation,
  body,
  engine,
}: SavedVehicle): string =>
  [manufacturer.name, model.name, year, generation, body, engine].filter(Boolean).join(' ');

/** `bmw-x5` → `BMW X5`: short words of a slug are mostly abbreviations. */
export const wordsOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word.length < 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
