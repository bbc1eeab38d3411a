import type { ProductCard } from '#src/domain/product/product.ts';
import type { Manufacturer, Model } from '#src/domain/vehicle.ts';
import { modelChoice, type VehicleChoices } from '#src/domain/vehicle-choices.ts';
import { yearsOf } from '#src/domain/years.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { filterChoices, furtherPages, listPage, nameOf } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type { VehicleProps, YearLink } from '../page-props.ts';
import { type StaticPage, staticPage } from '../static-page.ts';

export const vehicles = (index: CatalogueIndex): { manufacturer: Manufacturer; model: Model }[] =>
  index.catalogue.manufacturers.flatMap((manufacturer) =>
    manufacturer.models.map((model) => ({ manufacturer, model })),
  );

type Place = { path: string; year: number | null; inCatalogue: boolean };

function vehicleProps(
  index: CatalogueIndex,
  { manufacturer, model }: { manufacturer: Manufacturer; model: Model },
  cards: readonly ProductCard[],
  { path, year, inCatalogue }: Place,
): VehicleProps {
  const choices = filterChoices(index, path, cards);
  return {
    manufacturer: nameOf(manufacturer),
    model: { ...nameOf(model), years: model.years },
    year,
    list: listPage(path, cards),
    categories: choices.categories,
    yearLinks: yearLinksOf(index, manufacturer, model),
    choices,
    inCatalogue,
  };
}

/** What a vehicle's pages are made from, for `PageMemo`. */
const madeFrom = (index: CatalogueIndex, manufacturer: Manufacturer, model: Model): unknown[] => {
  const cards = index.ofVehicle(manufacturer.slug, model.slug, null);
  // One object while no name and no category has changed.
  const { manufacturers } = filterChoices(index, `/${manufacturer.slug}/${model.slug}`, cards);
  return [manufacturer, model, cards, manufacturers, index.catalogue.categories];
};

export const yearLinksOf = (index: CatalogueIndex, manufacturer: Manufacturer, model: Model): YearLink[] =>
  memo().of(
    `years ${manufacturer.slug}/${model.slug}`,
    [model, index.ofVehicle(manufacturer.slug, model.slug, null)],
    () =>
      yearsOf(model.years).map((year) => ({
        year,
        products: index.ofVehicle(manufacturer.slug, model.slug, year).length,
      })),
  );

/** What the visitor chooses a vehicle from; only models that have a year, and makes that have a model. */
export const vehicleChoices = (index: CatalogueIndex): VehicleChoices =>
  index.catalogue.manufacturers
    .map((manufacturer) => ({
      ...nameOf(manufacturer),
      models: manufacturer.models
        .map((model) =>
          modelChoice(
            model.name,
            model.slug,
            yearLinksOf(index, manufacturer, model).map(({ year, products }) => ({ year, parts: products })),
          ),
        )
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

function makeVehiclePages(index: CatalogueIndex, manufacturer: Manufacturer, model: Model): VehiclePages {
  const vehicle = { manufacturer, model };
  const addresses = [manufacturer.slug, ...manufacturer.slugAliases];
  const cards = index.ofVehicle(manufacturer.slug, model.slug, null);
  // The pager of the page of all years leads to this path, also from the copy under `/katalog`.
  const path = `/${manufacturer.slug}/${model.slug}`;
  const all = vehicleProps(index, vehicle, cards, { path, year: null, inCatalogue: false });
  const inCatalogue = vehicleProps(index, vehicle, cards, { path, year: null, inCatalogue: true });
  const years = all.yearLinks.map(({ year }) => {
    const ofYear = index.ofVehicle(manufacturer.slug, model.slug, year);
    const place = { path: `${path}/${year}`, year, inCatalogue: false };
    return { cards: ofYear, props: vehicleProps(index, vehicle, ofYear, place) };
  });
  const further = (props: VehicleProps, list: readonly ProductCard[]) =>
    furtherPages({ kind: 'vehicle' as const, ...props }, props.list, list);
  return {
    allYears: addresses.map((brand) => staticPage({ brand, model: model.slug }, all)),
    inCatalogue: addresses.map((name) => staticPage({ manufacturer: name, model: model.slug }, inCatalogue)),
    years: years.flatMap(({ props }) =>
      addresses.map((brand) => staticPage({ brand, model: model.slug, year: String(props.year) }, props)),
    ),
    further: [...further(all, cards), ...years.flatMap((year) => further(year.props, year.cards))],
  };
}

export const pagesOfVehicles = (index: CatalogueIndex): VehiclePages[] =>
  vehicles(index).map(({ manufacturer, model }) =>
    memo().of(`vehicle ${manufacturer.slug}/${model.slug}`, madeFrom(index, manufacturer, model), () =>
      makeVehiclePages(index, manufacturer, model),
    ),
  );
