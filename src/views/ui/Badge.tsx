import type { ReactNode } from 'react';

const TONES = { ink: 'bg-ink text-ground', soft: 'bg-sunken text-ink-2', no: 'bg-no text-ground' };

type Props = { tone?: keyof typeof TONES; children?: ReactNode };

export const Badge = ({ tone = 'ink', children }: Props) => (
  <span className={`badge ${TONES[tone]}`}>{children}</span>
);
