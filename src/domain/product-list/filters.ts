import {
  type ChoiceFieldName,
  type ChoiceValue,
  type FieldNamed,
  fieldsWith,
  productField,
} from '../product/product-fields.ts';
import type { ProductField } from '../product/product-field.ts';
import type { ProductCard } from '../product/product.ts';
import { slugify } from '../text/slug.ts';
import { endsOf, RANGE_NAMES, type RangeEnd, type RangeFilters } from './range-ends.ts';
import { type Range, type RangeName, RANGES } from './ranges.ts';
import { readNumber } from './typed-number.ts';

/** Fields of a product that lists can be filtered by, from their descriptions. */
export type FieldFilterName = ChoiceFieldName & FieldNamed<{ filter: { type: 'choice' }; isOnCard: true }>;
export const FIELD_FILTERS: readonly FieldFilterName[] = fieldsWith('filter');

type Filtered = Pick<ProductCard, FieldFilterName>;

export const fieldOf = (product: Filtered, name: FieldFilterName): string | null => product[name];

/** What narrows a list; null means 'all'. A model always comes with its manufacturer (DECISIONS D15). */
export type ListFilters = {
  manufacturer: string | null;
  model: string | null;
  category: string | null;
} & { [Name in FieldFilterName]: ChoiceValue<Name> | null } & RangeFilters;

/** Also the parameter's name in the call. */
export type FilterName = keyof ListFilters;
type Value = string | number;

/** What one chip removes: the whole vehicle, or both ends of a range. */
export type FilterGroup = 'vehicle' | 'category' | RangeName | FieldFilterName;

type FilterIn<Group extends FilterGroup> = {
  /** Its name in the address of a page. */
  word: string;
  group: Group;
  /** From an address or a form, not trusted; null for 'all' and for invalid text. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
};
type SlugFilter = FilterIn<FilterGroup> & { type: 'slug' };
/** The values in their order. */
type ChoiceFilter = FilterIn<FilterGroup> & { type: 'choice'; values: readonly string[] };
/** One end of a range. */
type RangeFilter = FilterIn<RangeName> & Pick<Range, 'type' | 'limits'>;
export type Filter = SlugFilter | ChoiceFilter | RangeFilter;

/** A name is accepted as well as a slug: without a script, options are sent by their text. */
const slugOrNull = (text: string | null): string | null => {
  const slug = slugify(text ?? '');
  return slug === '' || slug === 'all' ? null : slug;
};

const slugFilter = (word: string, group: FilterGroup): SlugFilter => ({
  word,
  group,
  type: 'slug',
  read: slugOrNull,
  write: String,
});

/** In an address a value is written with its word from the product file. */
export function choiceFilter(group: FilterGroup, { filter, ...field }: ProductField): ChoiceFilter {
  const words = new Map(
    Object.entries(field.type === 'choice' ? field.values : {}).map(([value, [word]]) => [
      value,
      slugify(word),
    ]),
  );
  return {
    word: filter?.parameter ?? group,
    group,
    type: 'choice',
    read: (text) => [...words].find(([, word]) => word === slugify(text))?.[0] ?? null,
    write: (value) => words.get(String(value)) ?? '',
    values: [...words.keys()],
  };
}

const fieldFilters = Object.fromEntries(
  FIELD_FILTERS.map((name) => [name, choiceFilter(name, productField(name))]),
) as Record<FieldFilterName, ChoiceFilter>;

const rangeFilters = Object.fromEntries(
  RANGE_NAMES.flatMap((group) => {
    const { words, type, limits } = RANGES[group];
    const [low, high] = endsOf(group);
    const read = (text: string) => readNumber(text, RANGES[group]).number;
    const end = (word: string): RangeFilter => ({ word, group, type, limits, read, write: String });
    return [
      [low, end(words[0])],
      [high, end(words[1])],
    ];
  }),
) as Record<RangeEnd, RangeFilter>;

/**
 * Every filter of a list, once, in the order of addresses and chips. Address, call, its schema, chips, the panel, the
 * conditions of SQL and the match in memory derive from it; a field of a product is added by its `filter`
 * (product-fields.ts), a range in ranges.ts.
 */
export const FILTERS = {
  manufacturer: slugFilter('marka', 'vehicle'),
  model: slugFilter('model', 'vehicle'),
  category: slugFilter('kategorija', 'category'),
  ...fieldFilters,
  ...rangeFilters,
} satisfies Readonly<Record<FilterName, Filter>>;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** All filters, with a value for each name. */
export const filtersFrom = (valueOf: (name: FilterName) => Value | null): ListFilters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])) as ListFilters;

export const NO_FILTERS: ListFilters = filtersFrom(() => null);

export type FieldFilters = Pick<ListFilters, FieldFilterName>;
export const fieldFiltersFrom = (
  valueOf: (name: FieldFilterName) => Value | null | undefined,
): FieldFilters =>
  Object.fromEntries(FIELD_FILTERS.map((name) => [name, valueOf(name) ?? null])) as FieldFilters;
export const NO_FIELD_FILTERS: FieldFilters = fieldFiltersFrom(() => null);
/** As requested: a missing one means 'all' too. */
export type ChosenFields = { [Name in FieldFilterName]?: FieldFilters[Name] | undefined };
export const chosenOf = (filters: ChosenFields, name: FieldFilterName): string | undefined =>
  filters[name] ?? undefined;
export const withChoice = <State extends FieldFilters>(
  state: State,
  name: FieldFilterName,
  value: string | null,
): State => ({ ...state, [name]: value });
export const hasChosenField = (filters: ChosenFields): boolean =>
  FIELD_FILTERS.some((name) => chosenOf(filters, name) !== undefined);

export const matchesFields = (product: Filtered, filters: ChosenFields): boolean =>
  FIELD_FILTERS.every((name) => {
    const chosen = chosenOf(filters, name);
    return chosen === undefined || fieldOf(product, name) === chosen;
  });
