import { ADMIN_ROW_FIELDS, type AdminProductRow } from '#src/domain/admin/product.ts';
import { productField } from '#src/domain/product/product-fields.ts';
import { formatSpans } from '#src/domain/years.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { choiceWord } from '#src/strings/product-fields.ts';

export const vehicleOf = ({ manufacturer, model }: AdminProductRow): string =>
  [manufacturer, model].filter(Boolean).join(' ') || text.noVehicle;

/** The optional facts of a product that are filled in. */
export const knownText = (product: AdminProductRow): string =>
  ADMIN_ROW_FIELDS.flatMap((name) => {
    const { type, default: usual } = productField(name);
    return type === 'choice' && usual === null ? (choiceWord(name, String(product[name])) ?? []) : [];
  }).join(' · ');

export function yearsText({ years }: AdminProductRow): string {
  const spans = years.flatMap(({ yearFrom, yearTo }) => {
    const from = yearFrom ?? yearTo;
    return from === null ? [] : [{ from, to: yearTo ?? from }];
  });
  return formatSpans(spans) || text.noYears;
}
