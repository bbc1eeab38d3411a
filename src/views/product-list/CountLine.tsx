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
 * 'Prikazano 1-20 od 87 proizvoda', in a product category 'Prikazano: 23 od 87 proizvoda (1-20)' (DECISIONS U16). An
 * empty string where the list itself says that it is empty.
 */
export function countWords({ scope, total, page, shown, all }: Props): string {
  const before = (page - 1) * PAGE_SIZE;
  const range = [before + 1, before + shown] as const;
  if (scope.kind === 'category' && !scope.tuning)
    return all > 0
      ? text['count.category'](total, all) + (shown < total ? text['count.onPage'](...range) : '')
      : '';
  return total > 0 && shown > 0 ? text['count.range'](...range, total) : '';
}

/** The count line with bold numbers. */
export const CountLine = (props: Props) =>
  countWords(props)
    .split(/(\d[\d.-]*)/)
    .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>));
