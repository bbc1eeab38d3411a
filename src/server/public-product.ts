import type { PublicProduct, PublicProductDetail } from '#src/contracts/public-product.ts';
import { imageAddress } from '#src/domain/image-address.ts';
import type { ListedProduct } from '#src/domain/product-list/product-list.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { CARD_FIELD_NAMES, PAGE_FIELD_NAMES, publicValues } from '#src/domain/product/product-fields.ts';
import { yearsOf } from '#src/domain/years.ts';

const picture = (hash: string) => imageAddress(hash, 640, 'webp');

export function toPublicProduct(product: ListedProduct & Pick<PublicProduct, 'replaces'>): PublicProduct {
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
    price: product.priceMinor === null ? null : product.priceMinor / 100,
    image_hash: product.image,
    fits: product.fits,
    ...(product.replaces && { replaces: product.replaces }),
  };
}

export function toPublicProductDetail(
  product: ProductDetail,
  related: readonly ListedProduct[],
): PublicProductDetail {
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
