import { nameAndSlug } from '#src/domain/name-and-slug.ts';
import type { MatchingProduct } from '#db/queries/search-products.ts';
import { cardFitment, cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import type { Fitment } from '#src/domain/product/product.ts';
import type { FoundVehicle } from '#src/domain/search/find-vehicle.ts';
import type { Entity } from '#src/domain/search/search-entities.ts';
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

/** Under the name of the `sought` vehicle, and with its years, where the part is known to fit that. */
export function productResult(
  product: MatchingProduct,
  { manufacturers, models }: SearchIndex,
  sought?: Pick<FoundVehicle, 'manufacturer' | 'model'>,
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
  if (!sought?.model) return found;
  const vehicle = { manufacturer: sought.manufacturer.slug, model: sought.model.slug };
  return cardForVehicle(found, fits, vehicle, lastYear());
}

export const vehicleAnswer = ({
  manufacturer,
  model,
  generation,
  years,
}: Pick<FoundVehicle, 'manufacturer' | 'model' | 'generation' | 'years'>): NamedVehicle => ({
  manufacturer: nameAndSlug(manufacturer),
  model: model ? nameAndSlug(model) : null,
  generation: generation
    ? { name: generation.name, yearFrom: generation.yearFrom, yearTo: generation.yearTo }
    : null,
  year: years && years.from === years.to ? years.from : null,
  ...(years && years.from < years.to && { years }),
});
