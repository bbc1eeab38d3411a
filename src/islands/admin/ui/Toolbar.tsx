import type { ReactNode } from 'react';

/** Search on the left, actions on the right; stacked on phones. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2.5 pt-5 pb-3 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-center">{children}</div>
);
