import type { Locator } from '@playwright/test';

/** Chooses the Golf of 2006 in a vehicle picker. */
export async function chooseVehicle(place: Locator): Promise<void> {
  await place.getByLabel('Marka').focus();
  await place.getByLabel('Marka').selectOption({ label: 'Volkswagen' });
  await place.getByLabel('Model', { exact: true }).selectOption({ label: 'Golf' });
  await place.getByLabel('Godina').selectOption('2006');
}
