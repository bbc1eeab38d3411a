import type { ReactNode } from 'react';
import { publishHeight } from '../../bar-height.ts';

/** What a long list leads to; from edge to edge, and as wide as the list where the screen is wider than both. */
export const StickyBar = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div
    id={id}
    ref={publishHeight}
    className="sticky bottom-0 z-sticky -mx-gutter mt-4 border-t border-line bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] xl:mx-0 xl:rounded-2 xl:border xl:px-4"
  >
    {children}
  </div>
);
