import { memo } from 'react';
import {
  activeFilters,
  isPrerendered,
  listQuery,
  type ListState,
} from '#src/domain/product-list/list-state.ts';
import { isPartCategory } from '#src/domain/product-list/list-scope.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { CountLine } from '#src/views/product-list/CountLine.tsx';
import { EmptyList, emptyTitle, FailedList } from '#src/views/product-list/EmptyList.tsx';
import { UndatedLine, undatedFrom } from '#src/views/product-list/UndatedLine.tsx';
import { ProductCards } from '#src/views/product/ProductCards.tsx';
import { Pager } from '#src/views/ui/Pager.tsx';
import { TakenPlace } from '../TakenPlace.tsx';
import type { ListElements, ListFacts } from './elements.ts';
import type { ShownState } from './shown-state.ts';

/** Every page of an unfiltered list is prerendered; only pages of a filtered list are rendered here. */
const addressOf =
  (state: ListState, { scope, path }: ListFacts) =>
  (page: number) => {
    if (isPrerendered(state, scope)) return page === 1 ? path : `${path}?page=${page}`;
    return path + listQuery({ ...state, page }, scope);
  };

type Shown = { facts: ListFacts; state: ListState; answer: ListAnswer };

function AnsweredList({ facts, state, answer }: Shown) {
  const { products, total, undated, page, pages } = answer;
  const { scope, path, heading, withCode } = facts;
  const isFiltered = activeFilters(state, scope).length > 0;
  if (total === 0) return <EmptyList scope={scope} path={path} heading={heading} isFiltered={isFiltered} />;
  const before = undatedFrom(answer);
  return (
    <>
      <ProductCards
        products={products}
        heading={heading}
        withCode={withCode}
        withRating={isPartCategory(scope)}
        eager={2}
        line={
          before === undefined
            ? undefined
            : { before, item: <UndatedLine count={undated} heading={heading} /> }
        }
      />
      <Pager page={page} pages={pages} address={addressOf(state, facts)} />
    </>
  );
}

const ScreenReaderText = ({ children }: { children: string }) => <span className="sr-only">{children}</span>;

/** The count line; without one, the sentence of the empty list for screen readers. */
function AnsweredCount({ facts: { scope }, state, answer: { total, products } }: Shown) {
  if (total === 0)
    return <ScreenReaderText>{emptyTitle(scope, activeFilters(state, scope).length > 0)}</ScreenReaderText>;
  return <CountLine total={total} page={state.page} shown={products.length} />;
}

function FailedAnswer({ facts: { scope, path, heading }, state }: Omit<Shown, 'answer'>) {
  if (scope.kind !== 'vehicle') return <FailedList heading={heading} />;
  const isFiltered = activeFilters(state, scope).length > 0;
  return <EmptyList scope={scope} path={path} heading={heading} isFiltered={isFiltered} hasFailed />;
}

type Props = {
  elements: Pick<ListElements, 'list' | 'count'>;
  facts: ListFacts;
  content: ShownState['content'];
};

/**
 * Renders the list and its count line in place of the prerendered ones; not again with every press on the tools, since
 * twenty cards take a slow phone longer than an answer to a press may.
 */
export const ShownList = memo(function ShownList({ elements, facts, content }: Props) {
  if (content.kind === 'prerendered')
    return (
      <>
        <TakenPlace place={elements.list}>{null}</TakenPlace>
        <TakenPlace place={elements.count}>{null}</TakenPlace>
      </>
    );
  const shown = content.kind === 'answer' ? content : undefined;
  return (
    <>
      <TakenPlace place={elements.list}>
        {shown ? (
          <AnsweredList facts={facts} state={shown.state} answer={shown.answer} />
        ) : (
          <FailedAnswer facts={facts} state={content.state} />
        )}
      </TakenPlace>
      <TakenPlace place={elements.count}>
        {shown ? (
          <AnsweredCount facts={facts} state={shown.state} answer={shown.answer} />
        ) : (
          <ScreenReaderText>{facts.scope.kind === 'vehicle' ? '' : text['error.title']}</ScreenReaderText>
        )}
      </TakenPlace>
    </>
  );
});
