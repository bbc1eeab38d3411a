import type { PublicListing, PublicProduct } from '#src/contracts/public-product.ts';
import type { ProductCard } from '#src/domain/product.ts';
import { mergeSpans } from '#src/domain/years.ts';
import { fetchJson, type RetryPolicy } from './fetch-json.ts';

export type ListingAnswer = {
  products: readonly ProductCard[];
  total: number;
  page: number;
  pages: number;
  filters: PublicListing['filters'];
};

const named = (name: string | null, slug: string | null) =>
  name === null || slug === null ? null : { name, slug };

/** A product of the public calls as the card that pages show. */
export const toCard = (product: PublicProduct): ProductCard => ({
  id: product.id,
  kind: product.kind,
  name: product.name,
  rating: product.rating,
  priceMinor: product.price === null ? null : Math.round(product.price * 100),
  availability: product.availability,
  image: product.image_hash,
  manufacturer: named(product.manufacturer, product.manufacturer_slug),
  model: named(product.model, product.model_slug),
  years: mergeSpans(product.compatible_years.map(Number).map((year) => ({ from: year, to: year }))),
  makes: product.compatible_manufacturers,
  fits: product.fits,
  category: null,
});

const ANSWERS_KEPT = 40;
const answers = new Map<string, ListingAnswer>();

/** An answer that has come already: going back must draw at once, so that the scroll position holds. */
export const knownListing = (call: string): ListingAnswer | undefined => answers.get(call);

/** Throws like `fetchJson`. */
export async function loadListing(
  call: string,
  options: { signal: AbortSignal; retry: RetryPolicy },
): Promise<ListingAnswer> {
  const known = knownListing(call);
  if (known) return known;
  const { products, pagination, filters } = (await fetchJson(call, options)) as PublicListing;
  const answer: ListingAnswer = {
    products: products.map(toCard),
    total: pagination.totalProducts,
    page: pagination.currentPage,
    pages: pagination.totalPages,
    filters,
  };
  const [oldest] = answers.keys();
  if (answers.size >= ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
  answers.set(call, answer);
  return answer;
}
