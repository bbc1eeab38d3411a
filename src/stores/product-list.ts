import type { PublicProduct } from '#src/contracts/public-product.ts';
import { PAGE_SIZE } from '#src/domain/limits.ts';
import { countsOf } from '#src/domain/product-list/choice-counts.ts';
import { pageCount } from '#src/domain/product-list/pager.ts';
import type { CurrentCard, ListAnswer } from '#src/domain/product-list/product-list.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { mergeSpans } from '#src/domain/years.ts';
import { fetchJson, RETRY, type RetryPolicy } from './fetch-json.ts';

const named = (name: string | null, slug: string | null) =>
  name === null || slug === null ? null : { name, slug };

/** Converts a product of the public calls to the card that pages show. */
export const toCard = (product: PublicProduct): ProductCard => ({
  id: product.id,
  kind: product.kind,
  name: product.name,
  rating: product.rating,
  priceMinor: product.price === null ? null : Math.round(product.price * 100),
  availability: product.availability,
  condition: product.condition,
  image: product.image_hash,
  manufacturer: named(product.manufacturer, product.manufacturer_slug),
  model: named(product.model, product.model_slug),
  years: mergeSpans(product.compatible_years.map(Number).map((year) => ({ from: year, to: year }))),
  makes: product.compatible_manufacturers,
  fits: product.fits,
  category: null,
});

/** Products by id, in any order; products that no longer exist are missing. Throws like `fetchJson`. */
export async function loadCards(ids: readonly (number | string)[]): Promise<CurrentCard[]> {
  const answer = await fetchJson(`/api/shop/products?ids=${ids.join(',')}`, { retry: RETRY.general });
  return (answer as { products: CurrentCard[] }).products;
}

/** Converts all products of a list to the answer for its first page. */
export function toListAnswer(products: readonly PublicProduct[], names: ListAnswer['names']): ListAnswer {
  return {
    products: products.slice(0, PAGE_SIZE).map(toCard),
    total: products.length,
    page: 1,
    pages: pageCount(products.length, PAGE_SIZE),
    names,
    counts: countsOf(() => ({})),
  };
}

const ANSWERS_KEPT = 40;
const answers = new Map<string, ListAnswer>();

/** A cached answer: going back must draw synchronously, so that the scroll position is kept. */
export const knownList = (call: string): ListAnswer | undefined => answers.get(call);

export function keepList(call: string, answer: ListAnswer): void {
  const [oldest] = answers.keys();
  if (answers.size >= ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
  answers.set(call, answer);
}

/** Throws like `fetchJson`. */
export async function loadList(
  call: string,
  options: { signal: AbortSignal; retry: RetryPolicy },
): Promise<ListAnswer> {
  const known = knownList(call);
  if (known) return known;
  const answer = (await fetchJson(call, options)) as ListAnswer;
  keepList(call, answer);
  return answer;
}
