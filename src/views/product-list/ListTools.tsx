import { LIST_SORTS, type ListSort, sortFromWord, sortWord } from '#src/domain/product-list/list-orders.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { Icon } from '../ui/Icon.tsx';
import { filtersPath } from '../ui/icons.ts';
import { type Chip, Chips, type OwnChip, OwnChips } from './Chips.tsx';
import { FILTER_FORM, FilterPanel, type PanelProps } from './FilterPanel.tsx';
import { MineSwitch } from './MineSwitch.tsx';

type ToolActions = {
  sort: (sort: ListSort) => void;
  /** The switch of the saved vehicle. */
  mine: (isOn: boolean) => void;
};

export type ToolsProps = {
  panel: PanelProps;
  sort: ListSort;
  /** The list shows only parts for the saved vehicle. */
  isMine?: boolean;
  ownChips: readonly OwnChip[];
  chips?: readonly Chip[];
  on?: ToolActions;
};

const SortSelect = ({ sort, on }: ToolsProps) => (
  <label className="ls__sort">
    <span>{text['sort.label']}</span>
    <select
      name="sortiraj"
      form={FILTER_FORM}
      autoComplete="off"
      value={sortWord(sort)}
      onChange={({ target }) => on?.sort(sortFromWord(target.value))}
    >
      {LIST_SORTS.map((one) => (
        <option key={one} value={sortWord(one)}>
          {text[`sort.${one}`]}
        </option>
      ))}
    </select>
  </label>
);

/** All that filters and orders a list: the panel and its button, the saved vehicle, the order and the chips. */
export function ListTools(props: ToolsProps) {
  const { panel, ownChips, chips = [], isMine = false, on } = props;
  const { active = 0 } = panel;
  return (
    <>
      <details className="ls__toggle">
        <summary className="ls__summary">
          <Icon path={filtersPath} />
          {text['filter.button']}
          {active > 0 && <span className="num">{active}</span>}
        </summary>
      </details>
      <FilterPanel {...panel} />
      <SortSelect {...props} />
      <MineSwitch isMine={isMine} onChange={(isOn) => on?.mine(isOn)} />
      <div className="ls__chips" role="group" aria-label={text['filter.chips']}>
        <OwnChips chips={ownChips} />
        <span className="contents" data-chips="">
          <Chips chips={chips} />
        </span>
      </div>
    </>
  );
}
