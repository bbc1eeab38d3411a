import type { ProductCard } from '#src/domain/product/product.ts';
import type { Category } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, panelNames } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

function categoryProps(
  index: CatalogueIndex,
  category: Category,
  cards: readonly ProductCard[],
  canonicalPath: string,
) {
  const path = `/kategorija/${category.slug}`;
  return {
    category,
    canonicalPath,
    list: listPage(path, cards),
    choices: filterChoices(panelNames(index), path, cards),
  } satisfies Page.CategoryProps;
}

/** Product categories, then tuning categories whose slug is still free: a product category wins (DECISIONS R4). */
function categoryPages(index: CatalogueIndex): Page.CategoryProps[] {
  const { categories, tuningCategories } = index.catalogue;
  const taken = new Set(categories.map((c) => c.slug));
  return [
    ...categories.map((c) => categoryProps(index, c, index.ofCategory(c.slug), `/kategorija/${c.slug}`)),
    ...tuningCategories
      .filter((c) => !taken.has(c.slug))
      .map(({ id, name, slug, description }) =>
        categoryProps(
          index,
          { id, name, slug, description },
          index.ofTuningCategory(slug),
          `/tuning/${slug}`,
        ),
      ),
  ];
}

export async function categoryPaths(): Promise<StaticPage<Page.CategoryProps>[]> {
  const pages = categoryPages(await catalogue());
  return listed(
    '/kategorija/[slug]',
    pages.map((props) => staticPage({ slug: props.category.slug }, props)),
  );
}

export const furtherCategoryPages = (index: CatalogueIndex) =>
  categoryPages(index).flatMap((props) =>
    furtherPages(
      { kind: 'category', ...props },
      props.list,
      props.canonicalPath.startsWith('/tuning/')
        ? index.ofTuningCategory(props.category.slug)
        : index.ofCategory(props.category.slug),
    ),
  );
