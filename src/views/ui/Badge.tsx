import type { ReactNode } from 'react';

const TONES = { ink: 'bg-ink text-ground', soft: 'bg-sunken text-ink-2', no: 'bg-no text-ground' };

type Props = { tone?: keyof typeof TONES; children?: ReactNode };

export const Badge = ({ tone = 'ink', children }: Props) => (
  <span
    className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-1 px-2 py-0.5 t-press text-xs tracking-[.04em] uppercase forced-colors:border ${TONES[tone]}`}
  >
    {children}
  </span>
);
