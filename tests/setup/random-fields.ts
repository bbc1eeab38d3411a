import fc from 'fast-check';
import {
  FIELD_FILTERS,
  type FieldFilterName,
  type FieldFilters,
  FILTERS,
} from '#src/domain/product-list/filters.ts';

/** For `fc.record`: any value, or none, of every field that lists are filtered by. */
export const randomFields = Object.fromEntries(
  FIELD_FILTERS.map((name) => [name, fc.option(fc.constantFrom(...FILTERS[name].values))]),
) as { [Name in FieldFilterName]: fc.Arbitrary<FieldFilters[Name]> };
