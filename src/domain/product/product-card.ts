import { CARD_FIELD_NAMES } from './shown-fields.ts';
import type { ProductCard } from './product.ts';

const CARD_KEYS: readonly (keyof ProductCard)[] = [
  'id',
  ...CARD_FIELD_NAMES,
  'image',
  'category',
  'manufacturer',
  'model',
  'years',
  'manufacturers',
  'fits',
];

/** Only the fields that a card shows, so that a page of cards does not change with a description. */
export const toCard = (product: ProductCard): ProductCard =>
  Object.fromEntries(CARD_KEYS.map((key) => [key, product[key]])) as ProductCard;
