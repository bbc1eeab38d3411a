import type { ProductCard } from '#src/domain/product/product.ts';
import type { Category } from '#src/domain/vehicle/vehicle.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, panelNames } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

type CategoryPage = { props: Page.CategoryProps; cards: readonly ProductCard[] };

function categoryPage(
  index: CatalogueIndex,
  category: Category,
  cards: readonly ProductCard[],
  canonicalPath: string,
): CategoryPage {
  const path = `/kategorija/${category.slug}`;
  const list = listPage(path, cards);
  const choices = filterChoices(panelNames(index), path, cards);
  return { props: { category, canonicalPath, list, choices }, cards };
}

/** Product categories, then tuning categories whose slug is still free: a product category wins (DECISIONS R4). */
function categoryPages(index: CatalogueIndex): CategoryPage[] {
  const { categories, tuningCategories } = index.catalogue;
  const taken = new Set(categories.map((c) => c.slug));
  return [
    ...categories.map((c) => categoryPage(index, c, index.ofCategory(c.slug), `/kategorija/${c.slug}`)),
    ...tuningCategories
      .filter((c) => !taken.has(c.slug))
      .map(({ id, name, slug, description }) =>
        categoryPage(index, { id, name, slug, description }, index.ofTuningCategory(slug), `/tuning/${slug}`),
      ),
  ];
}

export async function categoryPaths(): Promise<StaticPage<Page.CategoryProps>[]> {
  const pages = categoryPages(await catalogue());
  return listed(
    '/kategorija/[slug]',
    pages.map(({ props }) => staticPage({ slug: props.category.slug }, props)),
  );
}

export const furtherCategoryPages = (index: CatalogueIndex) =>
  categoryPages(index).flatMap(({ props, cards }) =>
    furtherPages({ kind: 'category', ...props }, props.list, cards),
  );
