import { Fragment } from 'react';
import { PAGE_SIZE } from '#src/domain/limits.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

type Props = {
  scope: ListScope;
  total: number;
  page: number;
  /** Number of products on this page. */
  shown: number;
  /** Number of products without a filter. */
  all: number;
};

/**
 * 'Prikazano 1-20 od 87 proizvoda', in a product category 'Prikazano: 23 od 87 proizvoda' (DECISIONS U16). An empty
 * string where the list itself says that it is empty.
 */
export function countWords({ scope, total, page, shown, all }: Props): string {
  if (scope.kind === 'category' && !scope.tuning) return all > 0 ? text['count.category'](total, all) : '';
  const before = (page - 1) * PAGE_SIZE;
  return total > 0 && shown > 0 ? text['count.range'](before + 1, before + shown, total) : '';
}

/** The count line with bold numbers. */
export const CountLine = (props: Props) =>
  countWords(props)
    .split(/(\d[\d.-]*)/)
    .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>));
