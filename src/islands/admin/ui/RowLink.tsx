import type { ReactNode } from 'react';
import { AdminLink } from './AdminLink.tsx';
import { Icon } from './Icon.tsx';

type Props = { href: string; children: ReactNode };

/** A row that leads to a list. */
export const RowLink = ({ href, children }: Props) => (
  <AdminLink
    href={href}
    className="flex min-h-14 items-center gap-3 border-b border-line text-ui hover:bg-surface"
  >
    {children}
    <Icon name="next" size="sm" />
  </AdminLink>
);
