import { useEffectEvent, useLayoutEffect } from 'react';

type Paged = { pagination: { totalPages: number; currentPage: number } };

const lastPage = ({ pagination }: Paged): number => Math.max(pagination.totalPages, 1);
const isBeyond = (list: Paged): boolean => list.pagination.currentPage > lastPage(list);

/** Until another page is there the earlier one stays, unless the list had become too short for it. */
export const keepPage = <List extends Paged>(previous: List | undefined): List | undefined =>
  previous && !isBeyond(previous) ? previous : undefined;

/** Shows the last page where a list has become too short for the page that was asked for. */
export function useExistingPage(list: Paged | undefined, show: (page: number) => void): void {
  const page = list && isBeyond(list) ? lastPage(list) : undefined;
  const showLast = useEffectEvent(show);
  // Before it is painted: the empty page says that there is nothing at all.
  useLayoutEffect(() => {
    if (page !== undefined) showLast(page);
  }, [page]);
}
