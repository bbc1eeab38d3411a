import type { FilterGroup } from '#src/domain/product-list/filters.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { closePath } from '../ui/icons.ts';
import { Icon } from '../ui/Icon.tsx';

export type Chip = { group: FilterGroup; name: string };

/** One chip for every filter in force; a press removes the filter. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ group, name }) => (
        <button
          key={group}
          type="button"
          className="chip num"
          data-chip={group}
          aria-label={text['chip.remove'](name)}
        >
          {name}
          <Icon path={closePath} />
        </button>
      ))}
      <button type="button" className="chips__clear" data-clear-filters="">
        {text['filter.clear']}
      </button>
    </>
  );
}
