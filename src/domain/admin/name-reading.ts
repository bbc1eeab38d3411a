import type { FitmentValues } from './product.ts';

/** `GET /api/admin/name-reading?name=…`: proposals for the form, in the order of the name. */
export type NameReading = {
  vehicles: (FitmentValues & { name: string })[];
  category: { id: number; name: string } | null;
};
