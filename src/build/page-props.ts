import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { ChoiceCounts } from '#src/domain/product-list/choice-counts.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import type { Category, TuningCategory } from '#src/domain/vehicle/vehicle.ts';
import type { YearSpan } from '#src/domain/years.ts';

/** One page of a list. `path` is the address of its first page; further ones are `path?page=n`. */
export type ListPage = {
  path: string;
  products: readonly ProductCard[];
  total: number;
  /** How many of them, the last ones, have no known years. */
  undated: number;
  page: number;
  pages: number;
};

export type ModelTile = NameAndSlug & { years: readonly YearSpan[]; products: number };
export type ManufacturerTile = NameAndSlug & {
  models: number;
  products: number;
  modelNames: readonly string[];
};
export type FeaturedTile = ManufacturerTile & { address: string };
export type TuningTile = TuningCategory & { products: number };
/** A category within a list, with how many of the list's products it holds. */
export type CategoryCount = NameAndSlug & { products: number };

/** What a filter panel offers before anything is chosen. */
export type FilterChoices = {
  manufacturers: readonly NameAndSlug[];
  categories: readonly CategoryCount[];
  counts: ChoiceCounts;
};

/** A year that has parts, for the year strip of a model page; only years in which the model was built. */
export type YearLink = { year: number; products: number };

export type HomeProps = {
  tuning: readonly TuningTile[];
  featured: readonly FeaturedTile[];
  /** The largest ones. */
  categories: readonly CategoryCount[];
  newest: readonly ProductCard[];
  manufacturers: readonly NameAndSlug[];
};
export type CatalogueProps = {
  manufacturers: readonly ManufacturerTile[];
  categories: readonly CategoryCount[];
};

export type ManufacturerProps = {
  manufacturer: NameAndSlug;
  models: readonly ModelTile[];
  products: number;
  /** Only on `/katalog/{manufacturer}`, which also lists the products. */
  list: ListPage | null;
  choices: FilterChoices | null;
};

export type VehicleProps = {
  manufacturer: NameAndSlug;
  model: NameAndSlug & { years: readonly YearSpan[] };
  /** Null on the page of all years; a placeholder on the fallback page. */
  year: number | string | null;
  list: ListPage;
  yearLinks: readonly YearLink[];
  choices: FilterChoices;
  /** True under `/katalog/…`, whose breadcrumb starts at the catalogue. */
  inCatalogue: boolean;
};

export type CategoryProps = {
  category: Category;
  /** `/tuning/{slug}` when a tuning category is shown at the address of a product category (DECISIONS R4). */
  canonicalPath: string;
  list: ListPage;
  choices: FilterChoices;
};
export type TuningListProps = { categories: readonly TuningTile[] };
export type TuningProps = { category: TuningCategory; list: ListPage; choices: FilterChoices };
export type AllProductsProps = { list: ListPage; choices: FilterChoices };
export type ProductProps = {
  product: ProductDetail;
  related: readonly ProductCard[];
  /** Vehicles of parts with the same number, see `alsoFits`. */
  alsoFits: string;
};

/** Second and later pages of any list, at `/stranica/{page}{path}`; a rewrite serves them as `{path}?page=n`. */
export type FurtherPageProps =
  | ({ kind: 'all' } & AllProductsProps)
  | ({ kind: 'manufacturer' } & ManufacturerProps)
  | ({ kind: 'vehicle' } & VehicleProps)
  | ({ kind: 'category' } & CategoryProps)
  | ({ kind: 'tuning' } & TuningProps);
