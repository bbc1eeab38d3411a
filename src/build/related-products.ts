import { RELATED_PRODUCTS } from '#src/domain/limits.ts';
import type { ProductCard } from '#src/domain/product/product.ts';

/** From closest to farthest: same category first (DECISIONS D21), within it the same vehicle. */
const CIRCLES: ((card: ProductCard) => string | null | undefined)[] = [
  (c) => c.category && c.model && `${c.category.slug}|${c.manufacturer?.slug}|${c.model.slug}`,
  (c) => c.category && c.manufacturer && `${c.category.slug}|${c.manufacturer.slug}`,
  (c) => c.category?.slug,
  (c) => c.model && `${c.manufacturer?.slug}|${c.model.slug}`,
  (c) => c.manufacturer?.slug,
];

/**
 * Related products by neighbourhood: those that follow a product in its circle, continuing from the start at the end.
 * So each page shows different ones, and a new product changes the few pages beside it instead of its whole category.
 */
export function relatedProducts(cards: readonly ProductCard[]): (card: ProductCard) => ProductCard[] {
  const ordered = cards.toSorted((a, b) => a.id - b.id);
  const circles = CIRCLES.map((key) => {
    const groups = new Map<string, ProductCard[]>();
    const places = new Map<ProductCard, number>();
    for (const card of ordered) {
      const name = key(card);
      if (!name) continue;
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      places.set(card, group.push(card) - 1);
    }
    return { key, groups, places };
  });

  return (card) => {
    const found = new Set<ProductCard>();
    for (const { key, groups, places } of circles) {
      const group = groups.get(key(card) ?? '') ?? [];
      const place = places.get(card) ?? 0;
      for (let step = 1; step < group.length && found.size < RELATED_PRODUCTS; step++) {
        const neighbour = group[(place + step) % group.length];
        if (neighbour) found.add(neighbour);
      }
      if (found.size >= RELATED_PRODUCTS) break;
    }
    return [...found];
  };
}
