import { formatCount } from '#src/domain/text/format-count.ts';
import { plural, type PluralForms } from '#src/domain/text/plurals.ts';

/** A number with its noun: `1.234 dijela`. */
export const counted = (count: number, forms: PluralForms): string =>
  `${formatCount(count)} ${plural(count, forms)}`;

/** Here, as the script of every page contains this module. */
export const countedProducts = (count: number): string =>
  counted(count, ['proizvod', 'proizvoda', 'proizvoda']);
