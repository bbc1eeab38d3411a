import { useStore } from '@nanostores/react';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { activeVehicle } from '#src/domain/saved-vehicle.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

type VehicleFilters = Pick<ListFilters, 'manufacturer' | 'model' | 'yearFrom' | 'yearTo'>;

const KEYS = ['manufacturer', 'model', 'yearFrom', 'yearTo'] as const satisfies (keyof VehicleFilters)[];

function useVehicleFilters(): VehicleFilters | undefined {
  const vehicle = activeVehicle(useStore($garage));
  if (!vehicle) return undefined;
  const { manufacturer, model, year } = vehicle;
  return { manufacturer: manufacturer.slug, model: model.slug, yearFrom: year, yearTo: year };
}

const isPagesOwn = (own: VehicleFilters, scope: ListScope): boolean =>
  scope.kind === 'vehicle' &&
  scope.manufacturer === own.manufacturer &&
  scope.model === own.model &&
  scope.year === own.yearFrom;

type Props = { applied: ListFilters; scope: ListScope; onSwitch: (filters: Partial<ListFilters>) => void };

/** 'Samo dijelovi za moje vozilo': a switch for the filters of the saved vehicle, on while they are applied. */
export function MyVehicle({ applied, scope, onSwitch }: Props) {
  const own = useVehicleFilters();
  if (!own || isPagesOwn(own, scope)) return null;
  return (
    <label className="ls__mine">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={KEYS.every((key) => applied[key] === own[key])}
        onChange={({ target }) => onSwitch(target.checked ? own : {})}
      />
      {text['mine.label']}
    </label>
  );
}
