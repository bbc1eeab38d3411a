import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { useLayoutEffect } from 'react';
import { activeFilters } from '#src/domain/product-list/list-state.ts';
import { groupNamed } from '#src/strings/category-groups.ts';
import { chipName } from '#src/views/product-list/choice-name.ts';
import type { PanelProps } from '#src/views/product-list/FilterPanel.tsx';
import { ListTools, type ToolsProps } from '#src/views/product-list/ListTools.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { type ListElements, type ListFacts, markPills, markWaiting } from './elements.ts';
import type { ShownState } from './shown-state.ts';
import { ShownList } from './ShownList.tsx';
import { usePendingCount } from './use-pending-count.ts';
import { useListControls } from './use-list-controls.ts';
import { usePanel } from './use-panel.ts';
import { useProductList } from './use-product-list.ts';
import { useSavedVehicle } from './use-saved-vehicle.ts';
import { tellRendered } from '../rendered.ts';

type Props = {
  elements: ListElements;
  facts: ListFacts;
  /** The tools as the page shows them. */
  shown: ToolsProps;
  first: ShownState;
};

const nameOf = (options: readonly NameAndSlug[], chosen: string | null): string =>
  options.find(({ slug }) => slug === chosen)?.name ?? chosen ?? '';

/** Names come from the shop's answer, otherwise from the filter panel. */
function namesOf(
  { applied, content, isWaiting }: ShownState,
  { options, model }: Pick<PanelProps, 'options' | 'model'>,
) {
  const answered = !isWaiting && content.kind === 'answer' ? content.answer.names : undefined;
  const { manufacturer, category } = applied;
  const vehicle = [
    answered?.manufacturer?.name ?? nameOf(options.manufacturers, manufacturer),
    answered?.model?.name ?? nameOf(model.options, applied.model),
  ];
  return {
    vehicle: vehicle.filter(Boolean).join(' '),
    category: answered?.category?.name ?? groupNamed(category) ?? nameOf(options.categories, category),
  };
}

/** Filters, sorts and pages a prerendered list in place, and renders its tools. */
export function ProductList({ elements, facts, shown, first }: Props) {
  const { scope } = facts;
  const isHydrated = useIsHydrated();
  const panel = usePanel(shown.panel);
  const list = useProductList(facts, first, panel.write);
  const { applied, content, isWaiting } = list.view;
  const count = usePendingCount(panel.pending, list.view, facts);
  const { own, isMine, isPagesOwn } = useSavedVehicle(applied, scope);
  const controls = useListControls({ elements, facts, panel, list });

  useLayoutEffect(() => markPills(elements, applied.category), [elements, applied.category]);
  useLayoutEffect(() => markWaiting(elements, isWaiting), [elements, isWaiting]);
  useLayoutEffect(() => {
    elements.island.toggleAttribute('data-own', isPagesOwn);
  }, [elements, isPagesOwn]);
  useLayoutEffect(() => {
    // The page script paints hearts and fit lines of new cards.
    tellRendered();
  }, [content]);

  const counts = content.kind === 'answer' ? content.answer.counts : shown.panel.options.counts;
  const options = { ...shown.panel.options, counts };
  const groups = isHydrated ? activeFilters(applied, scope) : [];
  const names = namesOf(list.view, { options, model: panel.model });
  return (
    <>
      <ListTools
        {...shown}
        panel={{
          ...shown.panel,
          options,
          model: panel.model,
          pending: panel.pending,
          note: panel.note,
          active: groups.length,
          count: isHydrated ? count : undefined,
          on: { choose: panel.choose, enterNumber: panel.enterNumber, apply: controls.apply },
        }}
        sort={isHydrated ? applied.sort : shown.sort}
        isMine={isMine}
        chips={groups.map((group) => ({ group, name: chipName(group, applied, names) }))}
        on={{ sort: controls.sortBy, mine: (isOn) => controls.filterBy(isOn && own ? own : {}) }}
      />
      {isHydrated && <ShownList elements={elements} facts={facts} content={content} />}
    </>
  );
}
