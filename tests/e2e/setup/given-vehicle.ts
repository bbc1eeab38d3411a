import type { Page } from '@playwright/test';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';

const AUDI = {
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  year: 2008,
};

/** A visitor whose vehicle is an Audi A4 of 2008, from the test's first page on; a removed vehicle stays removed. */
export const givenVehicle = (page: Page, facts: Partial<SavedVehicle> = {}) => {
  const vehicle = { ...AUDI, ...facts };
  return page.addInitScript(
    (garage) => {
      if (localStorage.getItem('premium-parts-vehicles') === null)
        localStorage.setItem('premium-parts-vehicles', garage);
    },
    JSON.stringify({ vehicles: [vehicle], active: vehicleKey(vehicle) }),
  );
};
