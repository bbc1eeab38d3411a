import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAnswerable, wantedHref } from './use-wanted.ts';

/** On the start screen, as soon as the shop has something that somebody waits for. */
export function WantedLine() {
  const count = useAnswerable();
  if (count === 0) return null;
  return (
    <AdminLink
      href={wantedHref()}
      className="flex min-h-14 items-center gap-3 border-b border-line text-ui hover:bg-surface"
    >
      <Icon name="search" className="text-accent" />
      <span className="mr-auto font-semibold">{text.fitting(count)}</span>
      <Icon name="next" size="sm" />
    </AdminLink>
  );
}
