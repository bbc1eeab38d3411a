import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';

export type Entry = { product: ProductDetail; card: ProductCard };

/** Some products of the catalogue, in its order; the arrays stay the same objects while nothing in them changes. */
export type Group = { entries: readonly Entry[]; cards: readonly ProductCard[] };

export const EMPTY: Group = { entries: [], cards: [] };
export const toGroup = (entries: readonly Entry[]): Group => ({ entries, cards: entries.map((e) => e.card) });

export type GroupChange = {
  removed: ReadonlySet<Entry>;
  added: readonly Entry[];
  /** Index of each product in the catalogue. */
  order: ReadonlyMap<Entry, number>;
};
export type Groups = ReadonlyMap<string, Group>;

/** The groups after a change; groups that it does not touch are reused. */
export function regroup(
  before: Groups,
  { removed, added, order }: GroupChange,
  keysOf: (product: ProductDetail) => Iterable<string>,
): { groups: Groups; touched: ReadonlySet<string> } {
  const more = new Map<string, Entry[]>();
  for (const entry of added) {
    for (const key of new Set(keysOf(entry.product))) {
      const group = more.get(key);
      if (group) group.push(entry);
      else more.set(key, [entry]);
    }
  }
  const touched = new Set(more.keys());
  for (const { product } of removed) for (const key of keysOf(product)) touched.add(key);
  const groups = new Map(before);
  for (const key of touched) {
    const kept = (before.get(key) ?? EMPTY).entries.filter((entry) => !removed.has(entry));
    groups.set(key, toGroup(inOrder(kept.concat(more.get(key) ?? []), order)));
  }
  return { groups, touched };
}

export const inOrder = (entries: Entry[], order: ReadonlyMap<Entry, number>): Entry[] =>
  entries.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
