import { useStore } from '@nanostores/react';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { activeVehicle, type SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';
import { $garage } from '#src/stores/vehicles.ts';

type VehicleFilters = Pick<ListFilters, 'manufacturer' | 'model' | 'yearFrom' | 'yearTo'>;

const KEYS = ['manufacturer', 'model', 'yearFrom', 'yearTo'] as const satisfies (keyof VehicleFilters)[];

/** The filters of 'Samo dijelovi za moje vozilo'. */
export const vehicleFilters = ({ manufacturer, model, year }: SavedVehicle): VehicleFilters => ({
  manufacturer: manufacturer.slug,
  model: model.slug,
  yearFrom: year,
  yearTo: year,
});

const isPagesOwn = (own: VehicleFilters, scope: ListScope): boolean =>
  scope.kind === 'vehicle' &&
  scope.manufacturer === own.manufacturer &&
  scope.model === own.model &&
  scope.year === own.yearFrom;

/** The saved vehicle as filters, whether they are in force, and whether the page itself is about that vehicle. */
export function useSavedVehicle(applied: ListFilters, scope: ListScope) {
  const vehicle = activeVehicle(useStore($garage));
  const own = vehicle && vehicleFilters(vehicle);
  return {
    own,
    isMine: own !== undefined && KEYS.every((key) => applied[key] === own[key]),
    isPagesOwn: own !== undefined && isPagesOwn(own, scope),
  };
}
