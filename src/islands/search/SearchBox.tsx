import { boxText as text } from '#src/strings/search-box.ts';
import { frameText } from '#src/strings/frame.ts';
import { Icon } from '#src/views/ui/Icon.tsx';
import { searchPath } from '#src/views/ui/icons.ts';
import { searchAll } from './choose.ts';
import { Popup } from './Popup.tsx';
import { useSearchBox } from './use-search-box.ts';

type Props = {
  id: string;
  label: string;
  /** On the search page the box keeps the focus when it closes (DECISIONS U8). */
  keepsFocus: boolean;
  /** For the prerendered markup only: afterwards the field has its own value. */
  value?: string | undefined;
};

/**
 * The search form with suggestions: a combobox with list autocomplete and manual selection,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Prerendered as a plain form; the field is uncontrolled, so what
 * was typed before this script had loaded is kept.
 */
export function SearchBox({ id, label, keepsFocus, value }: Props) {
  const { field, fieldProps, popup, close, getMenuProps } = useSearchBox(id, keepsFocus);
  return (
    <form
      action="/search"
      method="get"
      role="search"
      aria-label={label}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (searchAll(field?.value ?? '')) close();
      }}
    >
      <label htmlFor={id} id={`${id}-oznaka`} className="sr-only">
        {label}
      </label>
      <input
        {...fieldProps}
        type="search"
        name="q"
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={frameText['search.placeholder']}
        data-open={popup.isOpen || undefined}
        className="combo-field"
      />
      <button
        aria-label={frameText['search.submit']}
        className="absolute top-0.5 right-0.5 grid size-target place-items-center rounded-2 text-ink-2 hover:text-ink"
      >
        <Icon path={searchPath} />
      </button>
      <Popup {...popup} menuProps={getMenuProps({ 'aria-label': text.list, 'aria-labelledby': undefined })} />
    </form>
  );
}
