import type { DuplicateReason } from '../duplicates/find-duplicates.ts';
import type { ProductStatus } from '../product/product.ts';

/** A product of a group, for comparing side by side. */
export type DuplicateProduct = {
  id: number;
  name: string;
  status: ProductStatus;
  /** As in the list of products. */
  pendingVersion: number | null;
  /** Hash of the main picture. */
  image: string | null;
  pictures: number;
  /** `Audi A4 2004–2008`, the primary one first. */
  vehicles: readonly string[];
  partNumbers: readonly string[];
  priceMinor: number | null;
  source: string | null;
  createdAt: string;
};

export type DuplicateGroupView = {
  reasons: readonly DuplicateReason[];
  score: number;
  /** The first one is kept unless another is chosen. */
  products: readonly DuplicateProduct[];
};

/** `POST /api/admin/duplicates/find`. */
export type DuplicatesAnswer = {
  success: true;
  groups: readonly DuplicateGroupView[];
  /** Number of groups beyond those that are shown. */
  more: number;
  /** True when every picture has been compared; otherwise call again. */
  isComplete: boolean;
};

/** The found groups in the order that is on the screen; a group that shares a product with a shown one has its place. */
export function inShownOrder<Group extends { products: readonly { id: number }[] }>(
  shown: readonly Group[],
  found: readonly Group[],
): Group[] {
  const places = new Map(
    shown.flatMap(({ products }, place) => products.map(({ id }) => [id, place] as const)),
  );
  const placeOf = ({ products }: Group) =>
    Math.min(...products.map(({ id }) => places.get(id) ?? shown.length));
  return [...found].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Two products that the owner has marked as different, by id. */
export type DistinctPair = readonly [number, number];

/** `POST /api/admin/duplicates/distinct`: the pairs that are new, for the undo. */
export type DistinctAnswer = { success: true; pairs: DistinctPair[] };

export type DistinctPairView = {
  first: { id: number; name: string };
  second: { id: number; name: string };
  /** ISO 8601. */
  at: string;
};

/** `GET /api/admin/duplicates/distinct`, the last pair first; `total` also counts those that are not listed. */
export type DistinctListAnswer = { success: true; pairs: DistinctPairView[]; total: number };

/** `POST /api/admin/duplicates/merge`; `undo` for `POST /api/admin/undo/{undo}`. */
export type MergeDuplicatesAnswer = { success: true; removed: number; undo: string | null };

/** `POST /api/database/remove-duplicates` (SPEC §7); message and undo are additions to the specification. */
export type RemoveDuplicatesAnswer = {
  success: true;
  duplicates_removed: number;
  error: null;
  message: string;
  undo: string | null;
};
