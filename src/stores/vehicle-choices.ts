import type { VehicleChoices } from '#src/domain/vehicle-choices.ts';
import { fetchJson, RETRY } from './fetch-json.ts';
import { once } from './once.ts';

export const loadVehicleChoices: () => Promise<VehicleChoices> = once(
  async () => (await fetchJson('/data/vozila.json', { retry: RETRY.general })) as VehicleChoices,
);
