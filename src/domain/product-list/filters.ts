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
import { readYear } from './year-filter.ts';

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
  yearFrom: number | null;
  yearTo: number | null;
} & { [Name in FieldFilterName]: ChoiceValue<Name> | null };

/** Also the parameter's name in the call. */
export type FilterName = keyof ListFilters;
type Value = string | number;

/** What one chip removes: the whole vehicle, or both years. */
export type FilterGroup = 'vehicle' | 'category' | 'years' | FieldFilterName;

export type Filter = {
  /** Its name in the address of a page. */
  word: string;
  group: FilterGroup;
  type: 'slug' | 'year' | 'choice';
  /** From an address or a form, not trusted; null for 'all' and for invalid text. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** The values of a choice, in their order. */
  values: readonly string[];
};

/** A name is accepted as well as a slug: without a script, options are sent by their text. */
const slugOrNull = (text: string | null): string | null => {
  const slug = slugify(text ?? '');
  return slug === '' || slug === 'all' ? null : slug;
};

const slugFilter = (word: string, group: FilterGroup): Filter => ({
  word,
  group,
  type: 'slug',
  read: slugOrNull,
  write: String,
  values: [],
});

const yearFilter = (word: string): Filter => ({
  word,
  group: 'years',
  type: 'year',
  read: (text) => readYear(text).year,
  write: String,
  values: [],
});

/** In an address a value is written with its word from the product file. */
export function choiceFilter(group: FilterGroup, { filter, ...field }: ProductField): Filter {
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
) as Record<FieldFilterName, Filter>;

/**
 * Every filter of a list, once, in the order of addresses and chips. Address, call, its schema, chips, the panel, the
 * conditions of SQL and the match in memory derive from it; a field of a product is added by its `filter`
 * (product-fields.ts).
 */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  manufacturer: slugFilter('marka', 'vehicle'),
  model: slugFilter('model', 'vehicle'),
  category: slugFilter('kategorija', 'category'),
  ...fieldFilters,
  yearFrom: yearFilter('od'),
  yearTo: yearFilter('do'),
};

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** All filters, with a value for each name. */
export const filtersFrom = (valueOf: (name: FilterName) => Value | null): ListFilters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])) as ListFilters;

export const NO_FILTERS: ListFilters = filtersFrom(() => null);

/** The two ends of a range, the lower one first, by the chip that removes both. */
const RANGES = { years: ['yearFrom', 'yearTo'] } as const satisfies Partial<
  Record<FilterGroup, readonly [FilterName, FilterName]>
>;
export type RangeName = keyof typeof RANGES;
const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

/** Reversed ends are swapped: from the lower one to the higher one. */
export function orderRanges(filters: ListFilters): { ordered: ListFilters; swapped: RangeName[] } {
  const ordered = { ...filters };
  const swapped = RANGE_NAMES.filter((name) => {
    const [low, high] = RANGES[name];
    const { [low]: from, [high]: to } = filters;
    if (from === null || to === null || from <= to) return false;
    [ordered[low], ordered[high]] = [to, from];
    return true;
  });
  return { ordered, swapped };
}

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
