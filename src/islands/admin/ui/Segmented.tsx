import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon: IconName }[];
  onChange: (value: Value) => void;
};

/** A few exclusive views, as joined toggle buttons. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <span
    role="group"
    aria-label={label}
    className="inline-flex overflow-hidden rounded-2 border border-control bg-surface"
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-label={option.label}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className="grid size-11.5 place-items-center text-ink-2 hover:bg-sunken focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:forced-color-adjust-none"
      >
        <Icon name={option.icon} />
      </button>
    ))}
  </span>
);
