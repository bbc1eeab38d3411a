import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { formatSpans } from '#src/domain/years.ts';
import { productsText as text } from '#src/strings/admin/products.ts';

export const vehicleOf = ({ manufacturer, model }: AdminProductRow): string =>
  [manufacturer, model].filter(Boolean).join(' ') || text.noVehicle;

export function yearsText({ years }: AdminProductRow): string {
  const spans = years.flatMap(({ yearFrom, yearTo }) => {
    const from = yearFrom ?? yearTo;
    return from === null ? [] : [{ from, to: yearTo ?? from }];
  });
  return formatSpans(spans) || text.noYears;
}
