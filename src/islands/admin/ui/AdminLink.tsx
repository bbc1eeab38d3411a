import type { ComponentProps } from 'react';
import { go } from '#src/stores/admin/route.ts';
import { opensElsewhere } from '../../opens-elsewhere.ts';

type Props = ComponentProps<'a'> & { href: string; onFollow?: () => void; follow?: (href: string) => void };

/** A link within the panel: a plain click changes the address without loading the page. */
export const AdminLink = ({ href, onFollow, follow = go, children, ...rest }: Props) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onFollow?.();
      follow(href);
    }}
  >
    {children}
  </a>
);
