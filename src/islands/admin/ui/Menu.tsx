import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export type MenuItem = { label: string; icon: IconName; run: () => void; danger?: boolean };

type Props = { label: string; items: readonly MenuItem[]; icon?: IconName };

/** A menu button of the ARIA pattern: arrows walk, Home and End jump, Escape and a click elsewhere close. */
export function Menu({ label, items, icon = 'more' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    // Only watches the keyboard leave; what is pressed are the buttons inside.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      ref={root}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && (
        <MenuList id={id} label={label} close={close}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                item.run();
              }}
              className={`flex min-h-target w-full items-center gap-3 px-4 text-left text-ui hover:bg-sunken focus:bg-sunken focus:outline-2 focus:-outline-offset-2 focus:outline-transparent focus-visible:shadow-[inset_3px_0_var(--accent)] ${item.danger ? 'text-error' : ''}`}
            >
              <Icon name={item.icon} />
              {item.label}
            </button>
          ))}
        </MenuList>
      )}
    </div>
  );
}

/** Between a menu and the edge of the screen. */
const EDGE_PX = 8;

type ListProps = { id: string; label: string; close: () => void; children: ReactNode };

function MenuList({ id, label, close, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  const [shift, setShift] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // The bottom bar of phones covers the last rows.
    const { bottom, left } = element.getBoundingClientRect();
    setAbove(window.innerHeight - bottom < 80);
    // The button of a tile may stand near the left edge.
    setShift(Math.max(0, EDGE_PX - left));
    element.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={{ translate: `${shift}px` }}
      onKeyDown={(event) => {
        const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
        if (to !== undefined) buttons.at(to % buttons.length)?.focus();
        if (event.key === 'Escape') close();
        if (to !== undefined || event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      className={`absolute right-0 z-dropdown min-w-56 rounded-3 border border-line bg-surface py-1.5 shadow-overlay ${isAbove ? 'bottom-full' : 'top-full'}`}
    >
      {children}
    </div>
  );
}
