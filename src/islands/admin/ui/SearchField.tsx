import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ADMIN_SEARCH_PAUSE_MS } from '#src/domain/limits/admin.ts';
import { Icon } from './Icon.tsx';

type Props = { id: string; label: string; value: string; onSearch: (text: string) => void };

/**
 * Searches when typing pauses (SPEC §9), and at once on Enter or when the field loses the focus: a later search
 * would close a row that was opened in the meantime.
 */
export function SearchField({ id, label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  useEffect(() => {
    // The address was changed elsewhere, e.g. by Back.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const send = () => {
    if (typed.trim() === sent.current) return;
    sent.current = typed.trim();
    onSearch(sent.current);
  };
  const sendPaused = useEffectEvent(send);

  useEffect(() => {
    const timer = setTimeout(() => sendPaused(), ADMIN_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    // Not a form: the field also stands within forms.
    <div role="search" className="relative lg:max-w-104 lg:in-[dialog]:max-w-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        className="field h-control w-full pr-12 pl-3.5 [&::-webkit-search-cancel-button]:grayscale"
      />
      <Icon name="search" className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
    </div>
  );
}
