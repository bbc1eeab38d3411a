import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, panelNames } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

export const tuningTiles = (index: CatalogueIndex): Page.TuningTile[] =>
  index.catalogue.tuningCategories.map((c) => ({ ...c, products: index.ofTuningCategory(c.slug).length }));

export async function tuningListProps(): Promise<Page.TuningListProps> {
  return { categories: tuningTiles(await catalogue()) };
}

function tuningPages(index: CatalogueIndex): Page.TuningProps[] {
  return index.catalogue.tuningCategories.map((category) => {
    const cards = index.ofTuningCategory(category.slug);
    const path = `/tuning/${category.slug}`;
    return {
      category,
      list: listPage(path, cards),
      choices: filterChoices(panelNames(index), path, cards),
    };
  });
}

export async function tuningPaths(): Promise<StaticPage<Page.TuningProps>[]> {
  const pages = tuningPages(await catalogue());
  return listed(
    '/tuning/[slug]',
    pages.map((props) => staticPage({ slug: props.category.slug }, props)),
  );
}

export const furtherTuningPages = (index: CatalogueIndex) =>
  tuningPages(index).flatMap((props) =>
    furtherPages({ kind: 'tuning', ...props }, props.list, index.ofTuningCategory(props.category.slug)),
  );
