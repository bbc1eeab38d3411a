import { useCallback, useEffect, useRef, useState } from 'react';
import { ADMIN_SEARCH_PAUSE_MS } from '#src/domain/limits.ts';
import { Icon } from './Icon.tsx';

type Props = { id: string; label: string; value: string; onSearch: (text: string) => void };

/**
 * Tells what has been typed when typing pauses (SPEC §9). Enter tells at once, and so does leaving the field: a row that
 * is opened meanwhile would be closed again by the search.
 */
export function SearchField({ id, label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  useEffect(() => {
    // The address has changed by itself, e.g. by Back.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  const tell = useCallback(() => {
    if (typed.trim() === told.current) return;
    told.current = typed.trim();
    onSearch(told.current);
  }, [typed, onSearch]);

  useEffect(() => {
    const timer = setTimeout(tell, ADMIN_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tell]);

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={tell}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        className="field h-control w-full pr-12 pl-3.5"
      />
      <Icon name="search" className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
    </form>
  );
}
