import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';
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

type KeyState = { isHighlighted: boolean; isOpen: boolean; keepsFocus: boolean };

/** Keys of the field that downshift must not handle. */
export function keyRules(
  event: KeyboardEvent<HTMLInputElement>,
  { isHighlighted, isOpen, keepsFocus }: KeyState,
): void {
  const native = event.nativeEvent as Event & { preventDownshiftDefault?: boolean };
  // These keys move the cursor within the text.
  if (event.key === 'Home' || event.key === 'End') native.preventDownshiftDefault = true;
  // With no row highlighted, Enter submits the form.
  if (event.key === 'Enter' && !isHighlighted) native.preventDownshiftDefault = true;
  if (event.key !== 'Escape' || !isOpen) return;
  // The browser would empty a search field.
  event.preventDefault();
  if (keepsFocus) return;
  // Losing the focus closes the popup; downshift's own Escape would change the state a second time.
  native.preventDownshiftDefault = true;
  event.currentTarget.blur();
}
