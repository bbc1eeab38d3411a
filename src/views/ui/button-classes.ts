export type ButtonVariant = 'pri' | 'line' | 'ink' | 'danger';

const VARIANTS: Record<ButtonVariant, string> = {
  pri: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active border-transparent',
  line: 'bg-surface text-ink border-control hover:border-ink',
  ink: 'bg-ink text-ground hover:bg-ink-soft border-transparent',
  danger: 'text-error border-error hover:bg-error-bg',
};

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** Full width. */
  block?: boolean | undefined;
  /** Aligns the text left, for stacked contact actions. */
  start?: boolean | undefined;
  more?: string | null | undefined;
};

export const buttonClasses = ({
  variant = 'pri',
  block = false,
  start = false,
  more,
}: ButtonLook = {}): string =>
  [
    't-press text-ui min-h-control rounded-2 inline-flex items-center gap-3 border px-5.5 py-2 transition-colors',
    'disabled:bg-sunken disabled:text-ink-3 disabled:border-line disabled:cursor-not-allowed',
    start ? 'justify-start text-start' : 'justify-center text-center',
    block && 'w-full',
    VARIANTS[variant],
    more,
  ]
    .filter(Boolean)
    .join(' ');
