import type { ReactNode } from 'react';

type Props = { id: string; title: string; className?: string; children: ReactNode };

export const PanelSection = ({ id, title, className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="border-b border-ink pb-2 label">
      {title}
    </h2>
    {children}
  </section>
);
