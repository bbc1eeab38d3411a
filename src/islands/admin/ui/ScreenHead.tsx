import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  /** Beside the title. */
  count?: ReactNode;
  lead?: string | undefined;
  /** For a screen that moves the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons, on the right or below. */
  children?: ReactNode;
};

/** The heading of a screen, what the screen is for, and what can be done there. */
export const ScreenHead = ({ title, count, lead, headingRef, children }: Props) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5 pb-5">
    <div className="mr-auto max-w-measure">
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="t-sm">
        {title}{' '}
        <span role="status" className="tracking-normal font-text font-normal text-ink-2 num">
          {count}
        </span>
      </h1>
      {lead && <p className="mt-1.5 text-sm text-ink-2">{lead}</p>}
    </div>
    {children}
  </div>
);
