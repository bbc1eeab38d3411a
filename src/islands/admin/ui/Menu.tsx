import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useRef, useState } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export type MenuItem = { label: string; icon: IconName; run: () => void; danger?: boolean };

type Props = { label: string; items: readonly MenuItem[] };

/** Free space around an open menu; a phone's bottom bar covers the last rows. */
const CLEARANCE_PX = { top: 8, right: 4, bottom: 80, left: 8 };

/** The button at the end of a row, with a menu of the row's actions. */
export function Menu({ label, items }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // A modal menu disables scrolling with a style element, which the content security policy forbids.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        asChild
        // Radix opens on pointerdown, which on a touch screen may be the start of scrolling.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {/* Above a link that is stretched over the row. */}
        <IconButton ref={button} icon="more" label={label} className="relative" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        loop
        collisionPadding={CLEARANCE_PX}
        onPointerDownOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        className="z-dropdown max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-3 border border-line bg-surface py-1.5 shadow-overlay outline-none"
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            onSelect={() => {
              // A dialog that opens next returns the focus to the element that has it now.
              button.current?.focus();
              item.run();
            }}
            className={`flex min-h-target cursor-pointer items-center gap-3 px-4 text-ui focus:bg-sunken focus:outline-2 focus:-outline-offset-2 focus:outline-transparent focus-visible:shadow-[inset_3px_0_var(--accent)] ${item.danger ? 'text-error' : ''}`}
          >
            <Icon name={item.icon} />
            {item.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
