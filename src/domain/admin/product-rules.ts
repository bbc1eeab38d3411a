import {
  FIRST_YEAR,
  FITMENTS_PER_PRODUCT,
  IMAGES_PER_PRODUCT,
  PART_NUMBERS_PER_PRODUCT,
  PART_NUMBER_MAX,
  PRICE_MINOR_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_QUALITY_MAX,
  RATING_MAX,
  RATING_MIN,
  WARRANTY_MONTHS_MAX,
} from '../limits.ts';
import { parseMoney } from '../money.ts';
import type { ProductKind, ProductStatus } from '../product/product.ts';

/** A vehicle as it stands in a form. */
export type FitmentDraft = {
  /** Undefined while nothing is chosen. */
  manufacturerId: number | undefined;
  /** Undefined while nothing is chosen; null is the choice of every model. */
  modelId: number | null | undefined;
  yearFrom: number | null;
  yearTo: number | null;
};

/** A product as it stands in a form or in a request, before it is known to be right. */
export type ProductDraft = {
  kind: ProductKind;
  status: ProductStatus;
  name: string;
  description: string;
  rating: number;
  /** As it was typed; empty or null is 'Cijena na upit'. A number is in KM. */
  price: string | number | null;
  partNumbers: readonly string[];
  quality: string | null;
  warrantyMonths: number;
  tuningCategoryId: number | null;
  /** An empty list is a universal product, which only somebody who knows of several vehicles can ask for. */
  fitments: readonly FitmentDraft[];
  imageCount: number;
};

export type ProductFault =
  | 'name.missing'
  | 'name.length'
  | 'manufacturerId.missing'
  | 'manufacturerId.unknown'
  | 'modelId.missing'
  | 'modelId.unknown'
  | 'years.range'
  | 'years.order'
  | 'fitments.many'
  | 'images.missing'
  | 'images.many'
  | 'images.unknown'
  | 'images.type'
  | 'rating.range'
  | 'price.form'
  | 'price.range'
  | 'description.length'
  | 'quality.length'
  | 'warranty.range'
  | 'partNumbers.many'
  | 'partNumbers.length'
  | 'categoryId.unknown'
  | 'tuningCategoryId.unknown'
  | 'tuningCategoryId.kind';

/** Field (`name`, `fitments.1.modelId`, `images`) → its first fault; empty when the product may be saved. */
export type ProductFaults = Partial<Record<string, ProductFault>>;

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** In feninga; null is no price, undefined cannot be read. */
export function priceMinorOf(price: string | number | null): number | null | undefined {
  if (price === null) return null;
  const text = typeof price === 'number' ? String(price) : price.trim();
  return text === '' ? null : parseMoney(text);
}

function priceFault(price: string | number | null): ProductFault | undefined {
  const minor = priceMinorOf(price);
  if (minor === undefined) return 'price.form';
  return minor === null || isWithin(minor, 1, PRICE_MINOR_MAX) ? undefined : 'price.range';
}

/** Years both ends included; `lastYear` is the last one that selects offer. */
export function yearsFault(
  from: number | null,
  to: number | null,
  lastYear: number,
): 'years.range' | 'years.order' | undefined {
  const fits = (year: number | null) => year === null || isWithin(year, FIRST_YEAR, lastYear);
  if (!fits(from) || !fits(to)) return 'years.range';
  return from !== null && to !== null && from > to ? 'years.order' : undefined;
}

function fitmentFaults(fitment: FitmentDraft, at: string, lastYear: number): [string, ProductFault][] {
  const { manufacturerId, modelId, yearFrom, yearTo } = fitment;
  const faults: [string, ProductFault][] = [];
  if (manufacturerId === undefined) faults.push([`${at}.manufacturerId`, 'manufacturerId.missing']);
  if (modelId === undefined) faults.push([`${at}.modelId`, 'modelId.missing']);
  const years = yearsFault(yearFrom, yearTo, lastYear);
  if (years) faults.push([`${at}.years`, years]);
  return faults;
}

/** SPEC §5 asks for a picture; what visitors do not see may wait for it, wherever it comes from (DECISIONS D18). */
export const lacksPicture = (status: ProductStatus, imageCount: number): boolean =>
  status === 'published' && imageCount === 0;

/** The rules of SPEC §5 and a few more; the form and the server apply the same ones. */
export function productFaults(draft: ProductDraft, lastYear: number): ProductFaults {
  const { name, fitments, imageCount, partNumbers } = draft;
  const faults: [string, ProductFault | undefined | false][] = [
    ['name', name.trim() === '' ? 'name.missing' : name.length > PRODUCT_NAME_MAX && 'name.length'],
    ...fitments.flatMap((fitment, i) => fitmentFaults(fitment, `fitments.${i}`, lastYear)),
    ['fitments', fitments.length > FITMENTS_PER_PRODUCT && 'fitments.many'],
    [
      'images',
      lacksPicture(draft.status, imageCount)
        ? 'images.missing'
        : imageCount > IMAGES_PER_PRODUCT && 'images.many',
    ],
    ['rating', !isWithin(draft.rating, RATING_MIN, RATING_MAX) && 'rating.range'],
    ['price', priceFault(draft.price)],
    ['description', draft.description.length > PRODUCT_DESCRIPTION_MAX && 'description.length'],
    ['quality', (draft.quality?.length ?? 0) > PRODUCT_QUALITY_MAX && 'quality.length'],
    ['warrantyMonths', !isWithin(draft.warrantyMonths, 0, WARRANTY_MONTHS_MAX) && 'warranty.range'],
    [
      'partNumbers',
      partNumbers.length > PART_NUMBERS_PER_PRODUCT
        ? 'partNumbers.many'
        : partNumbers.some((number) => number.length > PART_NUMBER_MAX) && 'partNumbers.length',
    ],
    [
      'tuningCategoryId',
      draft.kind !== 'tuning' && draft.tuningCategoryId !== null && 'tuningCategoryId.kind',
    ],
  ];
  return Object.fromEntries(faults.filter((entry): entry is [string, ProductFault] => Boolean(entry[1])));
}
