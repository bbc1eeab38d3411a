import { catalogue } from '../catalogue.ts';
import { categoryCounts } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { manufacturerTile } from './manufacturer-pages.ts';

export async function catalogueProps(): Promise<Page.CatalogueProps> {
  const index = await catalogue();
  const { manufacturers, categories } = index.catalogue;
  return {
    manufacturers: manufacturers.map((m) => manufacturerTile(index, m)),
    categories: categoryCounts(index.all(), categories),
  };
}
