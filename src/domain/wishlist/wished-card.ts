import { imageAddress } from '../catalogue/image-address.ts';
import type { CurrentCard } from '../product-list/product-list.ts';
import type { CurrentProduct } from './current-products.ts';
import { yearsOf } from '../years.ts';

/** A card as the wishlist keeps it: in the specification's shape, as in lists of earlier visits (DECISIONS D23). */
export const toWished = (card: CurrentCard): CurrentProduct => ({
  id: card.id,
  name: card.name,
  image: card.image && imageAddress(card.image, 640, 'webp'),
  rating: card.rating,
  manufacturer: card.manufacturer?.name ?? null,
  model: card.model?.name ?? null,
  compatible_years: yearsOf(card.years).map(String),
  price: card.priceMinor === null ? null : card.priceMinor / 100,
  availability: card.availability,
  condition: card.condition,
  fits: card.fits,
  ...(card.replaces && { replaces: card.replaces }),
});
