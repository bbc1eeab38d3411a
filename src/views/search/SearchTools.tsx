import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import {
  SEARCH_SORTS,
  SEARCH_TYPES,
  searchPageAddress,
  searchQuery,
  searchSortWord,
  type SearchState,
  type SearchType,
} from '#src/domain/search-page/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { gridPath, listPath } from '../ui/icons.ts';

type Props = { state: SearchState; answer: ShownAnswer };

type PillProps = {
  state: SearchState;
  type: SearchType | null;
  name: string;
  count: string;
  isEmpty: boolean;
};

/** A link, so that it works without a script; plain text for a type without results. */
function TypePill({ state, type, name, count, isEmpty }: PillProps) {
  const isCurrent = state.type === type;
  const content = (
    <>
      {name} <span>{count}</span>
    </>
  );
  if (isEmpty && !isCurrent) return <span className="pill pill--none">{content}</span>;
  return (
    <a
      className="pill"
      href={searchPageAddress({ ...state, type, page: 1 })}
      data-in-place=""
      data-key={type ?? 'all'}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {content}
    </a>
  );
}

function TypePills({ state, answer: { counts, totalIsCapped } }: Props) {
  // The count of manufacturers says nothing about products.
  const isCapped = totalIsCapped && state.type !== 'manufacturer';
  const all = SEARCH_TYPES.reduce((sum, type) => sum + counts[type], 0);
  return (
    <nav aria-label={text.typesLabel}>
      <ul className="sp__types">
        <li>
          <TypePill
            state={state}
            type={null}
            name={text.allTypes}
            count={text.shownCount(all, isCapped)}
            isEmpty={false}
          />
        </li>
        {SEARCH_TYPES.map((type) => (
          <li key={type}>
            <TypePill
              state={state}
              type={type}
              name={text.typeName(type)}
              count={text.shownCount(counts[type], type === 'product' && isCapped)}
              isEmpty={counts[type] === 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** React needs a handler for a controlled select; the search page itself listens to the form. */
const ignoreChange = () => undefined;

/** A separate form: without a script its button submits it. */
const SortForm = ({ state }: { state: SearchState }) => (
  <form className="sp__sort" action="/search">
    {[...searchQuery({ ...state, sort: 'relevance', page: 1 })].map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label>
      <span>{text.sortLabel}</span>{' '}
      <select
        name="sortiraj"
        autoComplete="off"
        data-key="sort"
        value={searchSortWord(state.sort)}
        onChange={ignoreChange}
      >
        {SEARCH_SORTS.map((sort) => (
          <option key={sort} value={searchSortWord(sort)}>
            {text.sortName(sort)}
          </option>
        ))}
      </select>
    </label>
    <button className="sp__apply">{text.sortApply}</button>
  </form>
);

const ViewButton = ({ view, label, path }: { view: 'grid' | 'list'; label: string; path: string }) => (
  <button
    type="button"
    data-view={view}
    data-key={view}
    aria-pressed="false"
    aria-label={label}
    title={label}
  >
    <Icon path={path} />
  </button>
);

/** Type, sorting and view; the page's script marks the chosen view. Renders nothing if nothing was found at all. */
export function SearchTools({ state, answer }: Props) {
  if (SEARCH_TYPES.every((type) => answer.counts[type] === 0)) return null;
  return (
    <>
      <TypePills state={state} answer={answer} />
      <div className="sp__order">
        <SortForm state={state} />
        <div className="sp__view" role="group" aria-label={text.viewLabel}>
          <ViewButton view="grid" label={text.viewGrid} path={gridPath} />
          <ViewButton view="list" label={text.viewList} path={listPath} />
        </div>
      </div>
    </>
  );
}
