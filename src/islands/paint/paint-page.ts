import { CLOCK_PAINTED_EVERY_MS, SHORT_NAME_CHARACTERS } from '#src/domain/limits/pages.ts';
import type { SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';
import { $garage, currentVehicle } from '#src/stores/vehicles.ts';
import { $wishlist } from '#src/stores/wishlist.ts';
import { onRendered } from '../rendered.ts';
import { paintBadge } from './badge.ts';
import { copyNumbers } from './copy-number.ts';
import { footerLinks, menu, paintYear, scrollTopButton } from './frame.ts';
import { paintHearts, toggleHearts } from './hearts.ts';
import { paintHero, submitHero } from './hero.ts';
import { paintOpenNow } from './open-now.ts';
import { recentViews } from './recent.ts';
import { openVehicleEditor, paintVehicleLink } from './vehicle-link.ts';

/** Does the same as the early script, for a vehicle chosen while the page is open. */
function markVehicle(vehicle: SavedVehicle | undefined): void {
  const page = document.documentElement;
  page.toggleAttribute('data-vehicle', vehicle !== undefined);
  if (!vehicle) return;
  const characters = vehicle.manufacturer.name.length + vehicle.model.name.length;
  page.dataset['vehicle'] = characters > SHORT_NAME_CHARACTERS ? 'long' : '';
}

let hasMarks = false;

function paintVehicle(): void {
  const vehicle = currentVehicle();
  markVehicle(vehicle);
  paintVehicleLink(vehicle);
  paintHero(vehicle);
  hasMarks ||= vehicle !== undefined;
  if (!hasMarks) return;
  import('./vehicle-marks.ts')
    // By then another vehicle may be chosen.
    .then((marks) => marks.paintVehicleMarks(currentVehicle()))
    .catch(console.warn);
}

/** What changes with the time, on a page that may stay open overnight. */
function paintClock(): void {
  paintOpenNow();
  paintYear();
}

/** Fills in what only this browser knows, on a page that is the same for everyone. */
export function paintPage(): void {
  $wishlist.subscribe((products) => {
    paintBadge(products.length);
    paintHearts();
  });
  $garage.subscribe(paintVehicle);
  onRendered(() => {
    paintHearts();
    paintVehicle();
  });
  paintClock();
  setInterval(paintClock, CLOCK_PAINTED_EVERY_MS);
  // After Back the page may be as it was left, hours ago.
  addEventListener('pageshow', paintClock);
  recentViews();
  copyNumbers();
  toggleHearts();
  openVehicleEditor();
  submitHero();
  scrollTopButton();
  footerLinks();
  menu();
}
