import { type NameAndSlug, nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { groupSlug } from '#src/domain/product-list/category-groups.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import { pageCount } from '#src/domain/product-list/pager.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { groupNames } from '#src/strings/category-groups.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CategoryCount, FilterChoices, FurtherPageProps, ListPage } from './page-props.ts';
import { memo } from './page-memo.ts';
import { type StaticPage, staticPage } from './static-page.ts';

/** The last `undated` of the cards have no known years. */
export function listPage(path: string, cards: readonly ProductCard[], page = 1, undated = 0): ListPage {
  const products = cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = pageCount(cards.length, PAGE_SIZE);
  return { path, products, total: cards.length, undated, page, pages };
}

export function categoryCounts(
  cards: readonly ProductCard[],
  categories: readonly NameAndSlug[],
): CategoryCount[] {
  const counts = new Map<string | undefined, number>();
  for (const { category } of cards) counts.set(category?.slug, (counts.get(category?.slug) ?? 0) + 1);
  return categories.map((c) => ({ ...nameAndSlug(c), products: counts.get(c.slug) ?? 0 }));
}

/** All tuning products of the list; nothing where it holds no others. */
function tuningWithin(cards: readonly ProductCard[]): CategoryCount[] {
  const products = cards.filter(({ kind }) => kind === 'tuning').length;
  return products < cards.length ? [{ name: groupNames.tuning, slug: groupSlug('tuning'), products }] : [];
}

/** Only categories that the list holds; most products first, as buyers look for common parts first. */
const categoriesWithin = (
  cards: readonly ProductCard[],
  categories: readonly NameAndSlug[],
): CategoryCount[] =>
  [...categoryCounts(cards, categories), ...tuningWithin(cards)]
    .filter((c) => c.products > 0)
    .sort((a, b) => b.products - a.products);

/** The names that every filter panel offers. */
export type PanelNames = { manufacturers: readonly NameAndSlug[]; categories: readonly NameAndSlug[] };

const makePanelNames = ({ manufacturers, categories }: Pick<Catalogue, 'manufacturers' | 'categories'>) =>
  memo().firstEqual('panel names', {
    manufacturers: manufacturers.map(nameAndSlug),
    categories: categories.map(nameAndSlug),
  });

/** The same object while no name has changed. */
export function panelNames({ catalogue: { manufacturers, categories } }: CatalogueIndex): PanelNames {
  return memo().of('panel names', { manufacturers, categories }, makePanelNames);
}

type ChoiceInputs = { path: string; names: PanelNames; cards: readonly ProductCard[] };

const makeChoices = ({ path, names, cards }: ChoiceInputs): FilterChoices =>
  memo().firstEqual(`choices ${path}`, {
    manufacturers: names.manufacturers,
    categories: categoriesWithin(cards, names.categories),
    counts: countChoices(cards),
  });

export const filterChoices = (
  names: PanelNames,
  path: string,
  cards: readonly ProductCard[],
): FilterChoices => memo().of(`choices ${path}`, { path, names, cards }, makeChoices);

const sameList = (list: ListPage): ListPage => list;

function makeFurtherPage<Props extends { list: ListPage }>(props: Props): StaticPage<Props> {
  const { page, path } = props.list;
  return staticPage({ page: String(page), path: path.slice(1) }, props);
}

/** Pages 2 … n of a list, as `/stranica/{page}{path}`. */
export function furtherPages<Props extends FurtherPageProps>(
  props: Props,
  first: ListPage,
  cards: readonly ProductCard[],
): StaticPage<Props>[] {
  return Array.from({ length: first.pages - 1 }, (_none, i) => {
    const own = listPage(first.path, cards, i + 2, first.undated);
    const name = `${own.page} ${first.path} ${props.kind}`;
    // The same object while the page holds the same products, as the memo compares the page's inputs by identity.
    const list = memo().of(`list ${name}`, own, sameList);
    return memo().of(`further ${name}`, { ...props, list }, makeFurtherPage);
  });
}
