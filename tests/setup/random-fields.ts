import fc from 'fast-check';
import {
  FIELD_FILTERS,
  type FieldFilterName,
  type FieldFilters,
  FILTERS,
} from '#src/domain/product-list/filters.ts';
import { productField } from '#src/domain/product/product-fields.ts';
import {
  endsOf,
  FIELD_RANGES,
  orderRanges,
  RANGE_NAMES,
  type RangeFilters,
} from '#src/domain/product-list/range-ends.ts';
import { type RangeName, RANGES } from '#src/domain/product-list/ranges.ts';

/** For `fc.record`: any value, or none, of every field that lists are filtered by. */
export const randomFields = Object.fromEntries(
  FIELD_FILTERS.map((name) => [name, fc.option(fc.constantFrom(...FILTERS[name].values))]),
) as { [Name in FieldFilterName]: fc.Arbitrary<FieldFilters[Name]> };

/** Few, so that products and filters often have the same. */
function numbersOf(name: RangeName): fc.Arbitrary<number> {
  const { type, limits } = RANGES[name];
  const [min] = limits();
  return type === 'year' ? fc.integer({ min: 2003, max: 2007 }) : fc.integer({ min: min + 1, max: min + 4 });
}

/** For `fc.record`: a number, or none if it may be unknown, of every field that lists are narrowed by. */
export const randomNumbers = Object.fromEntries(
  FIELD_RANGES.map(({ name, field, unit }) => {
    const number = numbersOf(name).map((chosen) => chosen * unit);
    return [field, productField(field).default === null ? fc.option(number) : number];
  }),
);

/** All ranges of a list, some of them open. */
export const randomRanges: fc.Arbitrary<RangeFilters> = fc
  .record(
    Object.fromEntries(
      RANGE_NAMES.flatMap((name) => endsOf(name).map((end) => [end, fc.option(numbersOf(name))])),
    ) as { [End in keyof RangeFilters]: fc.Arbitrary<number | null> },
  )
  .map((chosen) => orderRanges(chosen).ordered);
