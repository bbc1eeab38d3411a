import { Icon } from '../ui/Icon.tsx';

type Props = { children: string; onClick: () => void };

/** Something that the form can take over with one tap. */
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
