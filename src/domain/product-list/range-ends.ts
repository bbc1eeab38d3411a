import { type RangedField, type RangeName, RANGES } from './ranges.ts';

export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

export const endsOf = (name: RangeName) => [`${name}From`, `${name}To`] as const;
export type RangeEnd = ReturnType<typeof endsOf>[number];

/** Null for an open end. */
export type RangeFilters = Record<RangeEnd, number | null>;
type Asked = Partial<RangeFilters>;

export function rangeOf(asked: Asked, name: RangeName): readonly [from: number | null, to: number | null] {
  const [low, high] = endsOf(name);
  return [asked[low] ?? null, asked[high] ?? null];
}

/** Reversed ends are swapped: from the lower one to the higher one. */
export function orderRanges<Filters extends RangeFilters>(
  filters: Filters,
): { ordered: Filters; swapped: RangeName[] } {
  const ordered = { ...filters };
  const swapped = RANGE_NAMES.filter((name) => {
    const [from, to] = rangeOf(filters, name);
    if (from === null || to === null || from <= to) return false;
    const [low, high] = endsOf(name);
    [ordered[low], ordered[high]] = [to, from];
    return true;
  });
  return { ordered, swapped };
}

/** The ranges of a product's own fields. */
export const FIELD_RANGES = RANGE_NAMES.flatMap((name) => {
  const { field, unit } = RANGES[name];
  return field ? [{ name, field, unit }] : [];
});

type AskedSpan = { field: RangedField; from: number | null; to: number | null };

/** What is asked of a product's own fields, in their units; one end may be open. */
export const askedSpans = (asked: Asked): AskedSpan[] =>
  FIELD_RANGES.flatMap(({ name, field, unit }) => {
    const [from, to] = rangeOf(asked, name);
    return from === null && to === null ? [] : [{ field, from: from && from * unit, to: to && to * unit }];
  });
