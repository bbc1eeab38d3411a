import { newDeal } from '../admin/deal.ts';
import { distinctFitments } from '../admin/product-fitments.ts';
import type { ProductState } from '../admin/product.ts';
import { FITMENTS_PER_PRODUCT, IMAGES_PER_PRODUCT, PART_NUMBERS_PER_PRODUCT } from '../limits/catalogue.ts';
import { PLAIN_FIELD_NAMES, type PlainFieldName, productField } from '../product/product-fields.ts';

const isGap = (value: unknown): boolean => value === null || value === '';

/** A reservation or sale belongs to the availability that it was entered with. */
const DEAL_FIELDS = new Set(Object.keys(newDeal('in_stock')));

const GAP_FIELDS = PLAIN_FIELD_NAMES.filter(
  (name) => isGap(productField(name).default) && !DEAL_FIELDS.has(name),
);

/** The values of the others for what is unknown of the product that stays; the first known one of each. */
function fillGaps(keep: ProductState, others: readonly ProductState[]): Partial<ProductState> {
  const valueOf = (name: PlainFieldName) =>
    others
      // A part has no tuning category.
      .filter(({ kind }) => name !== 'tuningCategoryId' || kind === keep.kind)
      .map((state) => state[name])
      .find((value) => !isGap(value));
  const gaps = GAP_FIELDS.filter((name) => isGap(keep[name]));
  return Object.fromEntries(gaps.map((name) => [name, valueOf(name) ?? keep[name]]));
}

/** The product that stays, with data of the others; gaps are filled, nothing is replaced. */
export function mergeStates<State extends ProductState>(keep: State, others: readonly State[]): State {
  const all = [keep, ...others];
  return {
    ...keep,
    ...fillGaps(keep, others),
    fitments: distinctFitments(all.flatMap((state) => state.fitments)).slice(0, FITMENTS_PER_PRODUCT),
    images: [...new Set(all.flatMap((state) => state.images))].slice(0, IMAGES_PER_PRODUCT),
    partNumbers: [...new Set(all.flatMap((state) => state.partNumbers))].slice(0, PART_NUMBERS_PER_PRODUCT),
  };
}
