import { useEffect, useId, useRef, useState } from 'react';
import { routeHash } from '#src/stores/admin/route.ts';
import { logOut } from '#src/stores/admin/session.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { NewMessages } from './inbox/NewMessages.tsx';
import { PublishBar } from './publish/PublishBar.tsx';
import { sections } from './sections.ts';
import { AdminLink } from './ui/AdminLink.tsx';
import { Icon } from './ui/Icon.tsx';
import { IconButton } from './ui/IconButton.tsx';
import { Wordmark } from './ui/Wordmark.tsx';

const ENTRY =
  'relative flex h-full min-h-target w-full items-center gap-3 text-ui text-ink-2 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:forced-color-adjust-none hover:text-ink aria-[current]:text-ink max-lg:py-2 max-lg:text-md lg:text-sm lg:whitespace-nowrap xl:text-ui lg:aria-[current]:after:bg-needle';

export function Header({ current }: { current: string }) {
  const [isOpen, setOpen] = useState(false);
  const navId = useId();
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      // The focus may be in the menu, which is about to be hidden.
      menu.current?.focus();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);
  return (
    <header className="on-dark">
      <div className="wrap lg:grid lg:grid-cols-[auto_1fr] lg:items-center">
        <div className="flex h-14 items-center justify-between lg:h-17">
          <Wordmark />
          <div className="relative -mr-3 lg:hidden">
            <IconButton
              ref={menu}
              icon={isOpen ? 'close' : 'menu'}
              label={text.menu}
              aria-expanded={isOpen}
              aria-controls={navId}
              onClick={() => setOpen(!isOpen)}
            />
            {!isOpen && (
              <NewMessages className="pointer-events-none absolute top-0.5 right-0 rounded-full bg-accent px-1.5 text-xs text-on-accent" />
            )}
          </div>
        </div>
        <nav
          id={navId}
          aria-label={text.sections}
          className={`border-t border-line max-lg:py-2 lg:order-1 lg:col-span-2 ${isOpen ? '' : 'max-lg:hidden'}`}
        >
          <ul className="lg:flex lg:h-13 lg:items-stretch lg:gap-3 xl:gap-7">
            {sections.map(({ id, label, icon, Badge }) => (
              <li key={id}>
                <AdminLink
                  href={routeHash(id)}
                  onFollow={() => setOpen(false)}
                  aria-current={id === current ? 'page' : undefined}
                  className={ENTRY}
                >
                  <Icon name={icon} className="lg:hidden" />
                  <span>
                    {label}
                    {Badge && <Badge />}
                  </span>
                </AdminLink>
              </li>
            ))}
            <li className="lg:ml-auto">
              <button type="button" onClick={() => void logOut()} className={ENTRY}>
                <Icon name="logout" className="lg:hidden" />
                {text.logout}
              </button>
            </li>
          </ul>
        </nav>
        <PublishBar />
      </div>
    </header>
  );
}
