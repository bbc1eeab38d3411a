import type { Deal } from './deal.ts';
import type { BulkFieldName, ProductValues } from '../product/product-fields.ts';

/** `POST /api/admin/products/bulk`: one change for all of `ids`. */
export type BulkChange =
  | { [Name in BulkFieldName]: Pick<ProductValues, Name> }[BulkFieldName]
  /** Applied to every vehicle of the product. */
  | { years: { from: number; to: number } }
  | Pick<ProductValues, 'priceMinor'>
  /** Raises or lowers prices; products without one stay as they are. */
  | { pricePercent: number }
  /** In stock, reserved or sold. */
  | { deal: Deal }
  | { delete: true }
  /** Takes products out of the bin. */
  | { restore: true };

export type BulkAnswer = {
  success: true;
  /** Number of products that were changed; the others had the value already, or are in the bin. */
  changed: number;
  /** Products that were not published because they have no picture. */
  withoutPicture: number;
  /** Products whose price was not raised or lowered because they have none. */
  withoutPrice: number;
  /** For `POST /api/admin/undo/{undo}`. */
  undo: string;
};

export type UndoAnswer = {
  success: true;
  changed: number;
  /** Products that were skipped because they were edited since. */
  skipped: number;
};
