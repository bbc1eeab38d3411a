import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import {
  isListQuery,
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
} from '#src/domain/product-list/list-state.ts';
import { otherPage } from '#src/domain/product-list/other-page.ts';
import { handedOver } from '#src/stores/hand-over.ts';
import { keepList, knownList } from '#src/stores/product-list.ts';
import { currentVehicle } from '#src/stores/vehicles.ts';
import type { ToolsProps } from '#src/views/product-list/ListTools.tsx';
import { listElements, type ListFacts } from './elements.ts';
import type { ShownState } from './shown-state.ts';
import { ProductList } from './ProductList.tsx';
import { readTools } from './read-tools.ts';
import { vehicleFilters } from './use-saved-vehicle.ts';

function factsOf({ dataset }: HTMLElement): Omit<ListFacts, 'prerendered'> {
  const path = dataset['path'] ?? location.pathname;
  return {
    scope: listScope(path),
    path,
    all: Number(dataset['total']),
    heading: dataset['heading'] === 'h3' ? 'h3' : 'h2',
    withCode: 'code' in dataset,
  };
}

/** Applies what was chosen in the tools while the script was loading: the order, or parts for the saved vehicle. */
function withEarlyChoice(applied: ListState, shown: ToolsProps, { path, scope }: ListFacts): ListState {
  const own = shown.isMine ? currentVehicle() : undefined;
  if (!own && shown.sort === applied.sort) return applied;
  const next = { ...applied, ...(own && vehicleFilters(own)), sort: shown.sort, page: 1 };
  history.pushState(null, '', path + listQuery(next, scope));
  return next;
}

function firstView(fromAddress: ListState, shown: ToolsProps, facts: ListFacts): ShownState {
  // An answer left by the hero is used without another call.
  const answer = knownList(listCall(fromAddress, facts.scope));
  if (answer)
    return {
      applied: fromAddress,
      content: { kind: 'answer', state: fromAddress, answer },
      isWaiting: false,
    };
  const isPrerenderedList = facts.prerendered !== undefined;
  const applied = isPrerenderedList ? withEarlyChoice(fromAddress, shown, facts) : fromAddress;
  const isWaiting = !isPrerenderedList || applied !== fromAddress;
  return { applied, content: { kind: 'prerendered' }, isWaiting };
}

/** The list depends on the address alone, so that links, Back and a reload all show the same list. */
export function mount(island: HTMLElement): void {
  const elements = listElements(island);
  if (!elements) return;
  const { scope, path, ...own } = factsOf(island);
  const applied = readList(new URLSearchParams(location.search), scope);
  const elsewhere = otherPage(applied, scope);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  // A form sent before this script had loaded names every field; the address is reduced to what differs.
  const query = listQuery(applied, scope);
  if (isListQuery(location.search) && path + query !== location.pathname + location.search)
    history.replaceState(history.state, '', path + query + location.hash);
  const isPagesOwn = isPrerendered(applied, scope);
  const handed = isPagesOwn && applied.page === 1 ? handedOver(path, own.all) : undefined;
  if (handed) keepList(listCall(applied, scope), handed);
  const facts = { ...own, scope, path, prerendered: isPagesOwn && !handed ? query : undefined };
  const shown = readTools(elements.tools);
  // Synchronous, since a held click is repeated next.
  flushSync(() =>
    hydrateRoot(
      elements.tools,
      <ProductList
        elements={elements}
        facts={facts}
        shown={shown}
        first={firstView(applied, shown, facts)}
      />,
    ),
  );
}
