import type { SavedVehicle } from '#src/domain/saved-vehicle.ts';

/** `Audi A4 2008`. */
export const vehicleName = ({ manufacturer, model, year }: SavedVehicle): string =>
  `${manufacturer.name} ${model.name} ${year}`;
