import type { Page } from '@playwright/test';

const AUDI = {
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  year: 2008,
};

/** A visitor whose vehicle is an Audi A4 of 2008, from the test's first page on; a removed vehicle stays removed. */
export const givenVehicle = (page: Page) =>
  page.addInitScript(
    (garage) => {
      if (localStorage.getItem('premium-parts-vehicles') === null)
        localStorage.setItem('premium-parts-vehicles', garage);
    },
    JSON.stringify({ vehicles: [AUDI], active: 'audi/a4/2008' }),
  );
