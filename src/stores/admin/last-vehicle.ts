import { persisted } from '../persisted.ts';

/** The last manufacturer and model entered: the next new product starts with them. */
export const $lastVehicle = persisted<{ manufacturerId: string; modelId: string }>(
  'premium-parts-admin-vehicle',
  (stored) => {
    const { manufacturerId = '', modelId = '' } = (stored ?? {}) as Partial<Record<string, unknown>>;
    return { manufacturerId: String(manufacturerId), modelId: String(modelId) };
  },
);
