import { RELATED_PRODUCTS } from '#src/domain/limits/pages.ts';
import { RELATED_TIERS, type RelatedBy } from '#src/domain/product/related-tiers.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import type { Entry } from './product-groups.ts';

/** What a product shares with the others of its group; undefined when it lacks one of `names`. */
function groupKey(product: ProductDetail, names: readonly RelatedBy[]): string | undefined {
  const slugs = names.flatMap((name) => product[name]?.slug ?? []);
  return slugs.length === names.length ? slugs.join('|') : undefined;
}

/**
 * Related products are those that follow a product in its groups; after the last of a group comes the first. So each
 * page shows different ones, and a new product changes only the few pages before it instead of its whole category.
 * The same rule in SQL: `listRelatedIds`.
 */
export function relatedProducts(entries: readonly Entry[]): (entry: Entry) => ProductCard[] {
  const ordered = entries.toSorted((a, b) => a.product.id - b.product.id);
  const tiers = RELATED_TIERS.map((names) => {
    const groups = new Map<string, Entry[]>();
    const indexes = new Map<Entry, number>();
    for (const entry of ordered) {
      const key = groupKey(entry.product, names);
      if (key === undefined) continue;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      indexes.set(entry, group.push(entry) - 1);
    }
    return { names, groups, indexes };
  });

  return (entry) => {
    const found = new Set<Entry>();
    for (const { names, groups, indexes } of tiers) {
      const group = indexes.has(entry) ? (groups.get(groupKey(entry.product, names) ?? '') ?? []) : [];
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
