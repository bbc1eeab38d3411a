import { formatCount } from '#src/domain/money.ts';
import { useShownInRow } from './use-shown-in-row.ts';

type Option<Value> = { value: Value; label: string; count: number };

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  className: string;
};

/** Filters what is already on the screen; `Pill` is the one that changes the address. */
export const FilterGroup = <Value extends string>(props: Props<Value>) => (
  <div role="group" aria-label={props.label} className={`bleed-x flex gap-2 ${props.className}`}>
    {props.options.map((option) => (
      <FilterButton
        key={option.value}
        option={option}
        pressed={option.value === props.value}
        onPress={() => props.onChange(option.value)}
      />
    ))}
  </div>
);

type ButtonProps = { option: Option<string>; pressed: boolean; onPress: () => void };

function FilterButton({ option: { label, count }, pressed, onPress }: ButtonProps) {
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
