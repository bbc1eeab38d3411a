import { PAGE_SIZE } from '#src/domain/limits.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import { pageCount } from '#src/domain/product-list/pager.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import type { Category } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CategoryCount, FilterChoices, ListPage } from './page-props.ts';
import { memo } from './page-memo.ts';
import { digest, type StaticPage, staticPage } from './static-page.ts';

export const nameOf = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });

export function listPage(path: string, cards: readonly ProductCard[], page = 1): ListPage {
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

const settledKey = (name: string, value: object) => digest([name, value]);

/** Of equal values the first one, so that pages made from it are known to be unchanged without a look inside. */
function settled<Value extends object>(name: string, value: Value): Value {
  return memo().of(`settled ${name}`, [settledKey(name, value)], () => value);
}

export function filterChoices(
  index: CatalogueIndex,
  path: string,
  cards: readonly ProductCard[],
): FilterChoices {
  const { manufacturers, categories } = index.catalogue;
  const names = memo().of('names of manufacturers', [manufacturers], () =>
    settled('names of manufacturers', manufacturers.map(nameOf)),
  );
  return memo().of(`choices ${path}`, [names, categories, cards], () =>
    settled(`choices ${path}`, {
      manufacturers: names,
      categories: categoriesWithin(cards, categories),
      counts: countChoices(cards),
    }),
  );
}

/** Pages 2 … n of a list, as `/stranica/{page}{path}`. */
export function furtherPages<Props extends object>(
  props: Props,
  first: ListPage,
  cards: readonly ProductCard[],
): StaticPage<Props>[] {
  const { list: _, ...shared } = props as Props & { list?: unknown };
  return Array.from({ length: first.pages - 1 }, (_none, i) => {
    const page = i + 2;
    const own = listPage(first.path, cards, page);
    const from = [...own.products, own.total, ...Object.values(shared)];
    return memo().of(
      `further ${page} ${first.path} ${'kind' in shared ? String(shared.kind) : ''}`,
      from,
      () => staticPage({ page: String(page), path: first.path.slice(1) }, { ...props, list: own }),
    );
  });
}
