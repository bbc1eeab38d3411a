import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type Props = {
  page: number;
  pages: number;
  labels: { previous: string; next: string };
  onStep: (page: number) => void;
  children: ReactNode;
  className: string;
};

/** A pager whose page is not in the address. */
export const Steps = ({ page, pages, labels, onStep, children, className }: Props) => (
  <div className={`flex items-center justify-center gap-2 num ${className}`}>
    <IconButton
      icon="previous"
      label={labels.previous}
      disabled={page === 1}
      onClick={() => onStep(page - 1)}
    />
    {children}
    <IconButton icon="next" label={labels.next} disabled={page === pages} onClick={() => onStep(page + 1)} />
  </div>
);
