import type { ProductCard } from '#src/domain/product.ts';
import type { Manufacturer, Model } from '#src/domain/vehicle.ts';
import { modelChoice, type VehicleChoices } from '#src/domain/vehicle-choices.ts';
import { yearsOf } from '#src/domain/years.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { filterChoices, listing, nameOf } from './listing.ts';
import type { VehicleProps, YearLink } from './page-props.ts';

export const vehicles = (index: CatalogueIndex): { manufacturer: Manufacturer; model: Model }[] =>
  index.catalogue.manufacturers.flatMap((manufacturer) =>
    manufacturer.models.map((model) => ({ manufacturer, model })),
  );

function vehicleProps(
  index: CatalogueIndex,
  { manufacturer, model }: { manufacturer: Manufacturer; model: Model },
  cards: ProductCard[],
  own: { year: number | null; path: string; yearLinks: YearLink[]; inCatalogue: boolean },
): VehicleProps {
  const choices = filterChoices(index, cards);
  return {
    manufacturer: nameOf(manufacturer),
    model: { ...nameOf(model), years: model.years },
    year: own.year,
    listing: listing(own.path, cards),
    categories: choices.categories,
    yearLinks: own.yearLinks,
    choices,
    inCatalogue: own.inCatalogue,
  };
}

const yearLinksOf = (index: CatalogueIndex, manufacturer: Manufacturer, model: Model): YearLink[] =>
  yearsOf(model.years).map((year) => ({
    year,
    products: index.ofVehicle(manufacturer.slug, model.slug, year).length,
  }));

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

/** The page of all years. Its pager always leads to `/{brand}/{model}`, also from the copy under `/katalog`. */
export function allYearsProps(
  index: CatalogueIndex,
  manufacturer: Manufacturer,
  model: Model,
  inCatalogue: boolean,
) {
  return vehicleProps(index, { manufacturer, model }, index.ofVehicle(manufacturer.slug, model.slug, null), {
    year: null,
    path: `/${manufacturer.slug}/${model.slug}`,
    yearLinks: yearLinksOf(index, manufacturer, model),
    inCatalogue,
  });
}

/** One page for every year in which the model was built (DECISIONS R7). */
export function yearProps(index: CatalogueIndex, manufacturer: Manufacturer, model: Model): VehicleProps[] {
  const yearLinks = yearLinksOf(index, manufacturer, model);
  return yearLinks.map(({ year }) =>
    vehicleProps(index, { manufacturer, model }, index.ofVehicle(manufacturer.slug, model.slug, year), {
      year,
      path: `/${manufacturer.slug}/${model.slug}/${year}`,
      yearLinks,
      inCatalogue: false,
    }),
  );
}
