import { NO_FIELD_FILTERS } from '#src/domain/product-list/filters.ts';
import { suggestionPath } from '#src/domain/search/suggestions/entity-file.ts';
import type { SearchResult, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import {
  isNarrowed,
  SEARCH_TYPES,
  searchPageAddress,
  searchPages,
  type SearchState,
} from '#src/domain/search-page/search-state.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { wantedAddress } from '#src/domain/contact/wanted-part.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { clockPath, filtersPath, searchPath } from '../ui/icons.ts';
import { Pager } from '../ui/Pager.tsx';
import { NameCard } from './NameCard.tsx';

const EAGER_PICTURES = 2;

/** Shown without a search text. */
const Prompt = () => (
  <EmptyState title={text.promptTitle} advice={text.promptAdvice} icon={searchPath} heading="h2">
    <Button href="/katalog">{text.catalogue}</Button>
    <Button href="/svi-proizvodi" variant="line">
      {text.products}
    </Button>
  </EmptyState>
);

/** The form for a wanted part, with what the search understood as its part and its vehicle. */
function wantedIn({ query, vehicle, otherVehicles = [], understood }: ShownAnswer): string {
  const words = understood ? [...understood.known, ...understood.unknown] : [];
  if (!vehicle || otherVehicles.length > 0 || words.length === 0) return wantedAddress({ part: query });
  const { generation, year } = vehicle;
  const name = vehicleName(vehicle, generation?.name);
  return wantedAddress({ part: words.join(' '), vehicle: year === null ? name : `${name} ${year}` });
}

function NothingFound({ answer }: { answer: ShownAnswer }) {
  const { query } = answer;
  const tips = (
    <ul className="sp__tips">
      {text.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
      <li>
        <a className="link-in" href={`/kontakt?trazim=${encodeURIComponent(query)}`}>
          {text.askTip}
        </a>
        {text.askTipRest}
      </li>
    </ul>
  );
  return (
    <EmptyState title={text.empty} text={tips} icon={searchPath} heading="h2">
      <Button href={wantedIn(answer)} icon={clockPath}>
        {wantedText.action}
      </Button>
      <Button href="/katalog" variant="line">
        {text.catalogue}
      </Button>
    </EmptyState>
  );
}

function NothingChosen({ state }: { state: SearchState }) {
  const unfiltered = searchPageAddress({ ...state, ...NO_FIELD_FILTERS, type: null, mine: null, page: 1 });
  return (
    <EmptyState title={text.filteredEmpty} icon={filtersPath} heading="h2">
      <Button href={unfiltered} data-in-place="" variant="line">
        {text.clearFilters}
      </Button>
    </EmptyState>
  );
}

/** A name from the saved list has no id, so it is known by its address. */
const keyOf = (result: SearchResult): string | number =>
  result.type === 'product' ? result.id : suggestionPath({ ...result, kind: result.type });

/** `answer` must belong to `state`; undefined without a search text. */
export function SearchList({ state, answer }: { state: SearchState; answer: ShownAnswer | undefined }) {
  if (!answer) return <Prompt />;
  const { results, total, counts, page } = answer;
  if (SEARCH_TYPES.every((type) => counts[type] === 0) && !isNarrowed(state))
    return <NothingFound answer={answer} />;
  if (total === 0) return <NothingChosen state={state} />;
  return (
    <>
      <ul className="sp__cards">
        {results.map((result, i) => (
          <li key={keyOf(result)} className="contents">
            {result.type === 'product' ? (
              <ProductCard product={result} heading="h2" eager={i < EAGER_PICTURES} />
            ) : (
              <NameCard result={result} eager={i < EAGER_PICTURES} />
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={searchPages(total)}
        address={(n) => searchPageAddress({ ...state, page: n })}
      />
    </>
  );
}
