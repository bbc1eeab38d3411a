import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { activeFilters } from '#src/domain/product-list/list-state.ts';
import { chipName } from '#src/views/product-list/choice-name.ts';
import { Chips } from '#src/views/product-list/Chips.tsx';
import type { DraftCounter } from './count-draft.ts';
import type { ListElements, ListFacts } from './elements.ts';
import type { FilterForm } from './filter-form.ts';
import type { ListView } from './list-view.ts';
import { MyVehicle } from './MyVehicle.tsx';
import { paintChoice, paintWaiting } from './paint-choice.ts';
import { ShownList } from './ShownList.tsx';
import type { Place } from './TakenPlace.tsx';
import { useListControls } from './use-list-controls.ts';
import { useProductList } from './use-product-list.ts';

type Props = {
  elements: ListElements;
  places: { list: Place; count: Place };
  facts: ListFacts;
  form: FilterForm;
  counter: DraftCounter;
  first: ListView;
};

/** Names come from the shop's answer, otherwise from the filter panel. */
function useNames(form: FilterForm, { applied, content, isWaiting }: ListView) {
  useStore(form.$names);
  const known = form.names(applied);
  const answered = !isWaiting && content.kind === 'answer' ? content.answer.names : undefined;
  const vehicle = [answered?.manufacturer?.name, answered?.model?.name].filter(Boolean).join(' ');
  return { vehicle: vehicle || known.vehicle, category: answered?.category?.name ?? known.category };
}

/** Filters, sorts and pages a prerendered list in place, rendering into its elements. */
export function ProductList({ elements, places, facts, form, counter, first }: Props) {
  const { scope, all } = facts;
  const list = useProductList(facts, form, first);
  const { applied, content, isWaiting } = list.view;
  const names = useNames(form, list.view);
  const chips = activeFilters(applied, scope).map((group) => ({
    group,
    name: chipName(group, applied, names),
  }));

  useLayoutEffect(() => paintChoice(elements, applied, scope), [elements, applied, scope]);
  useLayoutEffect(() => paintWaiting(elements, isWaiting), [elements, isWaiting]);
  useEffect(() => {
    if (isWaiting || content.kind === 'failure') return;
    counter.stop();
    form.showCount(content.kind === 'answer' ? content.answer.total : all);
    if (content.kind === 'answer') form.showChoices(content.answer.counts);
  }, [content, isWaiting, counter, form, all]);
  useLayoutEffect(() => {
    // The page script paints hearts and fit lines of new cards.
    document.dispatchEvent(new Event('shop:drawn'));
  }, [content]);
  const replaceFilters = useListControls({ elements, facts, form, counter, list });

  return (
    <>
      {createPortal(<Chips chips={chips} />, elements.chips)}
      {createPortal(<MyVehicle applied={applied} scope={scope} onSwitch={replaceFilters} />, elements.mine)}
      <ShownList facts={facts} places={places} content={content} />
    </>
  );
}
