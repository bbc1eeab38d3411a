import { Fragment } from 'react';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

type Props = {
  total: number;
  page: number;
  /** Number of products on this page. */
  shown: number;
  /** Of a part category: the number of its products without filters. */
  all?: number | undefined;
};

/**
 * 'Prikazano 1-20 od 87 proizvoda', in a part category 'Prikazano: 23 od 87 proizvoda (1-20)' (DECISIONS U16), with bold
 * numbers; nothing for an empty list, which has its own sentence.
 */
export function CountLine({ total, page, shown, all }: Props) {
  if (total === 0 || shown === 0) return null;
  const before = (page - 1) * PAGE_SIZE;
  const range = [before + 1, before + shown] as const;
  const words =
    all === undefined
      ? text['count.range'](...range, total)
      : text['count.category'](total, all) + (shown < total ? text['count.onPage'](...range) : '');
  return words
    .split(/(\d[\d.-]*)/)
    .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>));
}
