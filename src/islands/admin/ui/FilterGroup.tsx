import { Pill } from './Pill.tsx';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count: number }[];
  onChange: (value: Value) => void;
  className: string;
};

/** Filters what is already on the screen. */
export const FilterGroup = <Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: Props<Value>) => (
  <div role="group" aria-label={label} className={`bleed-x flex gap-2 ${className}`}>
    {options.map((option) => (
      <Pill
        key={option.value}
        label={option.label}
        count={option.count}
        isChosen={option.value === value}
        onPress={() => onChange(option.value)}
      />
    ))}
  </div>
);
