import { nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits/pages.ts';
import { catalogue } from '../catalogue.ts';
import { categoryCounts } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { featuredManufacturers } from './featured-manufacturers.ts';
import { manufacturerTile } from './manufacturer-pages.ts';
import { tuningTiles } from './tuning-pages.ts';

const HOME_TUNING_TILES = 5;
const HOME_CATEGORIES = 9;

export async function homeProps(): Promise<Page.HomeProps> {
  const index = await catalogue();
  const { manufacturers, categories } = index.catalogue;
  return {
    tuning: tuningTiles(index).slice(0, HOME_TUNING_TILES),
    featured: featuredManufacturers(manufacturers).map(({ manufacturer, address }) => ({
      ...manufacturerTile(index, manufacturer),
      address,
    })),
    categories: categoryCounts(index.all(), categories)
      .toSorted((a, b) => b.products - a.products)
      .slice(0, HOME_CATEGORIES),
    newest: index.all().slice(0, HOME_NEWEST_PRODUCTS),
    manufacturers: manufacturers.map(nameAndSlug),
  };
}
