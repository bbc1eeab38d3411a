import { nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { MatchingProduct } from '#db/queries/search/search-products.ts';
import { cardFitment, cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import type { Fitment } from '#src/domain/product/product.ts';
import type { SoughtVehicle } from '#src/domain/search/vehicle/find-vehicle.ts';
import type { Entity } from '#src/domain/search/suggestions/search-entities.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import type { FoundName, FoundProduct, NamedVehicle } from '#src/domain/search-page/search-answer.ts';
import { lastYear } from '#src/domain/years.ts';

export const nameResult = ({ kind, id, name, slug, manufacturer, image }: Entity): FoundName => ({
  type: kind === 'category' ? 'tuning' : kind,
  id,
  name,
  slug,
  manufacturer: kind === 'model' && manufacturer ? nameAndSlug(manufacturer) : null,
  image,
});

type NamedModel = Pick<SoughtVehicle, 'manufacturer' | 'model'>;

/** Under the name of the first of these vehicles, and with its years, that the part is known to fit. */
export function productResult(
  product: MatchingProduct,
  { manufacturers, models }: SearchIndex,
  sought: readonly NamedModel[] = [],
): FoundProduct {
  const { isExact: _, popularity: __, fitments, ...card } = product;
  const fits = fitments.flatMap(([manufacturerId, modelId, yearFrom, yearTo, facts]): Fitment[] => {
    const manufacturer = manufacturers.get(manufacturerId);
    const model = modelId === null ? undefined : models.get(modelId);
    if (!manufacturer) return [];
    return [
      {
        manufacturer: nameAndSlug(manufacturer),
        model: model ? nameAndSlug(model) : null,
        yearFrom,
        yearTo,
        facts: facts ?? undefined,
        generations: model?.generations,
      },
    ];
  });
  const found: FoundProduct = { type: 'product', ...card, ...cardFitment(card.name, fits, lastYear()) };
  const vehicles = sought.flatMap(({ manufacturer, model }) =>
    model ? [{ manufacturer: manufacturer.slug, model: model.slug }] : [],
  );
  const fitted = vehicles.find((vehicle) =>
    fits.some(
      ({ manufacturer, model }) =>
        manufacturer.slug === vehicle.manufacturer && model?.slug === vehicle.model,
    ),
  );
  const vehicle = fitted ?? vehicles[0];
  return vehicle ? cardForVehicle(found, fits, vehicle, lastYear()) : found;
}

export const vehicleAnswer = ({ manufacturer, model, generation, years }: SoughtVehicle): NamedVehicle => ({
  manufacturer: nameAndSlug(manufacturer),
  model: model ? nameAndSlug(model) : null,
  generation: generation
    ? { name: generation.name, yearFrom: generation.yearFrom, yearTo: generation.yearTo }
    : null,
  year: years && years.from === years.to ? years.from : null,
  ...(years && years.from < years.to && { years }),
});
