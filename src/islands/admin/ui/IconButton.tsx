import type { ComponentProps } from 'react';
import type { IconName } from '#src/components/ui/icons.ts';
import { Icon } from './Icon.tsx';

type Props = ComponentProps<'button'> & { icon: IconName; label: string };

export const IconButton = ({ icon, label, className = '', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={`grid size-target shrink-0 place-items-center rounded-2 hover:bg-ink/9 disabled:cursor-not-allowed disabled:opacity-40 ${className}`}
  >
    <Icon name={icon} />
  </button>
);
