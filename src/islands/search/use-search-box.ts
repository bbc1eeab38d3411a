import { useStore } from '@nanostores/react';
import { useCombobox } from 'downshift';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { typedQuery } from '#src/domain/search/query/typed-query.ts';
import { $recentSearches } from '#src/stores/recent-searches.ts';
import { onWritten } from '../search-event.ts';
import { type BoxRow, shownRows } from './box-rows.ts';
import { choose } from './choose.ts';
import { comboboxRules, isChoice, keyRules } from './combobox-rules.ts';
import { useSuggestions } from './use-suggestions.ts';

const NONE: readonly string[] = [];

/** Downshift calls the ref with the same field at every render. */
const takenOver = new WeakSet<HTMLInputElement>();

/** The prerendered field, with text and focus from before the script had loaded. */
function useField() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [wantsOpen, setWantsOpen] = useState(false);
  const takeOver = useCallback((input: HTMLInputElement | null) => {
    if (!input || takenOver.has(input)) return;
    takenOver.add(input);
    setField(input);
    setTyped(input.value);
    const isTyped = input.value !== input.defaultValue || input.value === '';
    setWantsOpen(isTyped && document.activeElement === input);
  }, []);
  useEffect(() => (field ? onWritten(() => setTyped(field.value)) : undefined), [field]);
  return { field, takeOver, typed, setTyped, wantsOpen, setWantsOpen };
}

/** Keeps the highlight on its row when rows are added before it; removed with the row. */
function useKeptHighlight(rows: readonly BoxRow[], index: number, highlight: (index: number) => void): void {
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (kept.current === undefined) return;
    highlight(rows.findIndex(({ key }) => key === kept.current));
  }, [rows, highlight]);
  useEffect(() => {
    kept.current = rows[index]?.key;
  }, [rows, index]);
}

/** Field, rows and popup of a search box, as props for their elements. */
export function useSearchBox(id: string, keepsFocus: boolean) {
  const { field, takeOver, typed, setTyped, wantsOpen, setWantsOpen } = useField();
  const recent = useStore($recentSearches, { ssr: () => NONE });
  const query = typedQuery(typed);
  const suggestions = useSuggestions(typed, wantsOpen);
  const rows = useMemo(() => shownRows(query, recent, suggestions), [query, recent, suggestions]);
  const isOpen = wantsOpen && rows.length > 0;

  const { highlightedIndex, setHighlightedIndex, getMenuProps, getInputProps, getItemProps } = useCombobox({
    items: rows,
    isOpen,
    inputValue: typed,
    selectedItem: null,
    itemToString: () => '',
    inputId: id,
    labelId: `${id}-oznaka`,
    menuId: `${id}-prijedlozi`,
    getItemId: (index) => `${id}-prijedlog-${index}`,
    stateReducer: comboboxRules,
    onIsOpenChange: (change) => setWantsOpen(change.isOpen),
    onInputValueChange: (change) => setTyped(change.inputValue),
    onStateChange: ({ type, selectedItem }) => {
      if (!isChoice(type) || !selectedItem) return;
      choose(selectedItem, query);
      setWantsOpen(false);
    },
  });
  useKeptHighlight(rows, highlightedIndex, setHighlightedIndex);
  const { value: _, ...combobox } = getInputProps({
    ref: takeOver,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (currentTarget.value === '') setWantsOpen(true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) =>
      keyRules(event, { isHighlighted: highlightedIndex >= 0, isOpen, keepsFocus }),
  });
  // Until the script has taken over, it is a plain search field.
  const {
    role: _role,
    'aria-expanded': _expanded,
    'aria-controls': _controls,
    'aria-activedescendant': _active,
    ...plain
  } = combobox;
  return {
    field,
    close: () => setWantsOpen(false),
    fieldProps: field ? combobox : plain,
    popup: { isOpen, rows, query, highlightedIndex, suggestions, getItemProps },
    getMenuProps,
  };
}
