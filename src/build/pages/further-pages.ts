import { catalogue } from '../catalogue.ts';
import { furtherPages } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage } from '../static-page.ts';
import { furtherManufacturerPages } from './manufacturer-pages.ts';
import { furtherCategoryPages } from './category-pages.ts';
import { allProductsProps } from './product-pages.ts';
import { furtherTuningPages } from './tuning-pages.ts';
import { pagesOfVehicles } from './vehicle-pages.ts';

/** Pages 2 and on of every list (see FurtherPageProps). */
export async function furtherPagePaths(): Promise<StaticPage<Page.FurtherPageProps>[]> {
  const index = await catalogue();
  const all = await allProductsProps();
  return listed<Page.FurtherPageProps>('/stranica/[page]/[...path]', [
    ...furtherPages({ kind: 'all', ...all }, all.list, index.all()),
    ...furtherManufacturerPages(index),
    ...pagesOfVehicles(index).flatMap(({ further }) => further),
    ...furtherCategoryPages(index),
    ...furtherTuningPages(index),
  ]);
}
