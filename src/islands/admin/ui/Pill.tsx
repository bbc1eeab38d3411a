import { useEffect, useRef } from 'react';
import { formatCount } from '#src/domain/text/format-count.ts';
import { AdminLink } from './AdminLink.tsx';

type Props = { label: string; count: number | undefined; isChosen: boolean } & (
  { href: string; onPress?: undefined } | { href?: undefined; onPress: () => void }
);

const LOOK =
  'flex min-h-target shrink-0 items-center gap-2 rounded-2 border px-4 text-sm font-medium whitespace-nowrap hover:border-ink';
const CHOSEN = 'border-ink bg-ink text-ground forced-color-adjust-none';

/** A filter in a row of filters: a link where the address names it, otherwise a button. */
export function Pill({ label, count, isChosen, href, onPress }: Props) {
  const item = useShownInRow(isChosen, count);
  const className = `${LOOK} ${isChosen ? CHOSEN : 'border-line bg-surface'}`;
  const content = (
    <>
      {label}
      {count !== undefined && (
        <span className={`num ${isChosen ? '' : 'text-ink-2'}`}>{formatCount(count)}</span>
      )}
    </>
  );
  return href === undefined ? (
    <button ref={item} type="button" aria-pressed={isChosen} onClick={onPress} className={className}>
      {content}
    </button>
  ) : (
    <AdminLink ref={item} href={href} aria-current={isChosen ? 'true' : undefined} className={className}>
      {content}
    </AdminLink>
  );
}

const GAP_PX = 16;

/** Scrolls the chosen item of a row into view, without scrolling the page; again when a `count` has made it wider. */
function useShownInRow(isChosen: boolean, count: number | undefined) {
  const item = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    const row = item.current?.parentElement;
    if (!isChosen || !item.current || !row) return;
    const { left, right } = item.current.getBoundingClientRect();
    const edges = row.getBoundingClientRect();
    if (right > edges.right) row.scrollLeft += right - edges.right + GAP_PX;
    else if (left < edges.left) row.scrollLeft -= edges.left - left + GAP_PX;
  }, [isChosen, count]);
  return item;
}
