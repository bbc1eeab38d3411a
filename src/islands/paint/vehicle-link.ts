import type { SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';
import { sayUnloaded } from '../toast/load-toasts.ts';
import { changeVehicleWords, chooseVehicleWords, vehicleYear } from '#src/strings/marks.ts';

/** Writes the saved vehicle into the chip of the header and the link within 'Kompatibilno za'. */
export function paintVehicleLink(vehicle: SavedVehicle | undefined): void {
  const words = vehicle ? `${vehicle.manufacturer.name} ${vehicle.model.name}` : chooseVehicleWords;
  for (const link of document.querySelectorAll<HTMLElement>('[data-vehicle-link]')) {
    link.toggleAttribute('data-chosen', vehicle !== undefined);
    const name = link.querySelector('[data-vehicle-name]');
    if (name) name.textContent = words;
    const year = link.querySelector('[data-vehicle-year]');
    if (year) year.textContent = vehicle ? vehicleYear(vehicle.year) : '';
  }
  for (const link of document.querySelectorAll('[data-choose-vehicle]'))
    link.textContent = vehicle ? changeVehicleWords : chooseVehicleWords;
}

const OPENERS = '[data-vehicle-link], [data-choose-vehicle]';

/** Links to the choice on the home page open the vehicle editor instead, which is loaded at the first click. */
export function openVehicleEditor(): void {
  for (const opener of document.querySelectorAll(OPENERS)) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
  }
  const open = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(OPENERS))) return;
    event.preventDefault();
    import('../vehicle/open-dialog.ts').then((editor) => editor.openVehicleDialog(), sayUnloaded);
  };
  document.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
}
