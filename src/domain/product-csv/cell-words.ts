import type { Availability, ProductKind, ProductStatus } from '../product/product.ts';
import { slugify } from '../slug.ts';

/** Words of a file for closed lists of values; the first is the one that is written. */
const words = <Value>(list: readonly (readonly [Value, ...string[]])[]) => ({
  write: (value: Value): string => list.find(([own]) => own === value)?.[1] ?? '',
  read: (text: string): Value | undefined =>
    list.find(([, ...names]) => names.some((name) => slugify(name) === slugify(text)))?.[0],
});

export const statusWords = words<ProductStatus>([
  ['published', 'objavljeno', 'published', 'aktivno'],
  ['draft', 'nacrt', 'draft'],
  ['archived', 'arhivirano', 'archived', 'arhiva'],
]);

export const kindWords = words<ProductKind>([
  ['part', 'dio', 'part'],
  ['tuning', 'tuning'],
]);

export const availabilityWords = words<Availability>([
  ['in_stock', 'na stanju', 'in stock'],
  ['on_order', 'po narudžbi', 'on order'],
  ['sold', 'prodano', 'sold'],
]);

export const yesNoWords = words<boolean>([
  [true, 'da', 'yes', '1', 'true'],
  [false, 'ne', 'no', '0', 'false'],
]);
