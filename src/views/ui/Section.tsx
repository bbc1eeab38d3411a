import type { ReactNode } from 'react';
import { WholeWords } from './WholeWords.tsx';

type Props = {
  title?: string;
  /** A link at the right of the heading. */
  link?: { href: string; text: string } | undefined;
  /** White background instead of the warm one. */
  paper?: boolean;
  children: ReactNode;
};

/** A band of a page, with a heading if it has a title. */
export const Section = ({ title, link, paper = false, children }: Props) => (
  <section className={paper ? 'bg-surface py-section' : 'py-section'}>
    <div className="wrap">
      {title && (
        <div className="mb-head flex flex-wrap items-end justify-between gap-x-6">
          <h2 className="t-lg">
            <WholeWords text={title} />
          </h2>
          {link && (
            <a href={link.href} className="-mb-2.5 link wrap-anywhere">
              {link.text}
            </a>
          )}
        </div>
      )}
      {children}
    </div>
  </section>
);
