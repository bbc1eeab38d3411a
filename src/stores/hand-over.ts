import { HAND_OVER_SECONDS } from '#src/domain/limits/pages.ts';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import { listCall, readList } from '#src/domain/product-list/list-state.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { fetchJson, RETRY } from './fetch-json.ts';
import { HAND_OVER_KEY } from './tab-keys.ts';

type HandOver = { path: string; at: number } & ListAnswer;

const isRecent = (at: number) => Date.now() - at < HAND_OVER_SECONDS * 1000;

/**
 * Loads the vehicle's parts while the visitor is still at the hero, and stores them for the vehicle's page, like
 * navigation state (SPEC §4, DECISIONS D8). The page works without it, so a failure is only logged.
 */
export async function prepareVehiclePage(vehicle: SavedVehicle, signal: AbortSignal): Promise<void> {
  const path = `/${vehicleKey(vehicle)}`;
  const scope = listScope(path);
  const call = listCall(readList(new URLSearchParams(), scope), scope);
  try {
    const answer = (await fetchJson(call, { retry: RETRY.none, signal })) as ListAnswer;
    const state: HandOver = { path, at: Date.now(), ...answer };
    sessionStorage.setItem(HAND_OVER_KEY, JSON.stringify(state));
  } catch (error) {
    if (!signal.aborted) console.warn(error);
  }
}

/** The hero's answer for this page from the last minute, unless the page shows the same already. */
export function handedOver(path: string, shown: number): ListAnswer | undefined {
  try {
    const state = JSON.parse(sessionStorage.getItem(HAND_OVER_KEY) ?? 'null') as HandOver | null;
    if (state?.path !== path || state.total === shown || !isRecent(state.at)) return undefined;
    return state;
  } catch (error) {
    // Storage is forbidden, or holds something else.
    console.warn(error);
    return undefined;
  }
}
