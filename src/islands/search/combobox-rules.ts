import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { BoxRow } from './box-rows.ts';

const on = useCombobox.stateChangeTypes;

/**
 * Differences from downshift: arrow keys include 'no row' (DECISIONS U9), leaving the box chooses nothing, a
 * click never closes it, and choosing a row leaves the typed text unchanged.
 */
export function comboboxRules(
  state: UseComboboxState<BoxRow>,
  { type, changes, props }: UseComboboxStateChangeOptions<BoxRow>,
): Partial<UseComboboxState<BoxRow>> {
  const { inputValue, highlightedIndex, isOpen } = state;
  const last = props.items.length - 1;
  switch (type) {
    case on.InputKeyDownArrowDown:
      return isOpen && highlightedIndex === last ? { ...changes, highlightedIndex: -1 } : changes;
    case on.InputKeyDownArrowUp:
      return isOpen && highlightedIndex === 0 ? { ...changes, highlightedIndex: -1 } : changes;
    case on.InputClick:
      return { ...changes, isOpen: true };
    case on.InputBlur:
    case on.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case on.InputKeyDownEnter:
    case on.ItemClick:
      return { ...changes, inputValue };
    default:
      return changes;
  }
}

/** Whether this change chose a row, by Enter or by a click. */
export const isChoice = (type: string | number): boolean =>
  type === on.InputKeyDownEnter || type === on.ItemClick;
