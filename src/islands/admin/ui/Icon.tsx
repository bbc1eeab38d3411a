import { icons, type IconName } from '#src/views/ui/icons.ts';

type Props = { name: IconName; size?: 'sm' | 'md' | 'lg'; className?: string };

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

export const Icon = ({ name, size = 'md', className = '' }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon stroke-[1.6] ${SIZES[size]} ${className}`}>
    <path d={icons[name]} />
  </svg>
);
