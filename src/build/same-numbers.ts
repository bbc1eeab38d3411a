import type { ProductDetail } from '#src/domain/product/product.ts';
import { alsoFits, numberKeys } from '#src/domain/product/same-number.ts';
import type { Entry } from './product-groups.ts';

const remembered = new WeakMap<ProductDetail, readonly string[]>();

function keysOf(product: ProductDetail): readonly string[] {
  const keys = remembered.get(product) ?? numberKeys(product.partNumbers);
  remembered.set(product, keys);
  return keys;
}

/** What 'Isti broj odgovara i za' says on a product's page. The same rule for one product: `readShopProduct`. */
export function sameNumbers(entries: readonly Entry[]): (entry: Entry) => string {
  const byKey = new Map<string, ProductDetail[]>();
  for (const { product } of entries)
    for (const key of keysOf(product)) byKey.set(key, [...(byKey.get(key) ?? []), product]);
  return ({ product }) => {
    const others = keysOf(product).flatMap((key) => byKey.get(key) ?? []);
    return alsoFits(
      product.fitments,
      others.map(({ fitments }) => fitments),
    );
  };
}
