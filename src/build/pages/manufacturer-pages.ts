import { nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import type { Manufacturer } from '#src/domain/vehicle/vehicle.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, furtherPages, listPage, panelNames } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type * as Page from '../page-props.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';
import type { VehicleProducts } from '../vehicle-products.ts';

const TILE_MODELS = 9;

type ManufacturerInputs = {
  manufacturer: Manufacturer;
  cards: readonly ProductCard[];
  /** Products of each model, in the manufacturer's order. */
  models: readonly VehicleProducts[];
  choices: Page.FilterChoices;
};

function manufacturerInputs(index: CatalogueIndex, manufacturer: Manufacturer): ManufacturerInputs {
  const { slug } = manufacturer;
  const cards = index.ofManufacturer(slug);
  return {
    manufacturer,
    cards,
    models: manufacturer.models.map((model) => index.ofVehicle(slug, model.slug)),
    choices: filterChoices(panelNames(index), `/katalog/${slug}`, cards),
  };
}

const countedModels = ({ manufacturer, models }: ManufacturerInputs) =>
  manufacturer.models.map((model, i) => ({ model, products: models[i]?.cards.length ?? 0 }));

function makeManufacturerTile(inputs: ManufacturerInputs): Page.ManufacturerTile {
  const { manufacturer, cards } = inputs;
  const popular = countedModels(inputs).sort((a, b) => b.products - a.products);
  return {
    ...nameAndSlug(manufacturer),
    models: manufacturer.models.length,
    products: cards.length,
    modelNames: popular.slice(0, TILE_MODELS).map(({ model }) => model.name),
  };
}

export const manufacturerTile = (index: CatalogueIndex, manufacturer: Manufacturer): Page.ManufacturerTile =>
  memo().of(`tile ${manufacturer.slug}`, manufacturerInputs(index, manufacturer), makeManufacturerTile);

const manufacturerProps = (inputs: ManufacturerInputs): Page.ManufacturerProps => ({
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

function catalogueManufacturerProps(inputs: ManufacturerInputs) {
  const { manufacturer, cards, choices } = inputs;
  return { ...manufacturerProps(inputs), list: listPage(`/katalog/${manufacturer.slug}`, cards), choices };
}

type ManufacturerPages = {
  own: StaticPage<Page.ManufacturerProps>[];
  /** Under `/katalog`, with the list of products. */
  inCatalogue: StaticPage<Page.ManufacturerProps>[];
  further: StaticPage<{ kind: 'manufacturer' } & Page.ManufacturerProps>[];
};

/** All pages of one manufacturer, under every address of it. */
function makeManufacturerPages(inputs: ManufacturerInputs): ManufacturerPages {
  const { slug, slugAliases } = inputs.manufacturer;
  const addresses = [slug, ...slugAliases];
  const own = manufacturerProps(inputs);
  const inCatalogue = catalogueManufacturerProps(inputs);
  return {
    own: addresses.map((brand) => staticPage({ brand }, own)),
    inCatalogue: addresses.map((manufacturer) => staticPage({ manufacturer }, inCatalogue)),
    further: furtherPages({ kind: 'manufacturer', ...inCatalogue }, inCatalogue.list, inputs.cards),
  };
}

const pagesOfManufacturers = (index: CatalogueIndex): ManufacturerPages[] =>
  index.catalogue.manufacturers.map((m) =>
    memo().of(`manufacturer ${m.slug}`, manufacturerInputs(index, m), makeManufacturerPages),
  );

export const manufacturerPaths = async () =>
  listed(
    '/[brand]',
    pagesOfManufacturers(await catalogue()).flatMap(({ own }) => own),
  );
export const catalogueManufacturerPaths = async () =>
  listed(
    '/katalog/[manufacturer]',
    pagesOfManufacturers(await catalogue()).flatMap(({ inCatalogue }) => inCatalogue),
  );
export const furtherManufacturerPages = (index: CatalogueIndex) =>
  pagesOfManufacturers(index).flatMap(({ further }) => further);
