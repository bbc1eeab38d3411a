import { formatCount } from '#src/domain/money.ts';
import { AdminLink } from './AdminLink.tsx';
import { useShownInRow } from './use-shown-in-row.ts';

type Props = { href: string; label: string; count?: number | undefined; current: boolean };

export function Pill({ href, label, count, current }: Props) {
  const link = useShownInRow<HTMLAnchorElement>(current, count);
  return (
    <AdminLink
      ref={link}
      href={href}
      aria-current={current ? 'true' : undefined}
      className="flex min-h-target shrink-0 items-center gap-2 rounded-2 border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground aria-[current]:forced-color-adjust-none"
    >
      {label}
      {count !== undefined && (
        <span className={`num ${current ? '' : 'text-ink-2'}`}>{formatCount(count)}</span>
      )}
    </AdminLink>
  );
}
