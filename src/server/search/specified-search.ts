import type { SpecifiedAnswer, SpecifiedResult, SpecifiedVehicle } from '#src/contracts/search-calls.ts';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type {
  FoundName,
  FoundProduct,
  NamedVehicle,
  SearchAnswer,
} from '#src/domain/search-page/search-answer.ts';
import { slugify } from '#src/domain/text/slug.ts';
import { formatSpans } from '#src/domain/years.ts';

/** Rows of a list have small pictures. */
const picture = (hash: string | null) => hash && imageAddress(hash, 320, 'webp');

function specifiedName({ type, id, name, slug, manufacturer, image }: FoundName): SpecifiedResult {
  const owner = type === 'manufacturer' ? { name, slug } : manufacturer;
  const isModel = type === 'model';
  return {
    type,
    id,
    name,
    slug,
    manufacturer: owner?.name ?? null,
    manufacturer_slug: owner?.slug ?? null,
    model: isModel ? name : null,
    model_slug: isModel ? slug : null,
    image: picture(image),
  };
}

const specifiedProduct = (product: FoundProduct): SpecifiedResult => ({
  type: 'product',
  id: product.id,
  name: product.name,
  slug: slugify(product.name),
  manufacturer: product.manufacturer?.name ?? null,
  manufacturer_slug: product.manufacturer?.slug ?? null,
  model: product.model?.name ?? null,
  model_slug: product.model?.slug ?? null,
  image: picture(product.image),
  price: product.priceMinor === null ? null : product.priceMinor / 100,
  years: formatSpans(product.years),
  fits: product.fits ?? '',
});

const specifiedVehicle = ({ manufacturer, model, generation, year }: NamedVehicle): SpecifiedVehicle => ({
  manufacturer: manufacturer.name,
  manufacturer_slug: manufacturer.slug,
  model: model?.name ?? null,
  model_slug: model?.slug ?? null,
  generation: generation?.name ?? null,
  yearFrom: generation?.yearFrom ?? null,
  yearTo: generation?.yearTo ?? null,
  year,
});

/** An answer in the shape of the specification's call (SPEC §3). */
export const specifiedAnswer = ({
  results,
  vehicle,
  choices: _,
  relaxation: __,
  nearNumber: ___,
  understood: ____,
  otherVehicles: _____,
  ...rest
}: SearchAnswer): SpecifiedAnswer => ({
  ...rest,
  results: results.map((result) =>
    result.type === 'product' ? specifiedProduct(result) : specifiedName(result),
  ),
  ...(vehicle && { vehicle: specifiedVehicle(vehicle) }),
});
