import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { GenerationYears } from '../fitment/fit-groups.ts';
import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import type { YearSpan } from '../years.ts';
import type { ProductValues } from './product-fields.ts';
import type { CardFieldName, PageFieldName } from './shown-fields.ts';

export type ProductKind = ProductValues['kind'];
export type ProductStatus = ProductValues['status'];
export type Availability = ProductValues['availability'];

/** One vehicle that a product fits. No model: every model of the manufacturer. No years: unknown, ask the seller. */
export type Fitment = {
  manufacturer: NameAndSlug;
  model: NameAndSlug | null;
  yearFrom: number | null;
  yearTo: number | null;
  /** Absent: nothing else is known. */
  facts?: FitmentFacts | undefined;
  /** All of the model, where it has any. */
  generations?: readonly GenerationYears[] | undefined;
};

export type ProductImage = { hash: string; width: number; height: number };

export type CategoryName = { id: number; name: string; slug: string };

export type ProductCard = Pick<ProductValues, CardFieldName> & {
  id: number;
  image: string | null;
  manufacturer: NameAndSlug | null;
  model: NameAndSlug | null;
  /** Years of the primary vehicle; empty means 'Godište na upit'. */
  years: readonly YearSpan[];
  /** Names of all manufacturers that it fits, the primary one first; none for universal products. */
  manufacturers: readonly string[];
  /** Every vehicle and year that it fits, see `writeFits`. */
  fits: string;
  category: CategoryName | null;
};

/** What the view of a card needs; a saved list does not hold every vehicle that a product fits. */
export type CardFacts = Omit<ProductCard, 'category' | 'fits'> & Partial<Pick<ProductCard, 'fits'>>;

export type ProductDetail = ProductCard &
  Pick<ProductValues, PageFieldName> & {
    images: readonly ProductImage[];
    fitments: readonly Fitment[];
    tuningCategory: CategoryName | null;
    createdAt: string;
    updatedAt: string;
  };
