import type { FilterGroup } from '#src/domain/product-list/filters.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { closePath } from '../ui/icons.ts';
import { Icon } from '../ui/Icon.tsx';

export type Chip = { group: FilterGroup; name: string };

/** The vehicle or the year that the page itself is about; the chip leads to the wider list. */
export type OwnChip = { own: 'vehicle' | 'year'; name: string; href: string };

const ChipName = ({ name }: { name: string }) => (
  <>
    {name}
    <Icon path={closePath} />
  </>
);

/** One chip for every filter in force; a press removes the filter. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ group, name }) => (
        <button
          key={group}
          type="button"
          className="chip"
          data-chip={group}
          aria-label={text['chip.remove'](name)}
        >
          <ChipName name={name} />
        </button>
      ))}
      <button type="button" className="chips__clear" data-clear-filters="">
        {text['filter.clear']}
      </button>
    </>
  );
}

export const OwnChips = ({ chips }: { chips: readonly OwnChip[] }) =>
  chips.map(({ own, name, href }) => (
    <a key={own} className="chip" data-own={own} href={href} aria-label={text['chip.remove'](name)}>
      <ChipName name={name} />
    </a>
  ));
