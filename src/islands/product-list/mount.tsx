import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import {
  isListQuery,
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
  sortFromWord,
} from '#src/domain/product-list/list-state.ts';
import { otherVehiclePage } from '#src/domain/product-list/other-page.ts';
import { handedOver } from '#src/stores/hand-over.ts';
import { keepList, knownList } from '#src/stores/product-list.ts';
import { draftCounter } from './count-draft.ts';
import { listElements, type ListElements, type ListFacts } from './elements.ts';
import { connectFilterForm, type FilterForm } from './filter-form.ts';
import type { ListView } from './list-view.ts';
import { ProductList } from './ProductList.tsx';
import { placeOf } from './TakenPlace.tsx';

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

/** Applies the sorting that was chosen while the script was loading. */
function withEarlySort(applied: ListState, { sort }: ListElements, { path, scope }: ListFacts): ListState {
  const early = sortFromWord(sort.value);
  if (early === applied.sort) return applied;
  const next = { ...applied, sort: early, page: 1 };
  history.pushState(null, '', path + listQuery(next, scope));
  return next;
}

function firstView(
  fromAddress: ListState,
  elements: ListElements,
  facts: ListFacts,
  form: FilterForm,
): ListView {
  // An answer left by the hero is used without another call.
  const answer = knownList(listCall(fromAddress, facts.scope));
  if (answer)
    return {
      applied: fromAddress,
      content: { kind: 'answer', state: fromAddress, answer },
      isWaiting: false,
    };
  const isPrerenderedList = facts.prerendered !== undefined;
  if (!isPrerenderedList) form.write(fromAddress);
  const applied = isPrerenderedList ? withEarlySort(fromAddress, elements, facts) : fromAddress;
  const isWaiting = !isPrerenderedList || applied !== fromAddress;
  return { applied, content: { kind: 'prerendered' }, isWaiting };
}

/** The list follows from the address alone, so that links, Back and a reload all show the same list. */
export function mount(island: HTMLElement): void {
  const elements = listElements(island);
  const form = elements && connectFilterForm(elements.form);
  if (!form) return;
  const { scope, path, ...own } = factsOf(island);
  const applied = readList(new URLSearchParams(location.search), scope);
  const elsewhere = otherVehiclePage(applied, scope);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  // A form sent before this script had loaded names every field; from here on the address has only what differs.
  const query = listQuery(applied, scope);
  if (isListQuery(location.search) && path + query !== location.pathname + location.search)
    history.replaceState(history.state, '', path + query + location.hash);
  const isPagesOwn = isPrerendered(applied, scope);
  const handed = isPagesOwn && applied.page === 1 ? handedOver(path, own.all) : undefined;
  if (handed) keepList(listCall(applied, scope), handed);
  const facts = { ...own, scope, path, prerendered: isPagesOwn && !handed ? query : undefined };
  // Everything is rendered into elements of the page.
  const root = createRoot(document.createElement('div'));
  // At once, since a held click is repeated next.
  flushSync(() =>
    root.render(
      <ProductList
        elements={elements}
        places={{ list: placeOf(elements.list), count: placeOf(elements.count) }}
        facts={facts}
        form={form}
        counter={draftCounter(form.showCount)}
        first={firstView(applied, elements, facts, form)}
      />,
    ),
  );
}
