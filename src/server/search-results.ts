import type { FoundProduct } from '#db/queries/search-products.ts';
import type { SearchResult, SearchVehicle } from '#src/contracts/search-calls.ts';
import { fitmentGroups, fitText } from '#src/domain/product/fitment-groups.ts';
import { imageAddress } from '#src/domain/image-address.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import type { Fitment } from '#src/domain/product/product.ts';
import type { FoundVehicle } from '#src/domain/search/find-vehicle.ts';
import type { Entity } from '#src/domain/search/search-entities.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { slugify } from '#src/domain/slug.ts';
import { formatSpans, lastYear, type YearSpan } from '#src/domain/years.ts';

/** A row in a list is small; so is its picture. */
const picture = (hash: string | null) => hash && imageAddress(hash, 320, 'webp');

export function entityResult(entity: Entity): SearchResult {
  const { kind, id, name, slug, make } = entity;
  const isModel = kind === 'model';
  return {
    type: kind === 'category' ? 'tuning' : kind,
    ...{ id, name, slug },
    manufacturer: make?.name ?? null,
    manufacturer_slug: make?.slug ?? null,
    model: isModel ? name : null,
    model_slug: isModel ? slug : null,
    image: picture(entity.image),
  };
}

const fitsOf = ({ fitments }: FoundProduct, { makes, models }: SearchIndex): string =>
  fitText(
    fitmentGroups(
      fitments.flatMap(([makeId, modelId, yearFrom, yearTo]): Fitment[] => {
        const manufacturer = makes.get(makeId);
        const model = modelId === null ? null : (models.get(modelId) ?? null);
        return manufacturer ? [{ manufacturer, model, yearFrom, yearTo }] : [];
      }),
      { firstYear: FIRST_YEAR, lastYear: lastYear() },
    ),
  );

export function productResult(product: FoundProduct, index: SearchIndex): SearchResult {
  const { makes, models } = index;
  const [[makeId, modelId] = [0, null]] = product.fitments;
  const make = makes.get(makeId);
  const model = modelId === null ? undefined : models.get(modelId);
  const spans = product.fitments.flatMap(([ownMake, ownModel, from, to]): YearSpan[] =>
    ownMake !== makeId || ownModel !== modelId || (from === null && to === null)
      ? []
      : [{ from: from ?? FIRST_YEAR, to: to ?? lastYear() }],
  );
  return {
    type: 'product',
    id: product.id,
    name: product.name,
    slug: slugify(product.name),
    manufacturer: make?.name ?? null,
    manufacturer_slug: make?.slug ?? null,
    model: model?.name ?? null,
    model_slug: model?.slug ?? null,
    image: picture(product.image),
    price: product.priceMinor === null ? null : product.priceMinor / 100,
    years: formatSpans(spans),
    fits: fitsOf(product, index),
  };
}

export const vehicleAnswer = ({ make, model, generation, year }: FoundVehicle): SearchVehicle => ({
  manufacturer: make.name,
  manufacturer_slug: make.slug,
  model: model?.name ?? null,
  model_slug: model?.slug ?? null,
  generation: generation?.name ?? null,
  yearFrom: generation?.yearFrom ?? null,
  yearTo: generation?.yearTo ?? null,
  year: year ?? null,
});
