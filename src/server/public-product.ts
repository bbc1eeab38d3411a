import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { ListedProduct } from '#src/domain/product-list/product-list.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { CARD_FIELD_NAMES, PAGE_FIELD_NAMES } from '#src/domain/product/shown-fields.ts';
import { publicValues } from '#src/domain/product/public-values.ts';
import { yearsOf } from '#src/domain/years.ts';

const picture = (hash: string) => imageAddress(hash, 640, 'webp');

/** `replaces`: the requested ids that were merged into this product. */
export type CurrentListedProduct = ListedProduct & { replaces?: number[] };

/** A product in the specification's calls (SPEC §3), with some more fields. */
export function toPublicProduct(product: CurrentListedProduct) {
  return {
    ...publicValues(product, CARD_FIELD_NAMES),
    id: product.id,
    image: product.image && picture(product.image),
    images: product.images.map(picture),
    manufacturer: product.manufacturer?.name ?? null,
    manufacturer_slug: product.manufacturer?.slug ?? null,
    model: product.model?.name ?? null,
    model_slug: product.model?.slug ?? null,
    category_id: product.category?.id ?? null,
    category_name: product.category?.name ?? null,
    compatible_years: yearsOf(product.years).map(String),
    compatible_manufacturers: [...new Set(product.fitments.map((f) => f.manufacturer.name))],
    // In KM; null where the price is on request.
    price: product.priceMinor === null ? null : product.priceMinor / 100,
    // For the address `/slike/{hash}/{width}.{format}`.
    image_hash: product.image,
    // Every vehicle and year, see `writeFits` in domain/fitment/fit-text.ts.
    fits: product.fits,
    ...(product.replaces && { replaces: product.replaces }),
  };
}

export function toPublicProductDetail(product: ProductDetail, related: readonly ListedProduct[]) {
  return {
    ...toPublicProduct({ ...product, images: product.images.map((image) => image.hash) }),
    ...publicValues(product, PAGE_FIELD_NAMES),
    fitments: product.fitments.map((f) => ({
      manufacturer: f.manufacturer.name,
      manufacturer_slug: f.manufacturer.slug,
      model: f.model?.name ?? null,
      model_slug: f.model?.slug ?? null,
      year_from: f.yearFrom,
      year_to: f.yearTo,
    })),
    relatedProducts: related.map(toPublicProduct),
  };
}
