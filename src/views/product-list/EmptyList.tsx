import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { WANTED_PAGE } from '#src/domain/contact/wanted-part.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { alertPath, clockPath, refreshPath, searchPath, whatsappPath } from '../ui/icons.ts';

const EMPTY = {
  all: text['empty.all'],
  manufacturer: text['empty.all'],
  category: text['empty.category'],
  vehicle: text['empty.vehicle'],
};
const EMPTY_FILTERED = {
  all: text['empty.all'],
  manufacturer: text['empty.categoryFilter'],
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

/** Address of the form for a wanted part, filled in with what the list is about. */
function wantedIn(scope: ListScope, path: string): string {
  if (scope.kind === 'category') return `${WANTED_PAGE}?kategorija=${scope.category}`;
  // The unparsed path: on the fallback page manufacturer, model and year are filled in later.
  return scope.kind === 'vehicle' ? `${WANTED_PAGE}?auto=${path.slice(1)}` : WANTED_PAGE;
}

/** The page of all years; undefined where the list is not of one year. */
function allYearsOf(scope: ListScope, path: string): string | undefined {
  // The unparsed path: see `wantedIn`.
  const isOfYear = scope.kind === 'vehicle' && path.split('/').length > 3;
  return isOfYear ? `/${scope.manufacturer}/${scope.model}` : undefined;
}

/** The way to a list that is not empty. */
function WiderList({ scope, path, isFiltered }: { scope: ListScope; path: string; isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Button variant="line" data-clear-filters="">
        {text['filter.clear']}
      </Button>
    );
  const allYears = allYearsOf(scope, path);
  return (
    <Button href={allYears ?? '/katalog'} variant="line">
      {allYears ? text['empty.allYears'] : text['empty.catalogue']}
    </Button>
  );
}

function adviceOf(scope: ListScope, path: string, isFiltered: boolean): string {
  if (isFiltered) return text['empty.adviceFilter'];
  return allYearsOf(scope, path) ? text['empty.adviceYear'] : text['empty.advice'];
}

type Props = {
  scope: ListScope;
  /** The address of the list's first page. */
  path: string;
  heading: 'h2' | 'h3';
  isFiltered?: boolean;
  hasFailed?: boolean;
};

/** The sentences of SPEC §2 with links; a failed call on a vehicle's page also shows an empty list (SPEC §8). */
export const EmptyList = ({ scope, path, heading, isFiltered = false, hasFailed = false }: Props) => (
  <EmptyState
    title={emptyTitle(scope, isFiltered)}
    advice={adviceOf(scope, path, isFiltered)}
    icon={searchPath}
    heading={heading === 'h2' ? 'h2' : 'p'}
  >
    <Button href={wantedIn(scope, path)} icon={clockPath}>
      {wantedText.action}
    </Button>
    {hasFailed && <RetryButton />}
    <WiderList scope={scope} path={path} isFiltered={isFiltered} />
    <Button href="/kontakt" icon={whatsappPath} variant="line">
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
