import type { ComponentProps } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';

type Props = ComponentProps<'button'> & { icon: IconName; label: string };

/** `disabled` keeps the focus: an arrow button becomes disabled when its press moves the row to the end. */
export const IconButton = ({ icon, label, className = '', disabled, onClick, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    aria-disabled={disabled ? true : undefined}
    onClick={disabled ? undefined : onClick}
    className={`grid size-target shrink-0 place-items-center rounded-2 hover:bg-ink-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className}`}
  >
    <Icon name={icon} />
  </button>
);
