import { RELATED_PRODUCTS } from '#src/domain/limits/pages.ts';
import { RELATED_CIRCLES, type RelatedBy } from '#src/domain/product/related-circles.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import type { Entry } from './product-groups.ts';

/** Undefined when the product lacks one of `names`: it is in no such circle then. */
function circleOf(product: ProductDetail, names: readonly RelatedBy[]): string | undefined {
  const slugs = names.flatMap((name) => product[name]?.slug ?? []);
  return slugs.length === names.length ? slugs.join('|') : undefined;
}

/**
 * Related products are those that follow a product in its circle; after the last comes the first. So each page shows
 * different ones, and a new product changes only the few pages before it instead of its whole category.
 * The same rule in SQL: `listRelatedIds`.
 */
export function relatedProducts(entries: readonly Entry[]): (entry: Entry) => ProductCard[] {
  const ordered = entries.toSorted((a, b) => a.product.id - b.product.id);
  const circles = RELATED_CIRCLES.map((names) => {
    const groups = new Map<string, Entry[]>();
    const indexes = new Map<Entry, number>();
    for (const entry of ordered) {
      const name = circleOf(entry.product, names);
      if (name === undefined) continue;
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      indexes.set(entry, group.push(entry) - 1);
    }
    return { names, groups, indexes };
  });

  return (entry) => {
    const found = new Set<Entry>();
    for (const { names, groups, indexes } of circles) {
      const group = indexes.has(entry) ? (groups.get(circleOf(entry.product, names) ?? '') ?? []) : [];
      const index = indexes.get(entry) ?? 0;
      for (let step = 1; step < group.length && found.size < RELATED_PRODUCTS; step++) {
        const neighbour = group[(index + step) % group.length];
        if (neighbour) found.add(neighbour);
      }
      if (found.size >= RELATED_PRODUCTS) break;
    }
    return [...found].map(({ card }) => card);
  };
}
