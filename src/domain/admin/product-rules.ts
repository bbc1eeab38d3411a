import { type FitmentFacts, wrongFact } from '../fitment/fitment-facts.ts';
import { FIRST_YEAR, FITMENTS_PER_PRODUCT, IMAGES_PER_PRODUCT } from '../limits/catalogue.ts';
import { parseMoney } from '../money.ts';
import {
  type FieldNamed,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  PRODUCT_FIELDS,
  productField,
  type ProductValues,
} from '../product/product-fields.ts';
import type { ProductStatus } from '../product/product.ts';
import { brokenRule, isWithin } from './field-value.ts';

/** A vehicle as a form holds it. */
export type UncheckedFitment = {
  /** Undefined while nothing is chosen. */
  manufacturerId: number | undefined;
  /** Undefined while nothing is chosen; null when every model is chosen. */
  modelId: number | null | undefined;
  yearFrom: number | null;
  yearTo: number | null;
  facts?: FitmentFacts | undefined;
};

/** A product as a form or a request holds it, before it is checked. */
export type UncheckedProduct = Omit<ProductValues, 'priceMinor' | FieldNamed<{ isNotInForm: true }>> & {
  /** As typed; empty or null is 'Cijena na upit'. A number is in KM. */
  price: string | number | null;
  /** An empty list is a universal product; only callers that handle several vehicles can send it. */
  fitments: readonly UncheckedFitment[];
  imageCount: number;
};

/** A rule of a field's type that its value breaks. */
type ValueFault =
  | `${FieldNamed<{ isRequired: true }>}.missing`
  | `${FieldNamed<{ type: 'text' | 'texts' }>}.length`
  | `${FieldNamed<{ type: 'texts' }>}.many`
  | `${FieldNamed<{ type: 'number' }>}.range`;

export type ProductFault =
  | ValueFault
  | 'manufacturerId.missing'
  | 'manufacturerId.unknown'
  | 'modelId.missing'
  | 'modelId.unknown'
  | 'years.range'
  | 'years.order'
  | 'facts.range'
  | 'fitments.many'
  | 'images.missing'
  | 'images.many'
  | 'images.unknown'
  | 'images.type'
  | 'price.form'
  | 'price.range'
  | 'categoryId.unknown'
  | 'tuningCategoryId.unknown'
  | 'tuningCategoryId.kind';

/** Field (`name`, `fitments.1.modelId`, `images`) → its first fault; empty when the product may be saved. */
export type ProductFaults = Partial<Record<string, ProductFault>>;

/** Undefined for parts of a fening. Read as text, 1.234 would be a thousand. */
function minorOfNumber(price: number): number | undefined {
  const minor = Math.round(price * 100);
  return price >= 0 && Number.isSafeInteger(minor) && minor / 100 === price ? minor : undefined;
}

/** In feninga; null is no price, undefined a price that cannot be read. */
export function priceMinorOf(price: string | number | null): number | null | undefined {
  if (price === null) return null;
  if (typeof price === 'number') return minorOfNumber(price);
  const text = price.trim();
  return text === '' ? null : parseMoney(text);
}

/** In the same units as `priceMinorOf` reads. */
export function priceFault(price: string | number | null): ProductFault | undefined {
  const minor = priceMinorOf(price);
  if (minor === undefined) return 'price.form';
  return minor === null || isWithin(minor, 1, PRODUCT_FIELDS.priceMinor.max) ? undefined : 'price.range';
}

/** Both years included; `lastYear` is the last one that the selects offer. */
export function yearsFault(
  from: number | null,
  to: number | null,
  lastYear: number,
): 'years.range' | 'years.order' | undefined {
  const fits = (year: number | null) => year === null || isWithin(year, FIRST_YEAR, lastYear);
  if (!fits(from) || !fits(to)) return 'years.range';
  return from !== null && to !== null && from > to ? 'years.order' : undefined;
}

function fitmentFaults(fitment: UncheckedFitment, at: string, lastYear: number): [string, ProductFault][] {
  const { manufacturerId, modelId, yearFrom, yearTo, facts } = fitment;
  const faults: [string, ProductFault][] = [];
  if (manufacturerId === undefined) faults.push([`${at}.manufacturerId`, 'manufacturerId.missing']);
  if (modelId === undefined) faults.push([`${at}.modelId`, 'modelId.missing']);
  const years = yearsFault(yearFrom, yearTo, lastYear);
  if (years) faults.push([`${at}.years`, years]);
  const fact = facts && wrongFact(facts, fitment);
  if (fact) faults.push([`${at}.facts.${fact}`, 'facts.range']);
  return faults;
}

/**
 * SPEC §5 requires a picture; products that visitors do not see may lack it, whatever their origin (DECISIONS D18).
 */
export const lacksPicture = (status: ProductStatus, imageCount: number): boolean =>
  status === 'published' && imageCount === 0;

/** The first rule of its type that the value of a field breaks. */
export function valueFault(name: PlainFieldName, value: unknown): ValueFault | undefined {
  const rule = brokenRule(productField(name), value);
  return rule && (`${name}.${rule}` as ValueFault);
}

/** The rules of SPEC §5 and a few more; the form and the server use the same ones. */
export function productFaults(product: UncheckedProduct, lastYear: number): ProductFaults {
  const { fitments, imageCount } = product;
  const values = product as Partial<ProductValues>;
  const faults: [string, ProductFault | undefined | false][] = [
    ...PLAIN_FIELD_NAMES.map((name) => [name, valueFault(name, values[name])] as [string, ProductFault]),
    ['price', priceFault(product.price)],
    ...fitments.flatMap((fitment, i) => fitmentFaults(fitment, `fitments.${i}`, lastYear)),
    ['fitments', fitments.length > FITMENTS_PER_PRODUCT && 'fitments.many'],
    [
      'images',
      lacksPicture(product.status, imageCount)
        ? 'images.missing'
        : imageCount > IMAGES_PER_PRODUCT && 'images.many',
    ],
    [
      'tuningCategoryId',
      product.kind !== 'tuning' && product.tuningCategoryId !== null && 'tuningCategoryId.kind',
    ],
  ];
  return Object.fromEntries(faults.filter((entry): entry is [string, ProductFault] => Boolean(entry[1])));
}
