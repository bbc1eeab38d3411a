import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { activeVehicle } from '#src/domain/saved-vehicle.ts';
import { $garage } from '#src/stores/vehicles.ts';

type VehicleFilters = Pick<ListFilters, 'manufacturer' | 'model' | 'yearFrom' | 'yearTo'>;

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

function paint(label: HTMLElement, isHidden: boolean, isOn: boolean): void {
  label.hidden = isHidden;
  const box = label.querySelector('input');
  if (box) box.checked = isOn;
}

/** 'Samo dijelovi za moje vozilo': a switch for the filters of the saved vehicle, on while they are applied. */
export function useMyVehicle(
  label: HTMLElement,
  {
    applied,
    scope,
    onSwitch,
  }: {
    applied: ListFilters;
    scope: ListScope;
    onSwitch: (filters: Partial<ListFilters>) => void;
  },
): void {
  const own = useVehicleFilters();
  const keys = ['manufacturer', 'model', 'yearFrom', 'yearTo'] as const;
  const isOn = own !== undefined && keys.every((key) => applied[key] === own[key]);
  useLayoutEffect(() => paint(label, !own || isPagesOwn(own, scope), isOn));
  useEffect(() => {
    const change = ({ target }: Event) =>
      onSwitch(target instanceof HTMLInputElement && target.checked ? (own ?? {}) : {});
    label.addEventListener('change', change);
    return () => label.removeEventListener('change', change);
  });
}
