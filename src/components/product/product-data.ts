import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { fitmentGroups } from '#src/domain/product/fitment-groups.ts';
import type { ChoiceValue } from '#src/domain/product/product-fields.ts';
import type { Availability, ProductDetail } from '#src/domain/product/product.ts';
import { lastYear, reach } from '#src/domain/years.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';

const AVAILABILITY: Record<Availability, string> = {
  in_stock: 'https://schema.org/InStock',
  on_order: 'https://schema.org/BackOrder',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
};

const CONDITION: Record<ChoiceValue<'condition'>, string> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
};

const conditionOf = ({ condition }: ProductDetail) => condition && { itemCondition: CONDITION[condition] };

/** Delivery and returns are stated once for the shop, on the home page (components/frame/shop-data.ts). */
const offer = (product: ProductDetail, priceMinor: number, shopUrl: string) => ({
  '@type': 'Offer',
  price: (priceMinor / 100).toFixed(2),
  priceCurrency: 'BAM',
  availability: AVAILABILITY[product.availability],
  ...conditionOf(product),
  seller: { '@id': shopUrl },
});

/** An Offer only with a price, and no rating: the stars are the seller's own (DECISIONS U25). */
export function productData(product: ProductDetail, description: string, absolute: (path: string) => string) {
  const url = absolute(`/proizvod/${product.id}`);
  const cars = fitmentGroups(product.fitments, lastYear()).map(({ years, ...vehicle }) => {
    const whole = reach(years);
    return {
      '@type': 'Car',
      name: vehicleName(vehicle),
      ...(whole
        ? { vehicleModelDate: whole.from === whole.to ? `${whole.from}` : `${whole.from}/${whole.to}` }
        : {}),
    };
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    sku: String(product.id),
    description,
    ...conditionOf(product),
    ...(product.images.length > 0
      ? { image: product.images.map(({ hash }) => absolute(imageAddress(hash, 1280, 'webp'))) }
      : {}),
    ...(product.partNumbers[0] ? { mpn: product.partNumbers[0] } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    ...(cars.length > 0 ? { isAccessoryOrSparePartFor: cars } : {}),
    ...(product.priceMinor === null
      ? {}
      : { offers: offer(product, product.priceMinor, absolute('/#prodavnica')) }),
  };
}
