import type { BulkChange } from '#src/domain/admin/bulk.ts';
import { typedValue } from '#src/domain/admin/field-value.ts';
import { priceFault, priceMinorOf, valueFault } from '#src/domain/admin/product-rules.ts';
import { PRICE_PERCENT_MAX, PRICE_PERCENT_MIN } from '#src/domain/limits/admin.ts';
import { type BulkFieldName, productField } from '#src/domain/product/product-fields.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { productFaultText } from '#src/strings/product-rules.ts';

/** A field that can be set, or a change of another kind. */
export type FormKind = BulkFieldName | 'years' | 'price';

/** The typed change in per cent, e.g. `-10 %`; undefined when it breaks a rule. */
export function percentOf(typed: string): number | undefined {
  const percent = Number(typed.trim().replace(',', '.').replace(/\s*%$/, ''));
  const isRight =
    Number.isInteger(percent) &&
    percent !== 0 &&
    percent >= PRICE_PERCENT_MIN &&
    percent <= PRICE_PERCENT_MAX;
  return isRight ? percent : undefined;
}

/** The choice that removes the value of a field; an empty text means that nothing is chosen yet. */
export const NO_VALUE = 'bez';

/** The same for a field that is typed: the name of a checkbox. */
export const EMPTIED = 'isprazni';

/** Whether the value is typed and not chosen. */
export const isTyped = (name: BulkFieldName): boolean => ['text', 'number'].includes(productField(name).type);

/** The change from the form's values, or the sentence about what is wrong with them. */
export function changeOf(kind: FormKind, data: FormData): BulkChange | string {
  const value = (name: string) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  if (kind === 'years') {
    const years = { from: Number(value('from')), to: Number(value('to')) };
    return years.from > years.to ? text['bulk.yearsFault'] : { years };
  }
  if (kind !== 'price') {
    const entered = value(kind);
    if (data.has(EMPTIED)) return { [kind]: null } as BulkChange;
    if (entered === '') return text[isTyped(kind) ? 'bulk.typeFault' : 'bulk.chooseFault'];
    const set = entered === NO_VALUE && !isTyped(kind) ? null : typedValue(productField(kind), entered);
    const broken = valueFault(kind, set);
    return broken ? productFaultText[broken] : ({ [kind]: set } as BulkChange);
  }
  if (value('way') === 'none') return { priceMinor: null };
  if (data.has('price')) {
    const price = value('price');
    const broken = priceFault(price);
    if (broken) return productFaultText[broken];
    const priceMinor = priceMinorOf(price);
    return priceMinor ? { priceMinor } : text['bulk.priceMissing'];
  }
  const pricePercent = percentOf(value('percent'));
  return pricePercent === undefined
    ? text['bulk.percentFault'](PRICE_PERCENT_MIN, PRICE_PERCENT_MAX)
    : { pricePercent };
}
