import { PAGE_NUMBER_MAX } from '../limits/requests.ts';

type PagerItem = number | 'gap';

/**
 * First, last and current ± 1, with an ellipsis for two or more omitted pages. A single omitted page is shown,
 * because an ellipsis would take the same space (DECISIONS U19).
 */
export function pagerItems(current: number, last: number): PagerItem[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((page, i): PagerItem[] => {
    const before = shown[i - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}

/** The page number of an address, not trusted: the first page for anything else than a number. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^\d{1,5}$/.test(text) ? Math.min(PAGE_NUMBER_MAX, Math.max(1, Number(text))) : 1;
}

/** At least one: an empty list has one page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** What a paged call returns beside its rows (SPEC §3). */
export type Pagination = {
  totalProducts: number;
  totalPages: number;
  currentPage: number;
  hasPrevPage: boolean;
  hasNextPage: boolean;
};

export function pagination(total: number, page: number, size: number): Pagination {
  const totalPages = pageCount(total, size);
  return {
    totalProducts: total,
    totalPages,
    currentPage: page,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
  };
}
