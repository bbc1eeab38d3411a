import { useEffect, useEffectEvent, useState } from 'react';
import { type PendingFilters, filtersOf } from '#src/domain/product-list/pending-filters.ts';
import { listCall, listQuery, type ListState } from '#src/domain/product-list/list-state.ts';
import { otherPage } from '#src/domain/product-list/other-page.ts';
import { orderRanges } from '#src/domain/product-list/range-ends.ts';
import type { RangeName } from '#src/domain/product-list/ranges.ts';
import { RETRY } from '#src/stores/fetch-json.ts';
import { knownList, loadList } from '#src/stores/product-list.ts';
import type { ListFacts } from './elements.ts';
import type { ShownState } from './shown-state.ts';

const PAUSE_MS = 300;

/** The list state that pending filters lead to, and the ranges whose ends were entered in the wrong order. */
export function stateOf(
  pending: PendingFilters,
  applied: ListState,
): { next: ListState; swapped: RangeName[] } {
  const { ordered, swapped } = orderRanges(filtersOf(pending));
  return { next: { ...applied, ...ordered, page: 1 }, swapped };
}

/**
 * Number of products that the pending filters would show; undefined while unknown. It is asked for once input pauses;
 * another choice aborts the older request.
 */
export function usePendingCount(pending: PendingFilters, view: ShownState, { scope, all }: ListFacts) {
  const { applied, content, isWaiting } = view;
  const [counted, setCounted] = useState<{ call: string; total: number }>();
  const { next } = stateOf(pending, applied);
  // Another page is not limited to this page's year.
  const call = listCall(next, otherPage(next, scope) ? { kind: 'all' } : scope);
  const isApplied = listQuery(next, scope) === listQuery({ ...applied, page: 1 }, scope);

  // Not a dependency: applying the filters must not abort the request, which the list then waits for.
  const isToCount = useEffectEvent(() => !isApplied);
  useEffect(() => {
    if (!isToCount()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      loadList(call, { signal, retry: RETRY.none }).then(
        ({ total }) => setCounted({ call, total }),
        (error: unknown) => {
          // The button works without the count.
          if (!signal.aborted) console.warn(error);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call]);

  if (!isApplied || isWaiting) return counted?.call === call ? counted.total : knownList(call)?.total;
  if (content.kind === 'failure') return undefined;
  return content.kind === 'answer' ? content.answer.total : all;
}
