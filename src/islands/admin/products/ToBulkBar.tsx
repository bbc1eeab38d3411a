import { productsText as text } from '#src/strings/admin/products.ts';
import { BULK_BAR_ID } from './BulkActions.tsx';

/** A skip link from a selected product to the bulk bar, which comes after the whole list. */
export const ToBulkBar = () => (
  <button
    type="button"
    className="sr-only rounded-2 bg-ink px-4 text-sm font-semibold text-ground focus:not-sr-only focus:absolute focus:top-1 focus:left-12 focus:z-1 focus:min-h-target focus:px-4"
    onClick={() => document.querySelector<HTMLElement>(`#${BULK_BAR_ID} button`)?.focus()}
  >
    {text.toBulk}
  </button>
);
