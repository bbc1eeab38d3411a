import { Fragment } from 'react';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

type Props = {
  total: number;
  page: number;
  /** Number of products on this page. */
  shown: number;
};

/** 'Prikazano 1-20 od 87 proizvoda' with bold numbers; nothing for an empty list, which has its own sentence. */
export function CountLine({ total, page, shown }: Props) {
  if (total === 0 || shown === 0) return null;
  const before = (page - 1) * PAGE_SIZE;
  return text['count.range'](before + 1, before + shown, total)
    .split(/(\d[\d.-]*)/)
    .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>));
}
