import { RELATED_PRODUCTS } from '#src/domain/limits.ts';
import { RELATED_CIRCLES, type RelatedBy } from '#src/domain/product/related-circles.ts';
import type { ProductCard } from '#src/domain/product/product.ts';

/** Undefined when the product lacks one of `names`: it is in no such circle then. */
function circleOf(card: ProductCard, names: readonly RelatedBy[]): string | undefined {
  const slugs = names.flatMap((name) => card[name]?.slug ?? []);
  return slugs.length === names.length ? slugs.join('|') : undefined;
}

/**
 * Related products by neighbourhood: those that follow a product in its circle, continuing from the start at the end.
 * So each page shows different ones, and a new product changes the few pages beside it instead of its whole category.
 * The same rule in SQL: `listRelatedIds`.
 */
export function relatedProducts(cards: readonly ProductCard[]): (card: ProductCard) => ProductCard[] {
  const ordered = cards.toSorted((a, b) => a.id - b.id);
  const circles = RELATED_CIRCLES.map((names) => {
    const groups = new Map<string, ProductCard[]>();
    const places = new Map<ProductCard, number>();
    for (const card of ordered) {
      const name = circleOf(card, names);
      if (name === undefined) continue;
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      places.set(card, group.push(card) - 1);
    }
    return { names, groups, places };
  });

  return (card) => {
    const found = new Set<ProductCard>();
    for (const { names, groups, places } of circles) {
      const group = groups.get(circleOf(card, names) ?? '') ?? [];
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
