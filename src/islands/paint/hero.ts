import type { SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';

/** Navigates to /{brand}/{model}/{year}, an address that a plain HTML form cannot build. */
export function submitHero(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-picker]');
  form?.addEventListener('submit', (event) => {
    const values = Array.from(form.querySelectorAll('select'), (select) => select.value);
    if (values.includes('')) return;
    event.preventDefault();
    location.assign(`/${values.join('/')}`);
  });
}

/** Shows the saved vehicle in the hero's selects before their choices are loaded. */
export function paintHero(vehicle: SavedVehicle | undefined): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-picker]');
  if (!form || form.closest('[data-touched]')) return;
  const [manufacturer, model, year] = form.querySelectorAll('select');
  if (!vehicle || !manufacturer || !model || !year) return;
  manufacturer.value = vehicle.manufacturer.slug;
  if (manufacturer.value === '') return;
  model.replaceChildren(new Option(vehicle.model.name, vehicle.model.slug));
  year.replaceChildren(new Option(String(vehicle.year)));
  for (const select of [model, year]) select.removeAttribute('aria-disabled');
  form.querySelector('button')?.removeAttribute('disabled');
}
