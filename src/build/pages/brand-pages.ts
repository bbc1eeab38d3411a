import type { Manufacturer } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, nameOf } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

const addresses = (m: Manufacturer): string[] => [m.slug, ...m.slugAliases];

/** What a manufacturer's pages are made from, for `PageMemo`. */
const madeFrom = (index: CatalogueIndex, m: Manufacturer): unknown[] => [
  ...[m, index.ofManufacturer(m.slug)],
  filterChoices(index, `/katalog/${m.slug}`, index.ofManufacturer(m.slug)),
  ...m.models.map((model) => index.ofVehicle(m.slug, model.slug, null)),
];

export const brandTile = (index: CatalogueIndex, m: Manufacturer): Page.BrandTile =>
  memo().of(`tile ${m.slug}`, madeFrom(index, m), () => makeBrandTile(index, m));

function makeBrandTile(index: CatalogueIndex, m: Manufacturer): Page.BrandTile {
  const popular = m.models
    .map(({ name, slug }) => ({ name, products: index.ofVehicle(m.slug, slug, null).length }))
    .sort((a, b) => b.products - a.products);
  return {
    ...nameOf(m),
    models: m.models.length,
    products: index.ofManufacturer(m.slug).length,
    modelNames: popular.slice(0, 9).map((model) => model.name),
  };
}

function brandProps(index: CatalogueIndex, m: Manufacturer, withList: boolean): Page.BrandProps {
  const cards = index.ofManufacturer(m.slug);
  return {
    manufacturer: nameOf(m),
    models: m.models.map((model) => ({
      ...nameOf(model),
      years: model.years,
      products: index.ofVehicle(m.slug, model.slug, null).length,
    })),
    products: cards.length,
    list: withList ? listPage(`/katalog/${m.slug}`, cards) : null,
    choices: withList ? filterChoices(index, `/katalog/${m.slug}`, cards) : null,
  };
}

function pagesOfBrands(
  index: CatalogueIndex,
  param: string,
  withList: boolean,
): StaticPage<Page.BrandProps>[] {
  return index.catalogue.manufacturers.flatMap((m) =>
    memo().of(`brand ${param} ${m.slug}`, madeFrom(index, m), () => {
      const props = brandProps(index, m, withList);
      return addresses(m).map((address) => staticPage({ [param]: address }, props));
    }),
  );
}

export const brandPaths = async () => listed('/[brand]', pagesOfBrands(await catalogue(), 'brand', false));
export const catalogueBrandPaths = async () =>
  listed('/katalog/[manufacturer]', pagesOfBrands(await catalogue(), 'manufacturer', true));

export const furtherBrandPages = (index: CatalogueIndex) =>
  index.catalogue.manufacturers.flatMap((m) =>
    memo().of(`further brand ${m.slug}`, madeFrom(index, m), () => {
      const props = brandProps(index, m, true);
      if (!props.list) return [];
      return furtherPages({ kind: 'brand' as const, ...props }, props.list, index.ofManufacturer(m.slug));
    }),
  );
