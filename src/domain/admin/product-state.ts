import type { AdminProduct, ProductState } from './product.ts';
import type { KnownReferences } from './known-references.ts';
import { tidyFacts } from '../fitment/fitment-facts.ts';
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from '../product/product-fields.ts';

/** Initial values of a new product (SPEC §9, DECISIONS D18). */
export const NEW_PRODUCT = {
  ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, PRODUCT_FIELDS[name].default])),
  deletedAt: null,
} as unknown as ProductState;

const FIELDS = Object.keys(NEW_PRODUCT) as (keyof ProductState)[];

// The same time may be written in two ways; only whether the product is in the bin matters.
const comparable = (state: OldState, field: keyof ProductState): string => {
  if (field === 'deletedAt') return String((state.deletedAt ?? null) !== null);
  if (field !== 'fitments') return JSON.stringify(state[field]);
  return JSON.stringify(
    state.fitments?.map((f) => [f.manufacturerId, f.modelId, f.yearFrom, f.yearTo, tidyFacts(f.facts)]),
  );
};

/** A state that was saved before a field existed lacks that field. */
type OldState = Partial<ProductState>;

/** Fields of both states whose values differ; a field that one of them lacks is left out. */
export const differingFields = (a: OldState, b: OldState): (keyof ProductState)[] =>
  FIELDS.filter((field) => field in a && field in b && comparable(a, field) !== comparable(b, field));

/**
 * The former values of the fields that an edit changed; whatever was edited since stays as it is. `values`: the state
 * before it, without what no longer exists.
 */
export const undoneFields = (
  before: ProductState,
  after: ProductState,
  values: OldState = before,
): Partial<ProductState> =>
  Object.fromEntries(
    differingFields(before, after).flatMap((field) => (field in values ? [[field, values[field]]] : [])),
  );

/** Only the fields of a state, from an object that has more. */
export function stateOf(product: ProductState | AdminProduct): ProductState {
  const images = product.images.map((image) => (typeof image === 'string' ? image : image.hash));
  const known = FIELDS.filter((field) => field in product);
  return Object.fromEntries(
    known.map((field) => [field, field === 'images' ? images : product[field]]),
  ) as unknown as ProductState;
}

/**
 * An old state without references to rows that no longer exist: categories, models, pictures. Of a product whose vehicles
 * are all gone the present ones stay: without any it would fit every car.
 */
export function withoutLost({ fitments, ...state }: ProductState, known: KnownReferences): OldState {
  const { categoryId, tuningCategoryId, images } = state;
  const left = fitments.filter(
    ({ manufacturerId, modelId }) =>
      known.manufacturers.has(manufacturerId) &&
      (modelId === null || known.models.get(modelId) === manufacturerId),
  );
  return {
    ...state,
    ...((left.length > 0 || fitments.length === 0) && { fitments: left }),
    categoryId: categoryId !== null && known.categories.has(categoryId) ? categoryId : null,
    tuningCategoryId:
      tuningCategoryId !== null && known.tuningCategories.has(tuningCategoryId) ? tuningCategoryId : null,
    images: images.filter((hash) => known.images.has(hash)),
  };
}
