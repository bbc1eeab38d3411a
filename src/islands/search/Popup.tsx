import type { UseComboboxPropGetters } from 'downshift';
import type { ComponentProps } from 'react';
import type { NamedVehicle } from '#src/domain/search-page/search-answer.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { formatYears } from '#src/domain/years.ts';
import { boxText as text } from '#src/strings/search-box.ts';
import type { BoxRow } from './box-rows.ts';
import { RowContent } from './RowContent.tsx';
import type { Suggestions } from './use-suggestions.ts';

type Props = {
  isOpen: boolean;
  rows: readonly BoxRow[];
  /** Trimmed. */
  query: string;
  highlightedIndex: number;
  suggestions: Suggestions;
  menuProps: ComponentProps<'div'>;
  getItemProps: UseComboboxPropGetters<BoxRow>['getItemProps'];
};

const CLASSES: Partial<Record<BoxRow['kind'], string>> = {
  recent: 'combo__row--plain',
  clear: 'combo__row--plain combo__row--last',
  all: 'combo__row--plain combo__row--last',
  ask: 'combo__row--plain combo__row--last',
};

function announcement({ isOpen, rows, query, suggestions }: Props): string {
  if (!isOpen || suggestions.isLoading || query === '') return '';
  if (suggestions.isNone) return text.none(query);
  return text.rows(rows.filter(({ kind }) => kind === 'suggestion' || kind === 'product').length);
}

function nameOf({ generation, year, years, ...vehicle }: NamedVehicle): string {
  const asked = years ? formatYears(years.from, years.to) : year;
  return vehicleName(vehicle, generation?.name, asked ? `· ${asked}` : undefined);
}

function Vehicles({ vehicles }: Pick<Suggestions, 'vehicles'>) {
  if (vehicles.length === 0) return null;
  return (
    <p role="presentation" className="combo__v">
      <span className="sp__dot" />
      <span>
        {text.vehicle} <b>{vehicles.map(nameOf).join(text.or)}</b>
      </span>
    </p>
  );
}

/**
 * The popup under the field: rows to choose from, the vehicle recognised in the text, and the search's state. What the
 * shop answers follows the names that the box suggests at once, so that no row moves under a finger.
 */
export function Popup(props: Props) {
  const { isOpen, rows, query, highlightedIndex, suggestions, menuProps, getItemProps } = props;
  const waiting = suggestions.isLoading && (
    <p key="waiting" role="presentation" className="combo__wait">
      <span className="combo__spin" aria-hidden="true" />
      {text.loading}
    </p>
  );
  const firstAnswered = rows.findIndex(({ kind }) => kind !== 'suggestion');
  return (
    <>
      <div className="combo on-light" hidden={!isOpen}>
        {isOpen && query === '' && <p className="combo__h">{text.recent}</p>}
        {suggestions.isNone && <p className="combo__none">{text.none(query)}</p>}
        <div {...menuProps}>
          {isOpen &&
            rows.map((row, index) => [
              index === firstAnswered && <Vehicles key="vehicles" vehicles={suggestions.vehicles} />,
              row.kind === 'all' && waiting,
              <div
                {...getItemProps({ item: row, index })}
                key={row.key}
                role="option"
                className={`combo__row ${CLASSES[row.kind] ?? ''}`}
                data-highlighted={index === highlightedIndex || undefined}
                // Highlighted, not selected: choosing a row navigates at once.
                aria-selected={index === highlightedIndex}
              >
                <RowContent row={row} query={query} />
              </div>,
            ])}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement(props)}
      </p>
    </>
  );
}
