import { countOf } from '#src/domain/product-list/choice-counts.ts';
import {
  chosenOf,
  FIELD_FILTERS,
  type FieldFilterName,
  FILTERS,
  withChoice,
} from '#src/domain/product-list/filters.ts';
import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import {
  isNarrowed,
  SEARCH_SORTS,
  SEARCH_TYPES,
  searchPageAddress,
  searchQuery,
  searchSortWord,
  type SearchState,
} from '#src/domain/search-page/search-state.ts';
import { choiceWord, fieldLabel } from '#src/strings/product-fields.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { MineSwitch } from '../product-list/MineSwitch.tsx';
import { Icon } from '../ui/Icon.tsx';
import { gridPath, listPath } from '../ui/icons.ts';

type Props = { state: SearchState; answer: ShownAnswer };

type PillProps = {
  state: SearchState;
  /** Unique among the controls of the page: restores the focus after a new render. */
  id: string;
  name: string;
  count?: string;
  isCurrent: boolean;
};

/** A link, so that it works without a script. */
const Pill = ({ state, id, name, count, isCurrent }: PillProps) => (
  <a
    className="pill"
    href={searchPageAddress({ ...state, page: 1 })}
    data-in-place=""
    data-key={id}
    aria-current={isCurrent ? 'true' : undefined}
  >
    {name} {count !== undefined && <span>{count}</span>}
  </a>
);

/** The types that were found, and the chosen one, so that it can be deselected. */
function TypePills({ state, answer: { counts, totalIsCapped } }: Props) {
  // The count of manufacturers says nothing about products.
  const isCapped = totalIsCapped && state.type !== 'manufacturer';
  const types = SEARCH_TYPES.filter((type) => counts[type] > 0 || type === state.type);
  const all = SEARCH_TYPES.reduce((sum, type) => sum + counts[type], 0);
  return (
    <nav aria-label={text.typesLabel}>
      <ul className="sp__types">
        <li>
          <Pill
            state={{ ...state, type: null }}
            id="all"
            name={text.allTypes}
            count={text.shownCount(all, isCapped)}
            isCurrent={state.type === null}
          />
        </li>
        {types.map((type) => (
          <li key={type}>
            <Pill
              state={{ ...state, type }}
              id={type}
              name={text.typeName(type)}
              count={text.shownCount(counts[type], type === 'product' && isCapped)}
              isCurrent={state.type === type}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The values of one field among the found products; nothing if there is only one. */
function ChoicePills({ state, answer: { choices }, name }: Props & { name: FieldFilterName }) {
  const chosen = chosenOf(state, name);
  const values = FILTERS[name].values.filter((one) => one === chosen || countOf(choices, name, one) > 0);
  if (values.length < 2 && chosen === undefined) return null;
  return (
    <nav aria-label={fieldLabel[name]}>
      <ul className="sp__types">
        <li className="sp__label">{fieldLabel[name]}:</li>
        <li>
          <Pill
            state={withChoice(state, name, null)}
            id={`${name}-all`}
            name={text.allTypes}
            isCurrent={chosen === undefined}
          />
        </li>
        {values.map((value) => (
          <li key={value}>
            <Pill
              state={withChoice(state, name, value)}
              id={`${name}-${value}`}
              name={choiceWord(name, value) ?? value}
              count={text.count(countOf(choices, name, value))}
              isCurrent={value === chosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** React needs a handler for a controlled field; the search page itself listens to the form. */
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

/** Type, filters, sorting and view; the page's script marks the chosen view. Renders nothing if nothing was found at all. */
export function SearchTools({ state, answer }: Props) {
  if (SEARCH_TYPES.every((type) => answer.counts[type] === 0) && !isNarrowed(state)) return null;
  const isOfProducts = state.type === null || state.type === 'product';
  return (
    <>
      <div className="sp__pills">
        <TypePills state={state} answer={answer} />
        {isOfProducts &&
          FIELD_FILTERS.map((name) => <ChoicePills key={name} state={state} answer={answer} name={name} />)}
      </div>
      <div className="sp__order">
        <SortForm state={state} />
        {isOfProducts && <MineSwitch isMine={state.mine !== null} onChange={ignoreChange} id="mine" />}
        <div className="sp__view" role="group" aria-label={text.viewLabel}>
          <ViewButton view="grid" label={text.viewGrid} path={gridPath} />
          <ViewButton view="list" label={text.viewList} path={listPath} />
        </div>
      </div>
    </>
  );
}
