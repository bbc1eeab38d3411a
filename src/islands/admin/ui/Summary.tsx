import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The line that opens a `details` element of the class `group`. */
export const Summary = ({
  className = 'min-h-14 text-ui font-semibold',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <summary className={`flex cursor-pointer items-center justify-between gap-4 ${className}`}>
    {children}
    <Icon name="down" className="shrink-0 group-open:rotate-180" />
  </summary>
);
