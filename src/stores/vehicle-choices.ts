import { atom } from 'nanostores';
import type { VehicleChoices } from '#src/domain/vehicle/vehicle-choices.ts';
import { fetchJson } from './fetch-json.ts';
import { once } from './once.ts';
import { retryOnline } from './retry-online.ts';

/** What the shop offers; undefined until it is loaded. */
export const $vehicleChoices = atom<VehicleChoices | undefined>();

export const loadVehicleChoices: () => Promise<VehicleChoices> = once(async () => {
  const choices = (await fetchJson('/data/vozila.json', { retry: retryOnline('general') })) as VehicleChoices;
  $vehicleChoices.set(choices);
  return choices;
});
