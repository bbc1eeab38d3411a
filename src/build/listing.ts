import { PAGE_SIZE } from '#src/domain/limits.ts';
import { pageCount } from '#src/domain/pager.ts';
import type { ProductCard } from '#src/domain/product.ts';
import type { Category } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CategoryCount, FilterChoices, Listing } from './page-props.ts';
import { type StaticPage, staticPage } from './static-page.ts';

export const nameOf = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });

export function listing(path: string, cards: readonly ProductCard[], page = 1): Listing {
  const products = cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { path, products, total: cards.length, page, pages: pageCount(cards.length, PAGE_SIZE) };
}

export function categoryCounts(
  cards: readonly ProductCard[],
  categories: readonly Category[],
): CategoryCount[] {
  const counts = new Map<string | undefined, number>();
  for (const { category } of cards) counts.set(category?.slug, (counts.get(category?.slug) ?? 0) + 1);
  return categories.map((c) => ({ ...nameOf(c), products: counts.get(c.slug) ?? 0 }));
}

/** Only categories that the list holds; most products first, as buyers look for common parts first. */
export const categoriesWithin = (
  cards: readonly ProductCard[],
  categories: readonly Category[],
): CategoryCount[] =>
  categoryCounts(cards, categories)
    .filter((c) => c.products > 0)
    .sort((a, b) => b.products - a.products);

const manufacturerNames = new WeakMap<CatalogueIndex, FilterChoices['manufacturers']>();

export function filterChoices(index: CatalogueIndex, cards: readonly ProductCard[]): FilterChoices {
  let manufacturers = manufacturerNames.get(index);
  if (!manufacturers) {
    manufacturers = index.catalogue.manufacturers.map(nameOf);
    manufacturerNames.set(index, manufacturers);
  }
  return { manufacturers, categories: categoriesWithin(cards, index.catalogue.categories) };
}

/** Pages 2 … n of a list, as `/stranica/{page}{path}`. */
export function furtherPages<Props extends object>(
  props: Props,
  first: Listing,
  cards: readonly ProductCard[],
): StaticPage<Props>[] {
  return Array.from({ length: first.pages - 1 }, (_, i) => {
    const page = i + 2;
    return staticPage(
      { page: String(page), path: first.path.slice(1) },
      { ...props, listing: listing(first.path, cards, page) },
    );
  });
}
