import { nameAndSlug } from '#src/domain/name-and-slug.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import type { Manufacturer } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, panelNames } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';
import type { VehicleProducts } from '../vehicle-products.ts';

const TILE_MODELS = 9;

type BrandInputs = {
  manufacturer: Manufacturer;
  cards: readonly ProductCard[];
  /** Products of each model, in the manufacturer's order. */
  models: readonly VehicleProducts[];
  choices: Page.FilterChoices;
};

function brandInputs(index: CatalogueIndex, manufacturer: Manufacturer): BrandInputs {
  const { slug } = manufacturer;
  const cards = index.ofManufacturer(slug);
  return {
    manufacturer,
    cards,
    models: manufacturer.models.map((model) => index.ofVehicle(slug, model.slug)),
    choices: filterChoices(panelNames(index), `/katalog/${slug}`, cards),
  };
}

const countedModels = ({ manufacturer, models }: BrandInputs) =>
  manufacturer.models.map((model, i) => ({ model, products: models[i]?.cards.length ?? 0 }));

function makeBrandTile(inputs: BrandInputs): Page.BrandTile {
  const { manufacturer, cards } = inputs;
  const popular = countedModels(inputs).sort((a, b) => b.products - a.products);
  return {
    ...nameAndSlug(manufacturer),
    models: manufacturer.models.length,
    products: cards.length,
    modelNames: popular.slice(0, TILE_MODELS).map(({ model }) => model.name),
  };
}

export const brandTile = (index: CatalogueIndex, manufacturer: Manufacturer): Page.BrandTile =>
  memo().of(`tile ${manufacturer.slug}`, brandInputs(index, manufacturer), makeBrandTile);

const brandProps = (inputs: BrandInputs): Page.BrandProps => ({
  manufacturer: nameAndSlug(inputs.manufacturer),
  models: countedModels(inputs).map(({ model, products }) => ({
    ...nameAndSlug(model),
    years: model.years,
    products,
  })),
  products: inputs.cards.length,
  list: null,
  choices: null,
});

function catalogueBrandProps(inputs: BrandInputs) {
  const { manufacturer, cards, choices } = inputs;
  return { ...brandProps(inputs), list: listPage(`/katalog/${manufacturer.slug}`, cards), choices };
}

type BrandPages = {
  own: StaticPage<Page.BrandProps>[];
  /** Under `/katalog`, with the list of products. */
  inCatalogue: StaticPage<Page.BrandProps>[];
  further: StaticPage<{ kind: 'brand' } & Page.BrandProps>[];
};

/** All pages of one manufacturer, under every address of it. */
function makeBrandPages(inputs: BrandInputs): BrandPages {
  const { slug, slugAliases } = inputs.manufacturer;
  const addresses = [slug, ...slugAliases];
  const own = brandProps(inputs);
  const inCatalogue = catalogueBrandProps(inputs);
  return {
    own: addresses.map((brand) => staticPage({ brand }, own)),
    inCatalogue: addresses.map((manufacturer) => staticPage({ manufacturer }, inCatalogue)),
    further: furtherPages({ kind: 'brand', ...inCatalogue }, inCatalogue.list, inputs.cards),
  };
}

const pagesOfBrands = (index: CatalogueIndex): BrandPages[] =>
  index.catalogue.manufacturers.map((m) =>
    memo().of(`brand ${m.slug}`, brandInputs(index, m), makeBrandPages),
  );

export const brandPaths = async () =>
  listed(
    '/[brand]',
    pagesOfBrands(await catalogue()).flatMap(({ own }) => own),
  );
export const catalogueBrandPaths = async () =>
  listed(
    '/katalog/[manufacturer]',
    pagesOfBrands(await catalogue()).flatMap(({ inCatalogue }) => inCatalogue),
  );
export const furtherBrandPages = (index: CatalogueIndex) =>
  pagesOfBrands(index).flatMap(({ further }) => further);
