import { Icon } from '../ui/Icon.tsx';

type Props = { children: string; onClick: () => void };

/** A value that one tap fills into the form. */
export const ProposalButton = ({ children, onClick }: Props) => (
  <button
    type="button"
    className="flex min-h-target items-center gap-2 rounded-2 border border-dashed border-control bg-surface px-3 text-left text-sm font-medium hover:border-ink"
    onClick={onClick}
  >
    <Icon name="plus" size="sm" />
    {children}
  </button>
);
