import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import { $garage, currentVehicle } from '#src/stores/vehicles.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { ListElements } from './elements.ts';

/** 'Samo dijelovi za moje vozilo': a quick way to the filters of the saved vehicle, on while they are the ones applied. */
export function connectMyVehicle(
  { form }: ListElements,
  scope: ListScope,
  onSwitch: (filters: Partial<ListFilters>) => void,
): { update: (applied: ListFilters) => void } {
  const label = document.createElement('label');
  label.className = 'ls__mine';
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', role: 'switch', className: 'switch' });
  label.append(box, text['mine.label']);
  form.after(label);

  const own = (): Partial<ListFilters> => {
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
  let applied: ListFilters | undefined;
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
