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
import { SEARCH_LETTERS_MIN } from '#src/domain/limits.ts';
import { $recentSearches } from '#src/stores/recent-searches.ts';
import { boxText as text } from '#src/strings/search-box.ts';
import { frameText } from '#src/strings/frame.ts';
import { Icon } from '#src/views/ui/Icon.tsx';
import { searchPath } from '#src/views/ui/icons.ts';
import type { BoxRow } from './box-rows.ts';
import { choose, searchAll } from './choose.ts';
import { comboboxRules, isChoice } from './combobox-rules.ts';
import { Popup } from './Popup.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchBoxProps = {
  id: string;
  label: string;
  /** On the search page the box keeps the focus when it closes (DECISIONS U8). */
  keepsFocus: boolean;
  /** For the prerendered markup only: afterwards the field has its own value. */
  value?: string | undefined;
};

const NONE: readonly string[] = [];

/** Downshift passes the field to its ref again with every render. */
const takenOver = new WeakSet<HTMLInputElement>();

const recentRows = (recent: readonly string[]): BoxRow[] =>
  recent.length === 0
    ? []
    : [
        ...recent.map((searched): BoxRow => ({ kind: 'recent', key: `recent/${searched}`, text: searched })),
        { kind: 'clear', key: 'clear' },
      ];

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

/**
 * The search form with suggestions: a combobox with list autocomplete and manual selection,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Prerendered as a plain form; the field is uncontrolled, so what
 * was typed before this script had loaded is kept.
 */
export function SearchBox({ id, label, keepsFocus, value }: SearchBoxProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const recent = useStore($recentSearches, { ssr: () => NONE });
  const [wantsOpen, setWantsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Takes over text and focus from before the script had loaded.
  const takeOver = useCallback((input: HTMLInputElement | null) => {
    if (!input || takenOver.has(input)) return;
    takenOver.add(input);
    setField(input);
    setTyped(input.value);
    const isTyped = input.value !== input.defaultValue || input.value === '';
    setWantsOpen(isTyped && document.activeElement === input);
  }, []);
  const query = typed.trim();
  const suggestions = useSuggestions(typed, wantsOpen);
  const { isLoading, isNone } = suggestions;

  const rows = useMemo((): BoxRow[] => {
    if (query === '') return recentRows(recent);
    if (query.length < SEARCH_LETTERS_MIN) return [];
    if (isNone) return [{ kind: 'ask', key: 'ask' }];
    if (suggestions.rows.length === 0 && !isLoading) return [];
    return [...suggestions.rows, { kind: 'all', key: 'all' }];
  }, [query, recent, suggestions.rows, isLoading, isNone]);
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
      setWantsOpen(choose(selectedItem, query));
    },
  });

  useKeptHighlight(rows, highlightedIndex, setHighlightedIndex);
  const { value: _, ...combobox } = getInputProps({
    ref: takeOver,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (currentTarget.value === '') setWantsOpen(true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const native = event.nativeEvent as Event & { preventDownshiftDefault?: boolean };
      // These keys move the cursor within the text.
      if (event.key === 'Home' || event.key === 'End') native.preventDownshiftDefault = true;
      // With no row highlighted, Enter submits the form.
      if (event.key === 'Enter' && highlightedIndex < 0) native.preventDownshiftDefault = true;
      if (event.key !== 'Escape' || !isOpen) return;
      // The browser would empty a search field.
      event.preventDefault();
      if (keepsFocus) return;
      // Losing the focus closes the popup; downshift's own Escape would change the state a second time.
      native.preventDownshiftDefault = true;
      event.currentTarget.blur();
    },
  });
  // Until the script has taken over, it is a plain search field.
  const { role: _role, 'aria-expanded': _expanded, 'aria-controls': _controls, ...plain } = combobox;

  return (
    <form
      action="/search"
      method="get"
      role="search"
      aria-label={label}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (searchAll(field?.value ?? '')) setWantsOpen(false);
      }}
    >
      <label htmlFor={id} id={`${id}-oznaka`} className="sr-only">
        {label}
      </label>
      <input
        {...(field ? combobox : plain)}
        type="search"
        name="q"
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={frameText['search.placeholder']}
        data-open={isOpen || undefined}
        className="combo-field"
      />
      <button
        aria-label={frameText['search.submit']}
        className="absolute top-0.5 right-0.5 grid size-target place-items-center rounded-2 text-ink-2 hover:text-ink"
      >
        <Icon path={searchPath} />
      </button>
      <Popup
        isOpen={isOpen}
        rows={rows}
        query={query}
        highlightedIndex={highlightedIndex}
        suggestions={suggestions}
        getItemProps={getItemProps}
        menuProps={getMenuProps({ 'aria-label': text.list, 'aria-labelledby': undefined })}
      />
    </form>
  );
}
