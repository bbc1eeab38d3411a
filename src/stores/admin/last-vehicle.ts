import type { ProductFields, RememberedVehicle } from '#src/domain/admin/product-form.ts';
import { persisted } from '../persisted.ts';

/** The last manufacturer and model entered: the next new product starts with them. */
export const $lastVehicle = persisted<RememberedVehicle>('premium-parts-admin-vehicle', (stored) => {
  const { manufacturerId = '', modelId = '' } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return { manufacturerId: String(manufacturerId), modelId: String(modelId) };
});

/** Called when a new product is sent, not only once it is saved: without a network the next form is opened before that. */
export function rememberVehicle({ universal, fitments: [first] }: ProductFields): void {
  if (universal || !first) return;
  $lastVehicle.set({ manufacturerId: first.manufacturerId, modelId: first.modelId });
}
