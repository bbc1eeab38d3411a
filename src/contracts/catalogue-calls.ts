import { z } from 'zod';
import {
  type Filter,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
  type ListFilters,
} from '#src/domain/product-list/filters.ts';
import { LIST_SORTS } from '#src/domain/product-list/list-orders.ts';
import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { ID_MAX, PAGE_NUMBER_MAX, PRODUCTS_BY_ID_MAX } from '#src/domain/limits/requests.ts';
import { lastYear } from '#src/domain/years.ts';
import { problemText } from '#src/strings/problems.ts';

/** Only plain decimal digits: `1e9`, `0x10`, ` 7` and `7.0` are refused. */
const digits = (message: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message);

export const productId = digits(problemText.badId, 1, ID_MAX);

/** `?ids=12,44`: at most 200, without repetitions. */
export const productIds = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(productId).max(PRODUCTS_BY_ID_MAX, problemText.tooManyIds));

export const slugParameter = z
  .string()
  .trim()
  .min(1, problemText.badAddress)
  .max(120, problemText.badAddress);

const year = digits(problemText.badYear, FIRST_YEAR, 9999).refine(
  (n) => n <= lastYear() + 1,
  problemText.badYear,
);

/** A year, or `all` for no year; both use the same segment of an address. */
export const yearOrAll = z.union([z.literal('all').transform(() => undefined), year], {
  error: problemText.badYear,
});

const orEmpty = (number: z.ZodType<number, string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), number.optional());

const optionalYear = orEmpty(year);

function schemaOf(filter: Filter): z.ZodType {
  switch (filter.type) {
    case 'slug':
      return slugParameter.optional();
    case 'choice':
      return z.enum(filter.values).optional();
    case 'year':
      return optionalYear;
    case 'number':
      return orEmpty(digits(problemText.badRequest, ...filter.limits()));
  }
}

/** The schema of every filter, derived from its definition. */
const filterSchemas = Object.fromEntries(FILTER_NAMES.map((name) => [name, schemaOf(FILTERS[name])])) as {
  [Name in FilterName]: z.ZodType<NonNullable<ListFilters[Name]> | undefined, string | undefined>;
};

export const productsQuery = z.object({
  page: digits(problemText.badPage, 1, PAGE_NUMBER_MAX).optional(),
  limit: digits(problemText.badRequest, 1, 100).default(PAGE_SIZE),
  sort: z.enum(LIST_SORTS).default('newest'),
  ...filterSchemas,
  /** The year of the vehicle page, separate from the filter panel's range of years. */
  year: optionalYear,
});
export type ProductsQuery = z.output<typeof productsQuery>;

const textOrNumber = z.union([z.string(), z.number().transform(String)]);

/** `POST /api/search-products`: names, slugs, aliases or ids; the year as text or number (DECISIONS D8). */
export const vehicleSearch = z.object({
  manufacturer: textOrNumber.pipe(slugParameter),
  model: textOrNumber.pipe(slugParameter),
  year: textOrNumber
    .nullish()
    .transform((value) => value || 'all')
    .pipe(yearOrAll),
});
