import { type NameAndSlug, nameAndSlug } from '../catalogue/name-and-slug.ts';
import { groupBy } from '../group-by.ts';
import { cardFitment } from './fitment-groups.ts';
import type { GenerationYears } from '../fitment/fit-groups.ts';
import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import type { ProductValues } from './product-fields.ts';
import type { ShownFieldName } from './shown-fields.ts';
import type { CategoryName, Fitment, ProductDetail, ProductImage } from './product.ts';
import type { Category, Generation, Manufacturer, Model, TuningCategory } from '../vehicle/vehicle.ts';

export type ProductRow = Pick<ProductValues, ShownFieldName> & {
  id: number;
  createdAt: Date;
  updatedAt: Date;
};

export type FitmentRow = {
  productId: number;
  manufacturerId: number;
  modelId: number | null;
  yearFrom: number | null;
  yearTo: number | null;
  facts: FitmentFacts | null;
};

export type ImageRow = ProductImage & { productId: number };

/** The small tables; generations and categories in their own order. */
export type NameRows = {
  manufacturers: Omit<Manufacturer, 'models'>[];
  models: (Omit<Model, 'generations' | 'years'> & { manufacturerId: number })[];
  generations: (Generation & { modelId: number })[];
  categories: Category[];
  tuningCategories: TuningCategory[];
};

type Refers = { row: ProductRow; fitments: readonly FitmentRow[] };

/** One object per name, shared by all products, so that each is in memory once; an unchanged name keeps its object. */
export type CatalogueNames = {
  categories: readonly Category[];
  tuningCategories: readonly TuningCategory[];
  category: (id: number | null) => CategoryName | null;
  tuningCategory: (id: number | null) => CategoryName | null;
  fitment: (row: FitmentRow) => Fitment;
  /** True while no name that the product shows has changed. */
  areUnchanged: (detail: ProductDetail, of: Refers) => boolean;
};

type Known<Name> = ReadonlyMap<number, Name>;
const tables = new WeakMap<
  CatalogueNames,
  {
    categories: Known<CategoryName>;
    tuning: Known<CategoryName>;
    manufacturers: Known<NameAndSlug>;
    models: Known<NameAndSlug>;
    generations: Known<readonly GenerationYears[]>;
  }
>();

const categoryNamed = ({ id, name, slug }: CategoryName): CategoryName => ({ id, name, slug });

function byId<Row extends { id: number; name: string; slug: string }, Name extends NameAndSlug>(
  rows: readonly Row[],
  toName: (row: Row) => Name,
  before: Known<Name> | undefined,
): Known<Name> {
  return new Map(
    rows.map((row) => {
      const known = before?.get(row.id);
      const isSame = known?.name === row.name && known.slug === row.slug;
      return [row.id, isSame ? known : toName(row)];
    }),
  );
}

/** An unchanged list keeps its object. */
function generationsByModel(
  rows: NameRows['generations'],
  before: Known<readonly GenerationYears[]> | undefined,
): Known<readonly GenerationYears[]> {
  const byModel = groupBy(rows, ({ modelId }) => modelId);
  return new Map(
    [...byModel].map(([id, own]) => {
      const made = own.map(({ name, yearFrom, yearTo }) => ({ name, yearFrom, yearTo }));
      const known = before?.get(id);
      return [id, known && JSON.stringify(known) === JSON.stringify(made) ? known : made];
    }),
  );
}

function expect<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('a row refers to one that is not there; foreign keys should prevent this');
  return value;
}

/** The names of these rows; those that are equal in `before` stay the same objects. */
export function nameTables(rows: NameRows, before?: CatalogueNames): CatalogueNames {
  const known = before && tables.get(before);
  const categories = byId(rows.categories, categoryNamed, known?.categories);
  const tuning = byId(rows.tuningCategories, categoryNamed, known?.tuning);
  const manufacturers = byId(rows.manufacturers, nameAndSlug, known?.manufacturers);
  const models = byId(rows.models, nameAndSlug, known?.models);
  const generations = generationsByModel(rows.generations, known?.generations);
  // Undefined for a row that was deleted after the product was read.
  const find = <Name>(known: Known<Name>, id: number | null) => (id === null ? null : known.get(id));
  const category = (id: number | null) => expect(find(categories, id));
  const tuningCategory = (id: number | null) => expect(find(tuning, id));
  const names: CatalogueNames = {
    categories: rows.categories,
    tuningCategories: rows.tuningCategories,
    category,
    tuningCategory,
    fitment: (row) => ({
      manufacturer: expect(manufacturers.get(row.manufacturerId)),
      model: expect(find(models, row.modelId)),
      yearFrom: row.yearFrom,
      yearTo: row.yearTo,
      facts: row.facts ?? undefined,
      generations: row.modelId === null ? undefined : generations.get(row.modelId),
    }),
    areUnchanged: (detail, { row, fitments }) =>
      detail.category === find(categories, row.categoryId) &&
      detail.tuningCategory === find(tuning, row.tuningCategoryId) &&
      fitments.every(
        (fitment, i) =>
          detail.fitments[i]?.manufacturer === manufacturers.get(fitment.manufacturerId) &&
          detail.fitments[i]?.model === find(models, fitment.modelId) &&
          (fitment.modelId === null || detail.fitments[i]?.generations === generations.get(fitment.modelId)),
      ),
  };
  tables.set(names, { categories, tuning, manufacturers, models, generations });
  return names;
}

/** A product as its page shows it. Throws when a row that it refers to is missing. `lastYear` ends open years. */
export function assembleProduct(
  { row, fitments, images }: Refers & { images: readonly ImageRow[] },
  names: CatalogueNames,
  lastYear: number,
): ProductDetail {
  const fits = fitments.map(names.fitment);
  const shown = images.map(({ hash, width, height }) => ({ hash, width, height }));
  const { pinned: _, categoryId, tuningCategoryId, createdAt, updatedAt, ...own } = row;
  return {
    ...own,
    category: names.category(categoryId),
    tuningCategory: names.tuningCategory(tuningCategoryId),
    ...cardFitment(row.name, fits, lastYear),
    image: shown[0]?.hash ?? null,
    images: shown,
    fitments: fits,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
