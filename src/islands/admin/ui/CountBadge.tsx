type Props = { count: number; label: (count: number) => string; className?: string | undefined };

/** How many new things a section has, beside its name and on the menu's button; nothing when there are none. */
export const CountBadge = ({ count, label, className = 'ml-2 text-needle' }: Props) =>
  count > 0 && (
    <span className={`font-semibold num ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label(count)}</span>
    </span>
  );
