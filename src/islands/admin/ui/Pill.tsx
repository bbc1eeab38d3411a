import { formatCount } from '#src/domain/money.ts';
import { AdminLink } from './AdminLink.tsx';
import { useShownInRow } from './use-shown-in-row.ts';

type Props = { label: string; count: number | undefined; isChosen: boolean } & (
  { href: string; onPress?: undefined } | { href?: undefined; onPress: () => void }
);

const LOOK =
  'flex min-h-target shrink-0 items-center gap-2 rounded-2 border px-4 text-sm font-medium whitespace-nowrap hover:border-ink';
const CHOSEN = 'border-ink bg-ink text-ground forced-color-adjust-none';

/** A filter in a row of filters: a link where the address names it, otherwise a button. */
export function Pill({ label, count, isChosen, href, onPress }: Props) {
  const item = useShownInRow<HTMLAnchorElement & HTMLButtonElement>(isChosen, count);
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
