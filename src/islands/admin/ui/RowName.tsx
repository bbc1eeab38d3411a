import type { ReactNode } from 'react';
import { AdminLink } from './AdminLink.tsx';

// On a phone the target is the whole row, not only the line of its name; the row is `relative`.
const NAME =
  'text-ui font-semibold wrap-anywhere max-lg:after:absolute max-lg:after:inset-0 hover:underline hover:decoration-accent hover:underline-offset-4';

type Props = { className: string; children: ReactNode } & (
  { href: string; onOpen?: undefined } | { href?: undefined; onOpen: () => void }
);

/** The name of a row, which opens it: a link, or a button where only a dialog opens. */
export const RowName = ({ href, onOpen, className, children }: Props) =>
  href === undefined ? (
    <button type="button" onClick={onOpen} className={`${NAME} text-left ${className}`}>
      {children}
    </button>
  ) : (
    <AdminLink href={href} className={`${NAME} ${className}`}>
      {children}
    </AdminLink>
  );
