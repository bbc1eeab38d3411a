import type { ListingScope } from '#src/domain/product-list/list-scope.ts';
import type { ListingFilters } from '#src/domain/product-list/list-state.ts';
import { $garage, currentVehicle } from '#src/stores/vehicles.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { ListingElements } from './elements.ts';

/** 'Samo dijelovi za moje vozilo': a quick way to the filters of the saved vehicle, on while they are the ones applied. */
export function connectMyVehicle(
  { form }: ListingElements,
  scope: ListingScope,
  onSwitch: (filters: Partial<ListingFilters>) => void,
): { update: (applied: ListingFilters) => void } {
  const label = document.createElement('label');
  label.className = 'ls__mine';
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', role: 'switch', className: 'switch' });
  label.append(box, text['mine.label']);
  form.after(label);

  const own = (): Partial<ListingFilters> => {
    const vehicle = currentVehicle();
    if (!vehicle) return {};
    const { manufacturer, model, year } = vehicle;
    return { manufacturer: manufacturer.slug, model: model.slug, yearFrom: year, yearTo: year };
  };
  const isPagesOwn = () => {
    const { manufacturer, model, yearFrom } = own();
    return (
      scope.kind === 'vehicle' &&
      scope.manufacturer === manufacturer &&
      scope.model === model &&
      scope.year === yearFrom
    );
  };
  let applied: ListingFilters | undefined;
  const paint = () => {
    label.hidden = !currentVehicle() || isPagesOwn();
    const keys = ['manufacturer', 'model', 'yearFrom', 'yearTo'] as const;
    box.checked = keys.every((key) => applied?.[key] === own()[key]);
  };
  box.addEventListener('change', () => onSwitch(box.checked ? own() : {}));
  $garage.listen(paint);
  return {
    update: (filters) => {
      applied = filters;
      paint();
    },
  };
}
