import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { listCall, listQuery, type ListState } from '#src/domain/product-list/list-state.ts';
import { otherPage } from '#src/domain/product-list/other-page.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { knownList, loadList } from '#src/stores/product-list.ts';
import { retryOnline } from '#src/stores/retry-online.ts';
import { enterAddress } from '../enter-address.ts';
import type { ListFacts } from './elements.ts';
import type { ShownState } from './shown-state.ts';

/** Names from the shop: an address may name a manufacturer by an alias, which the panel does not have, or an unknown one. */
function namedByShop(state: ListState, { manufacturer, model }: ListAnswer['names']): ListState {
  if (!manufacturer) return state;
  const named = { manufacturer: manufacturer.slug, model: model?.slug ?? null };
  const isSame = named.manufacturer === state.manufacturer && named.model === state.model;
  return isSame ? state : { ...state, ...named };
}

/** After the next frame has been painted. */
const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The list that the address names. */
export function useProductList(facts: ListFacts, first: ShownState, onNamed: (state: ListState) => void) {
  const { scope, path, prerendered } = facts;
  const [view, setView] = useState(first);

  const accept = (state: ListState, answer: ListAnswer): void => {
    if (answer.products.length === 0 && answer.total > 0) {
      go({ ...state, page: answer.pages }, { replace: true });
      return;
    }
    const applied = namedByShop(state, answer.names);
    if (applied !== state) {
      history.replaceState(null, '', path + listQuery(applied, scope));
      onNamed(applied);
    }
    flushSync(() =>
      setView({ applied, content: { kind: 'answer', state: applied, answer }, isWaiting: false }),
    );
  };

  const wait = (applied: ListState) =>
    flushSync(() => setView((now) => ({ ...now, applied, isWaiting: true })));
  const showPrerendered = (applied: ListState): boolean => {
    if (listQuery(applied, scope) !== prerendered) return false;
    flushSync(() => setView({ applied, content: { kind: 'prerendered' }, isWaiting: false }));
    return true;
  };

  /** A known answer is rendered synchronously, so that Back keeps the scroll position. */
  const show = (applied: ListState): void => {
    if (showPrerendered(applied)) return;
    const known = knownList(listCall(applied, scope));
    if (known) accept(applied, known);
    else wait(applied);
  };

  /**
   * Shows a state under its own address; that of another vehicle or of other years is another page. Even a known list
   * is rendered only after the pressed control, as twenty new cards take a slow phone a fifth of a second. Returns false
   * when it leaves the page.
   */
  const go = (next: ListState, { replace = false } = {}): boolean => {
    const other = otherPage(next, scope);
    if (other) {
      location.assign(other);
      return false;
    }
    enterAddress(path + listQuery(next, scope), { replace });
    if (!showPrerendered(next)) wait(next);
    return true;
  };

  const answered = useEffectEvent(accept);
  const failed = useEffectEvent((applied: ListState, error: unknown) => {
    console.warn(error);
    setView({ applied, content: { kind: 'failure', state: applied }, isWaiting: false });
  });
  useEffect(() => {
    if (!view.isWaiting) return undefined;
    const { applied } = view;
    const controller = new AbortController();
    const { signal } = controller;
    const retry = retryOnline(scope.kind === 'all' ? 'allProducts' : 'general');
    const call = listCall(applied, scope);
    const known = knownList(call);
    (known ? nextPaint().then(() => known) : loadList(call, { signal, retry })).then(
      (answer) => {
        if (!signal.aborted) answered(applied, answer);
      },
      (error: unknown) => {
        if (!signal.aborted) failed(applied, error);
      },
    );
    return () => controller.abort();
  }, [view, scope]);

  /** Without a network only lists that have been shown before can be. */
  const canShow = (next: ListState): boolean =>
    navigator.onLine ||
    listQuery(next, scope) === prerendered ||
    knownList(listCall(next, scope)) !== undefined;

  return { view, go, show, canShow };
}
