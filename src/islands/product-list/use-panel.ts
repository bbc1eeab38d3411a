import { useEffect, useReducer } from 'react';
import {
  ANY,
  pendingFilters,
  type PendingFilters,
  withText,
} from '#src/domain/product-list/pending-filters.ts';
import { type FilterName, FILTERS, type ListFilters } from '#src/domain/product-list/filters.ts';
import { modelOptions } from '#src/domain/product-list/panel-options.ts';
import type { RangeEnd } from '#src/domain/product-list/range-ends.ts';
import { readNumber } from '#src/domain/product-list/typed-number.ts';
import type { VehicleChoices } from '#src/domain/vehicle/vehicle-choices.ts';
import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { PanelProps } from '#src/views/product-list/FilterPanel.tsx';

type Panel = Pick<PanelProps, 'pending' | 'model'> & {
  note: string;
  choices: VehicleChoices | undefined;
};

type Change =
  | { type: 'changed'; pending: PendingFilters; note: string }
  | { type: 'loaded'; choices: VehicleChoices | undefined };

/** The model field changes only with the manufacturer or its models; until then it stays as prerendered. */
function panelReducer(panel: Panel, change: Change): Panel {
  const known = panel.model.options;
  if (change.type === 'loaded') {
    const { choices } = change;
    return { ...panel, choices, model: modelOptions(panel.pending, choices, { known, hasFailed: !choices }) };
  }
  const { pending, note } = change;
  const isSame = pending.manufacturer === panel.pending.manufacturer && pending.model === panel.pending.model;
  const model = isSame ? panel.model : modelOptions(pending, panel.choices, { known });
  return { ...panel, pending, note, model };
}

/** The pending filters of the panel, and the models of its manufacturer. */
export function usePanel(shown: PanelProps) {
  const [panel, dispatch] = useReducer(panelReducer, {
    pending: shown.pending,
    model: shown.model,
    note: '',
    choices: undefined,
  });
  const { pending, choices } = panel;

  const { manufacturer } = pending;
  useEffect(() => {
    if (manufacturer === ANY || choices) return undefined;
    let isCurrent = true;
    const loaded = (found: VehicleChoices | undefined) => {
      if (isCurrent) dispatch({ type: 'loaded', choices: found });
    };
    loadVehicleChoices().then(loaded, (error: unknown) => {
      console.warn(error);
      loaded(undefined);
    });
    return () => void (isCurrent = false);
  }, [manufacturer, choices]);

  const put = (next: PendingFilters, note = '') => dispatch({ type: 'changed', pending: next, note });
  return {
    ...panel,
    put,
    write: (filters: ListFilters, note = '') => put(pendingFilters(filters), note),
    choose: (name: FilterName, value: string) => put(withText(pending, name, value)),
    /** Numbers out of bounds are corrected, not refused (DECISIONS U2), and years are written in full. */
    enterNumber: (end: RangeEnd, isUnreadable: boolean) => {
      const { group, type, limits } = FILTERS[end];
      const typed = pending[end];
      const { number, corrected } = readNumber(isUnreadable ? '?' : typed, { type, limits });
      const next = withText(pending, end, String(number ?? ''));
      if (corrected) put(next, text[`${group}.corrected`](...limits()));
      else if (next[end] !== typed) put(next);
    },
  };
}
