import type { AdminProduct, ProductState } from './product.ts';
import type { KnownReferences } from './known-references.ts';
import { WARRANTY_MONTHS } from '../limits.ts';

/** What a new product is before anything is said about it (SPEC §9, DECISIONS D18). */
export const NEW_PRODUCT: ProductState = {
  kind: 'part',
  status: 'published',
  name: '',
  description: '',
  rating: 5,
  priceMinor: null,
  partNumbers: [],
  categoryId: null,
  tuningCategoryId: null,
  quality: null,
  availability: 'in_stock',
  warrantyMonths: WARRANTY_MONTHS,
  pinned: false,
  fitments: [],
  images: [],
  deletedAt: null,
};

const FIELDS = Object.keys(NEW_PRODUCT) as (keyof ProductState)[];

// Texts of the same moment may be written in two ways; only whether it is in the bin matters.
const comparable = (state: ProductState, field: keyof ProductState): string => {
  if (field === 'deletedAt') return String(state.deletedAt !== null);
  if (field !== 'fitments') return JSON.stringify(state[field]);
  return JSON.stringify(state.fitments.map((f) => [f.manufacturerId, f.modelId, f.yearFrom, f.yearTo]));
};

/** Names of the fields in which two states differ. */
export const differingFields = (a: ProductState, b: ProductState): (keyof ProductState)[] =>
  FIELDS.filter((field) => comparable(a, field) !== comparable(b, field));

/** Only the fields of a state, of something that has more. */
export function stateOf(product: ProductState | AdminProduct): ProductState {
  const images = product.images.map((image) => (typeof image === 'string' ? image : image.hash));
  return Object.fromEntries(
    FIELDS.map((field) => [field, field === 'images' ? images : product[field]]),
  ) as unknown as ProductState;
}

/** An old state without what exists no more: a category, a model or a picture may be gone since. */
export function withoutLost(state: ProductState, known: KnownReferences): ProductState {
  const { categoryId, tuningCategoryId, fitments, images } = state;
  return {
    ...state,
    categoryId: categoryId !== null && known.categories.has(categoryId) ? categoryId : null,
    tuningCategoryId:
      tuningCategoryId !== null && known.tuningCategories.has(tuningCategoryId) ? tuningCategoryId : null,
    fitments: fitments.filter(
      ({ manufacturerId, modelId }) =>
        known.manufacturers.has(manufacturerId) &&
        (modelId === null || known.models.get(modelId) === manufacturerId),
    ),
    images: images.filter((hash) => known.images.has(hash)),
  };
}
