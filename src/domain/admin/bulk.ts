import type { BulkFieldName, ProductValues } from '../product/product-fields.ts';

/** `POST /api/admin/products/bulk`: one change for all of `ids`. */
export type BulkChange =
  | { [Name in BulkFieldName]: Pick<ProductValues, Name> }[BulkFieldName]
  /** Years of every vehicle of the product. */
  | { years: { from: number; to: number } }
  /** Raises or lowers known prices; products without one stay as they are. */
  | { pricePercent: number }
  | { delete: true }
  /** Out of the bin. */
  | { restore: true };

export type BulkAnswer = {
  success: true;
  /** Products that are different now; the others were so already, or are in the bin and stay there. */
  changed: number;
  /** Not published, because they have no picture. */
  withoutPicture: number;
  /** For `POST /api/admin/undo/{undo}`. */
  undo: string;
};

export type UndoAnswer = {
  success: true;
  changed: number;
  /** Left alone, because they were edited since. */
  skipped: number;
};
