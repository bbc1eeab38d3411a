import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { dealFacts } from '#src/domain/admin/deal.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { RowFactName } from '#src/domain/product/shown-fields.ts';
import { formatSpans, formatYears, mergeSpans } from '#src/domain/years.ts';
import { dealText } from '#src/strings/admin/deal.ts';
import { productsText as text, rowFactName } from '#src/strings/admin/products.ts';
import { partFacts } from '#src/strings/part-facts.ts';
import { fieldChoiceText } from '#src/strings/product-fields.ts';

export const vehicleOf = ({ manufacturer, model }: AdminProductRow): string =>
  [manufacturer, model].filter(Boolean).join(' ') || text.noVehicle;

const ROW_FACTS = Object.keys(rowFactName) as RowFactName[];

/** What the row knows of the part, and where it lies. */
export const knownText = (product: Partial<AdminProductRow>): string =>
  [
    ...partFacts(product).map((fact) => fact.text),
    ...ROW_FACTS.flatMap((name) =>
      partFacts(product, [name]).map((fact) => `${rowFactName[name]}: ${fact.text}`),
    ),
  ].join(' · ');

/** `45,00 KM · šifra 123`; in a narrow column the line breaks only after the price. */
export const priceAndCode = ({ id, priceMinor }: Pick<AdminProductRow, 'id' | 'priceMinor'>): string =>
  [priceMinor === null ? text.noPrice : formatMoney(priceMinor), text.code(id)]
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');

/** `Rezervisano do 25. 11. · Amir`; empty for a part in stock. */
export function dealOfRow(product: AdminProductRow): string {
  const { availability } = product;
  if (availability === 'in_stock') return '';
  const state = fieldChoiceText.availability[availability];
  const { until, facts } = dealFacts(product);
  return [until ? dealText.until(state, until) : state, ...facts].join(' · ');
}

export function yearsText({ years }: AdminProductRow): string {
  const closed = years.flatMap(({ yearFrom, yearTo: to }) =>
    to === null ? [] : [{ from: yearFrom ?? to, to }],
  );
  const open = years.flatMap(({ yearFrom, yearTo }) => (yearTo === null && yearFrom ? [yearFrom] : []));
  if (open.length === 0) return formatSpans(closed) || text.noYears;
  const start = Math.min(...open);
  const before = mergeSpans(closed).filter(({ from }) => from < start);
  // One that reaches the years that are still to come is a part of them.
  const joined = before.findIndex(({ to }) => to >= start - 1);
  const stillBuilt = formatYears(before[joined]?.from ?? start, null);
  return [formatSpans(joined < 0 ? before : before.slice(0, joined)), stillBuilt].filter(Boolean).join(', ');
}
