import type { ReactNode } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';

type Props = { title: string; advice?: string | false; icon?: IconName; children?: ReactNode };

export const EmptyState = ({ title, advice, icon = 'box', children }: Props) => (
  <div className="grid justify-items-center gap-3 border-y border-line px-4 py-12 text-center">
    <Icon name={icon} size="lg" className="text-ink-3" />
    <p className="t-sm">{title}</p>
    {advice && <p className="max-w-measure text-balance text-ink-2">{advice}</p>}
    {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
);
