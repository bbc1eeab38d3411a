import { persisted } from '../persisted.ts';

/** Make and model that were entered last: the next part of the same car starts with them. */
export const $lastVehicle = persisted<{ manufacturerId: string; modelId: string }>(
  'premium-parts-admin-vehicle',
  (stored) => {
    const { manufacturerId = '', modelId = '' } = (stored ?? {}) as Partial<Record<string, unknown>>;
    return { manufacturerId: String(manufacturerId), modelId: String(modelId) };
  },
);
