import { nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import type { Manufacturer, Model } from '#src/domain/vehicle/vehicle.ts';
import {
  modelChoice,
  type VehicleChoices,
  type VehicleFactChoices,
} from '#src/domain/vehicle/vehicle-choices.ts';
import { yearsOf } from '#src/domain/years.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { filterChoices, furtherPages, listPage, type PanelNames, panelNames } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type { VehicleProps, YearLink } from '../page-props.ts';
import { type StaticPage, staticPage } from '../static-page.ts';
import type { VehicleProducts } from '../vehicle-products.ts';

const vehicles = (index: CatalogueIndex): { manufacturer: Manufacturer; model: Model }[] =>
  index.catalogue.manufacturers.flatMap((manufacturer) =>
    manufacturer.models.map((model) => ({ manufacturer, model })),
  );

type VehicleInputs = {
  manufacturer: Manufacturer;
  model: Model;
  products: VehicleProducts;
  names: PanelNames;
};

/** Which list of a vehicle: that of all years or of one, and how many of its last products have no known years. */
type VehicleList = { path: string; year: number | null; undated?: number; inCatalogue: boolean };

function vehicleProps(
  { manufacturer, model, products, names }: VehicleInputs,
  cards: readonly ProductCard[],
  { path, year, undated = 0, inCatalogue }: VehicleList,
): VehicleProps {
  return {
    manufacturer: nameAndSlug(manufacturer),
    model: { ...nameAndSlug(model), years: model.years },
    year,
    list: listPage(path, cards, 1, undated),
    yearLinks: yearLinksOf(manufacturer, model, products),
    choices: filterChoices(names, path, cards),
    inCatalogue,
  };
}

type YearInputs = { model: Model; products: VehicleProducts };

const makeYearLinks = ({ model, products }: YearInputs): YearLink[] =>
  yearsOf(model.years).map((year) => ({ year, products: products.ofYear(year).cards.length }));

const yearLinksOf = ({ slug }: Manufacturer, model: Model, products: VehicleProducts): YearLink[] =>
  memo().of(`years ${slug}/${model.slug}`, { model, products }, makeYearLinks);

type FactInputs = YearInputs & { manufacturerSlug: string };

/** What the vehicle editor asks about a model: generations that overlap, and engines that its parts name. */
function factChoices({ manufacturerSlug, model, products }: FactInputs): VehicleFactChoices {
  const generations = model.generations
    .filter(({ name }) => name !== '')
    .map(({ name, yearFrom, yearTo, aliases }) => ({ name, from: yearFrom, to: yearTo, codes: aliases }));
  const engines = products.entries.flatMap(({ product }) =>
    product.fitments.flatMap((one) =>
      one.manufacturer.slug === manufacturerSlug && one.model?.slug === model.slug && one.facts?.engine
        ? [one.facts.engine]
        : [],
    ),
  );
  return {
    ...(generations.length > 1 && { generations }),
    ...(engines.length > 0 && { engines: [...new Set(engines)].sort() }),
  };
}

/** The choices of the vehicle selects; only models that have a year, and manufacturers that have a model. */
export const vehicleChoices = (index: CatalogueIndex): VehicleChoices =>
  index.catalogue.manufacturers
    .map((manufacturer) => ({
      ...nameAndSlug(manufacturer),
      models: manufacturer.models
        .map((model) => {
          const products = index.ofVehicle(manufacturer.slug, model.slug);
          const years = yearLinksOf(manufacturer, model, products);
          return {
            ...modelChoice(
              model.name,
              model.slug,
              years.map(({ year, products: parts }) => ({ year, parts })),
            ),
            ...memo().of(
              `facts ${manufacturer.slug}/${model.slug}`,
              { manufacturerSlug: manufacturer.slug, model, products },
              factChoices,
            ),
          };
        })
        .filter(({ parts }) => parts.length > 0),
    }))
    .filter(({ models }) => models.length > 0);

/** All pages of one vehicle, under every address of its manufacturer. */
export type VehiclePages = {
  allYears: StaticPage<VehicleProps>[];
  inCatalogue: StaticPage<VehicleProps>[];
  /** One page for every year in which the model was built (DECISIONS R7). */
  years: StaticPage<VehicleProps>[];
  further: StaticPage<{ kind: 'vehicle' } & VehicleProps>[];
};

function makeVehiclePages(inputs: VehicleInputs): VehiclePages {
  const { manufacturer, model, products } = inputs;
  const addresses = [manufacturer.slug, ...manufacturer.slugAliases];
  // The pager of the page of all years links to this path, also in the copy under `/katalog`.
  const path = `/${manufacturer.slug}/${model.slug}`;
  const all = vehicleProps(inputs, products.cards, { path, year: null, inCatalogue: false });
  const inCatalogue = vehicleProps(inputs, products.cards, { path, year: null, inCatalogue: true });
  const years = all.yearLinks.map(({ year }) => {
    const { cards, known } = products.ofYear(year);
    const undated = cards.length - known.cards.length;
    const list = { path: `${path}/${year}`, year, undated, inCatalogue: false };
    return { cards, props: vehicleProps(inputs, cards, list) };
  });
  const further = (props: VehicleProps, list: readonly ProductCard[]) =>
    furtherPages({ kind: 'vehicle', ...props }, props.list, list);
  return {
    allYears: addresses.map((brand) => staticPage({ brand, model: model.slug }, all)),
    inCatalogue: addresses.map((name) => staticPage({ manufacturer: name, model: model.slug }, inCatalogue)),
    years: years.flatMap(({ props }) =>
      addresses.map((brand) => staticPage({ brand, model: model.slug, year: String(props.year) }, props)),
    ),
    further: [...further(all, products.cards), ...years.flatMap((year) => further(year.props, year.cards))],
  };
}

export function pagesOfVehicles(index: CatalogueIndex): VehiclePages[] {
  const names = panelNames(index);
  return vehicles(index).map(({ manufacturer, model }) => {
    const products = index.ofVehicle(manufacturer.slug, model.slug);
    const inputs = { manufacturer, model, products, names };
    return memo().of(`vehicle ${manufacturer.slug}/${model.slug}`, inputs, makeVehiclePages);
  });
}
