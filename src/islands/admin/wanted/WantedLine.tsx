import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { Icon } from '../ui/Icon.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { useAnswerable, wantedAddress } from './use-wanted.ts';

/** On the start screen, as soon as the shop has something that somebody waits for. */
export function WantedLine() {
  const count = useAnswerable();
  if (count === 0) return null;
  return (
    <RowLink href={wantedAddress()}>
      <Icon name="search" className="text-accent" />
      <span className="mr-auto font-semibold">{text.fitting(count)}</span>
    </RowLink>
  );
}
