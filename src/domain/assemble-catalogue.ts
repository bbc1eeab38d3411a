import type { Catalogue } from './catalogue.ts';
import { FIRST_YEAR } from './limits.ts';
import { compareNames } from './name-order.ts';
import { cardFitment, fitmentSpan } from './fitment-groups.ts';
import type { Availability, Fitment, ProductDetail, ProductImage, ProductKind } from './product.ts';
import type { Category, Generation, Manufacturer, Model, TuningCategory } from './vehicle.ts';
import { mergeSpans, type YearSpan } from './years.ts';

export type ProductRow = {
  id: number;
  kind: ProductKind;
  name: string;
  description: string;
  rating: number;
  priceMinor: number | null;
  partNumbers: readonly string[];
  categoryId: number | null;
  tuningCategoryId: number | null;
  quality: string | null;
  availability: Availability;
  warrantyMonths: number;
  pinned: boolean;
  createdAt: Date;
  updatedAt: Date;
};

type FitmentRow = {
  productId: number;
  manufacturerId: number;
  modelId: number | null;
  yearFrom: number | null;
  yearTo: number | null;
};

/** Flat rows as the database gives them; generations, fitments and images in their own order. */
export type CatalogueRows = {
  version: number;
  lastYear: number;
  manufacturers: { id: number; name: string; slug: string; aliases: string[]; slugAliases: string[] }[];
  models: { id: number; manufacturerId: number; name: string; slug: string; aliases: string[] }[];
  generations: (Generation & { modelId: number })[];
  categories: Category[];
  tuningCategories: (Category & { hint: string; imageHash: string | null })[];
  products: ProductRow[];
  fitments: FitmentRow[];
  productImages: (ProductImage & { productId: number })[];
};

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

function expect<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('a row refers to one that is not there; foreign keys should prevent this');
  return value;
}

/** Joins the rows into the shapes that pages show. Pure: the same rows give the same catalogue, in the same order. */
export function assembleCatalogue(rows: CatalogueRows): Catalogue {
  const manufacturerRows = byId(rows.manufacturers);
  const modelRows = byId(rows.models);
  const bounds = { firstYear: FIRST_YEAR, lastYear: rows.lastYear };
  const fitmentsOf = Map.groupBy(rows.fitments, (f) => f.productId);
  const imagesOf = Map.groupBy(rows.productImages, (i) => i.productId);
  const categories = rows.categories.map(({ id, name, slug, description }) => ({
    id,
    name,
    slug,
    description,
  }));
  const tuningCategories = rows.tuningCategories.map(
    ({ id, name, slug, description, hint, imageHash }): TuningCategory => ({
      ...{ id, name, slug, description, hint },
      image: imageHash,
    }),
  );
  const categoryNames = byId(categories.map(({ id, name, slug }) => ({ id, name, slug })));
  const tuningNames = byId(tuningCategories.map(({ id, name, slug }) => ({ id, name, slug })));
  // One object per name, shared by all products: the catalogue holds each word once.
  const manufacturerNames = new Map(rows.manufacturers.map(({ id, name, slug }) => [id, { name, slug }]));
  const modelNames = new Map(rows.models.map(({ id, name, slug }) => [id, { name, slug }]));

  const toFitment = (row: FitmentRow): Fitment => ({
    manufacturer: expect(manufacturerNames.get(row.manufacturerId)),
    model: row.modelId === null ? null : expect(modelNames.get(row.modelId)),
    yearFrom: row.yearFrom,
    yearTo: row.yearTo,
  });

  const toProduct = (row: ProductRow): ProductDetail => {
    const fitments = (fitmentsOf.get(row.id) ?? []).map(toFitment);
    const images = (imagesOf.get(row.id) ?? []).map(({ hash, width, height }) => ({ hash, width, height }));
    const { pinned: _, categoryId, tuningCategoryId, createdAt, updatedAt, ...own } = row;
    return {
      ...own,
      category: categoryId === null ? null : expect(categoryNames.get(categoryId)),
      tuningCategory: tuningCategoryId === null ? null : expect(tuningNames.get(tuningCategoryId)),
      ...cardFitment(fitments, bounds),
      image: images[0]?.hash ?? null,
      images,
      fitments,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  };

  const productYears = Map.groupBy(
    rows.fitments.filter((f) => f.modelId !== null && modelRows.has(f.modelId)),
    (f) => f.modelId,
  );
  const generationsOf = Map.groupBy(rows.generations, (g) => g.modelId);
  const toModel = (row: CatalogueRows['models'][number]): Model => {
    const own = (generationsOf.get(row.id) ?? []).map(({ name, aliases, yearFrom, yearTo }) => ({
      ...{ name, aliases, yearFrom, yearTo },
    }));
    const spans: YearSpan[] = [...own, ...(productYears.get(row.id) ?? [])].flatMap(
      (g) => fitmentSpan(g, bounds) ?? [],
    );
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      aliases: row.aliases,
      generations: own,
      years: withinScale(spans, rows.lastYear),
    };
  };

  const modelsOf = Map.groupBy(rows.models, (m) => m.manufacturerId);
  const toManufacturer = (row: CatalogueRows['manufacturers'][number]): Manufacturer => ({
    ...{ id: row.id, name: row.name, slug: row.slug, aliases: row.aliases, slugAliases: row.slugAliases },
    models: (modelsOf.get(row.id) ?? []).map(toModel).sort(compareNames),
  });

  return {
    version: rows.version,
    manufacturers: [...manufacturerRows.values()].map(toManufacturer).sort(compareNames),
    categories,
    tuningCategories,
    products: rows.products.toSorted(newestFirst).map(toProduct),
  };
}

function newestFirst(a: ProductRow, b: ProductRow): number {
  return Number(b.pinned) - Number(a.pinned) || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;
}

/** Years that have an address: 1990 … next year (DECISIONS R6). */
function withinScale(spans: readonly YearSpan[], lastYear: number): YearSpan[] {
  const cut = spans.map(({ from, to }) => ({
    from: Math.max(from, FIRST_YEAR),
    to: Math.min(to, lastYear + 1),
  }));
  return mergeSpans(cut.filter(({ from, to }) => from <= to));
}
