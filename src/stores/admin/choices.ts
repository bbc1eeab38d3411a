import type { AdminVehicles } from '#src/domain/admin/product-form.ts';
import { adminCall } from './admin-call.ts';
import { fetchJson } from '../fetch-json.ts';

type CategoryChoice = { id: number; name: string };

/** Manufacturers with their models, for the form's selects. */
export const readVehicles = (signal?: AbortSignal): Promise<AdminVehicles> =>
  adminCall('manufacturers-models', { signal });

const readPublic = async (address: string, signal?: AbortSignal): Promise<CategoryChoice[]> =>
  (await fetchJson(address, { ...(signal && { signal }) })) as CategoryChoice[];

export const readCategories = (signal?: AbortSignal) => readPublic('/api/product-categories', signal);
export const readTuningCategories = (signal?: AbortSignal) => readPublic('/api/tuning/categories', signal);
