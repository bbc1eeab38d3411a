import { formatCount } from '#src/domain/money.ts';
import { useShownInRow } from './use-shown-in-row.ts';

type Props = { label: string; count: number; pressed: boolean; onPress: () => void };

/** Filters what is already on the screen; `Pill` is the one that changes the address. */
export function FilterButton({ label, count, pressed, onPress }: Props) {
  const button = useShownInRow<HTMLButtonElement>(pressed);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="flex min-h-target shrink-0 items-center gap-2 rounded-2 border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:forced-color-adjust-none"
    >
      {label}
      <span className={`num ${pressed ? '' : 'text-ink-2'}`}>{formatCount(count)}</span>
    </button>
  );
}
