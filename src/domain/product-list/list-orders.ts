type OrderKey = 'isSold' | 'pinned' | 'createdAt' | 'id' | 'nameKey' | 'priceMinor';

type ListOrder = {
  /** Its word in the address of a page. */
  word: string;
  /** The columns that order it, the first one first; products without a value come last. */
  keys: readonly (readonly [OrderKey, 'up' | 'down'])[];
};

/** A sold part can still be found, below everything that can be bought. */
const SOLD_LAST = ['isSold', 'up'] as const;

const NEWEST = [
  ['pinned', 'down'],
  ['createdAt', 'down'],
  ['id', 'down'],
] as const;

/** Every order of product lists, once: address, call, its schema, the select box and SQL derive from it. */
export const LIST_ORDERS = {
  newest: { word: 'najnovije', keys: [SOLD_LAST, ...NEWEST] },
  cheapest: { word: 'cijena', keys: [SOLD_LAST, ['priceMinor', 'up'], ...NEWEST] },
  dearest: { word: 'cijena-visa', keys: [SOLD_LAST, ['priceMinor', 'down'], ...NEWEST] },
  name: {
    word: 'naziv',
    keys: [SOLD_LAST, ['nameKey', 'up'], ['id', 'up']],
  },
} as const satisfies Record<string, ListOrder>;

export type ListSort = keyof typeof LIST_ORDERS;
export type PriceOrder = 'cheapest' | 'dearest';
export const LIST_SORTS = Object.keys(LIST_ORDERS) as [ListSort, ...ListSort[]];

export const sortWord = (sort: ListSort): string => LIST_ORDERS[sort].word;
export const sortFromWord = (word: string | null): ListSort =>
  LIST_SORTS.find((sort) => LIST_ORDERS[sort].word === word) ?? 'newest';
