import type { VehicleChoices } from '#src/domain/vehicle-choices.ts';
import { fetchJson, RETRY } from './fetch-json.ts';

let choices: Promise<VehicleChoices> | undefined;

/** Loaded once per page; a failure is not cached, so the next call loads again. */
export function loadVehicleChoices(): Promise<VehicleChoices> {
  choices ??= (fetchJson('/data/vozila.json', { retry: RETRY.general }) as Promise<VehicleChoices>).catch(
    (error: unknown) => {
      choices = undefined;
      throw error;
    },
  );
  return choices;
}
