import { FIRST_YEAR, RATING_MAX, WARRANTY_MONTHS } from '../limits.ts';
import { formatMoney } from '../money.ts';
import type { Availability, ProductKind, ProductStatus } from '../product/product.ts';
import { lastYear, yearsOf } from '../years.ts';
import type { ManufacturerChoice } from './dictionaries.ts';
import type { FitmentDraft, ProductDraft } from './product-rules.ts';
import type { AdminImage, AdminProduct } from './product.ts';

export type AdminVehicles = readonly ManufacturerChoice[];

/** Value of the model select that stands for every model of the make. */
export const EVERY_MODEL = 'svi';

/** As selects hold it: ids and years as text, empty for nothing. */
export type FitmentFields = { manufacturerId: string; modelId: string; yearFrom: string; yearTo: string };

/** A product as the form holds it, pictures aside. */
export type ProductFields = {
  name: string;
  kind: ProductKind;
  status: ProductStatus;
  availability: Availability;
  categoryId: string;
  tuningCategoryId: string;
  rating: number;
  price: string;
  /** One in a line, or separated by commas. */
  partNumbers: string;
  quality: string;
  warrantyMonths: string;
  description: string;
  /** Fits every vehicle; `fitments` are left out then. */
  universal: boolean;
  fitments: FitmentFields[];
};

export type ProductFormState = { fields: ProductFields; images: AdminImage[] };

/** Body of `POST` and `PUT /api/admin/products`. */
export type ProductRequest = Record<string, unknown> & { version?: number };

/** SPEC §5: from 1990 to the current year. `like` is the vehicle that was entered last. */
export const emptyFitment = (like?: Pick<FitmentFields, 'manufacturerId' | 'modelId'>): FitmentFields => ({
  manufacturerId: like?.manufacturerId ?? '',
  modelId: like?.modelId ?? '',
  yearFrom: String(FIRST_YEAR),
  yearTo: String(lastYear()),
});

export const emptyProduct = (
  like?: Pick<FitmentFields, 'manufacturerId' | 'modelId'>,
  name = '',
): ProductFormState => ({
  fields: {
    ...{ name, kind: 'part', status: 'published', availability: 'in_stock' },
    ...{ categoryId: '', tuningCategoryId: '', rating: RATING_MAX, price: '', partNumbers: '', quality: '' },
    ...{ warrantyMonths: String(WARRANTY_MONTHS), description: '', universal: false },
    fitments: [emptyFitment(like)],
  },
  images: [],
});

const asText = (value: number | null): string => (value === null ? '' : String(value));

export function formOf(product: AdminProduct): ProductFormState {
  const { name, kind, status, availability, rating, description, images } = product;
  return {
    fields: {
      ...{ name, kind, status, availability, rating, description },
      categoryId: asText(product.categoryId),
      tuningCategoryId: asText(product.tuningCategoryId),
      price: product.priceMinor === null ? '' : formatMoney(product.priceMinor).replace(/\sKM$/, ''),
      partNumbers: product.partNumbers.join('\n'),
      quality: product.quality ?? '',
      warrantyMonths: String(product.warrantyMonths),
      universal: product.fitments.length === 0,
      fitments:
        product.fitments.length === 0
          ? [emptyFitment()]
          : product.fitments.map((fitment) => ({
              manufacturerId: String(fitment.manufacturerId),
              modelId: fitment.modelId === null ? EVERY_MODEL : String(fitment.modelId),
              yearFrom: asText(fitment.yearFrom),
              yearTo: asText(fitment.yearTo),
            })),
    },
    images: [...images],
  };
}

export const partNumbersOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((number) => number.trim())
    .filter(Boolean);

const asNumber = (text: string): number | null => (text === '' ? null : Number(text));

const fitmentOf = ({ manufacturerId, modelId, yearFrom, yearTo }: FitmentFields): FitmentDraft => ({
  manufacturerId: asNumber(manufacturerId) ?? undefined,
  modelId: modelId === EVERY_MODEL ? null : (asNumber(modelId) ?? undefined),
  yearFrom: asNumber(yearFrom),
  yearTo: asNumber(yearTo),
});

/** For the rules in `product-rules.ts`. */
export const draftOf = (fields: ProductFields, imageCount: number): ProductDraft => ({
  ...{
    kind: fields.kind,
    status: fields.status,
    name: fields.name,
    description: fields.description,
    rating: fields.rating,
  },
  ...{ price: fields.price, imageCount },
  partNumbers: partNumbersOf(fields.partNumbers),
  quality: fields.quality.trim() || null,
  warrantyMonths: fields.warrantyMonths.trim() === '' ? Number.NaN : Number(fields.warrantyMonths),
  tuningCategoryId: fields.kind === 'tuning' ? asNumber(fields.tuningCategoryId) : null,
  fitments: fields.universal ? [] : fields.fitments.map(fitmentOf),
});

/** The specification's fields for the primary vehicle, and what it does not know beside them. */
export function requestOf({ fields, images }: ProductFormState, version?: number): ProductRequest {
  const { fitments, imageCount: _, ...draft } = draftOf(fields, images.length);
  const primary = fitments[0];
  const { yearFrom, yearTo } = primary ?? {};
  return {
    ...draft,
    name: fields.name.trim(),
    availability: fields.availability,
    categoryId: asNumber(fields.categoryId),
    price: fields.price.trim() || null,
    images: images.map(({ url }) => url),
    ...(primary && {
      manufacturerId: primary.manufacturerId,
      modelId: primary.modelId ?? undefined,
      compatibleYears: yearFrom && yearTo ? yearsOf([{ from: yearFrom, to: yearTo }]).map(String) : [],
    }),
    fitments,
    ...(version !== undefined && { version }),
  };
}

export const sameForm = (one: ProductFormState, other: ProductFormState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
