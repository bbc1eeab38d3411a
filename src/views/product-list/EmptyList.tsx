import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { alertPath, refreshPath, searchPath, whatsappPath } from '../ui/icons.ts';

const EMPTY = {
  all: text['empty.all'],
  brand: text['empty.all'],
  category: text['empty.category'],
  vehicle: text['empty.vehicle'],
};
const EMPTY_FILTERED = {
  all: text['empty.all'],
  brand: text['empty.categoryFilter'],
  category: text['empty.categoryFilter'],
  vehicle: text['empty.vehicleFilter'],
};

export const emptyTitle = (scope: ListScope, isFiltered: boolean): string =>
  (isFiltered ? EMPTY_FILTERED : EMPTY)[scope.kind];

const RetryButton = () => (
  <Button variant="line" icon={refreshPath} data-retry="">
    {text['error.retry']}
  </Button>
);

type Props = { scope: ListScope; heading: 'h2' | 'h3'; isFiltered?: boolean; hasFailed?: boolean };

/** The sentences of SPEC §2 with links; a failed call on a vehicle's page also shows an empty list (SPEC §8). */
export const EmptyList = ({ scope, heading, isFiltered = false, hasFailed = false }: Props) => (
  <EmptyState
    title={emptyTitle(scope, isFiltered)}
    advice={isFiltered ? text['empty.adviceFilter'] : text['empty.advice']}
    icon={searchPath}
    heading={heading === 'h2' ? 'h2' : 'p'}
  >
    {hasFailed && <RetryButton />}
    {isFiltered ? (
      <Button variant="line" data-clear-filters="">
        {text['filter.clear']}
      </Button>
    ) : (
      <Button href="/katalog" variant="line">
        {text['empty.catalogue']}
      </Button>
    )}
    <Button href="/kontakt" icon={whatsappPath}>
      {text['empty.ask']}
    </Button>
  </EmptyState>
);

/** An error in red, with a retry (SPEC §8). */
export const FailedList = ({ heading }: { heading: 'h2' | 'h3' }) => (
  <EmptyState
    title={text['error.title']}
    advice={text['error.advice']}
    icon={alertPath}
    heading={heading === 'h2' ? 'h2' : 'p'}
    error
  >
    <RetryButton />
  </EmptyState>
);
