import {
  and,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import { fitments, products } from '#db/schema/index.ts';
import { type ChoiceCounts, countsOf } from '#src/domain/product-list/choice-counts.ts';
import { chosenOf, FIELD_FILTERS, type FieldFilterName } from '#src/domain/product-list/filters.ts';
import type { ProductFilter } from '#src/domain/product-list/product-list.ts';
import { askedSpans } from '#src/domain/product-list/range-ends.ts';
import { productColumns } from './product-columns.ts';

export const published = and(eq(products.status, 'published'), isNull(products.deletedAt));
/** The same of a product `p`. */
export const publishedP = sql`p.status = 'published' and p.deleted_at is null`;

/** Overlap with open ends; a fitment without any year matches no year filter (DECISIONS D13). */
function yearsOverlap(from: number | null, to: number | null): SQL | undefined {
  if (from === null && to === null) return undefined;
  return sql`(${fitments.yearFrom} is not null or ${fitments.yearTo} is not null)
    and coalesce(${fitments.yearFrom}, 0) <= ${to ?? 9999} and coalesce(${fitments.yearTo}, 9999) >= ${from ?? 0}`;
}

const undated = sql`${fitments.yearFrom} is null and ${fitments.yearTo} is null`;

/** The ranges that a list is narrowed to: the vehicle's own year, and the years of the filter. */
const rangesOf = ({ year, yearFrom = null, yearTo = null }: ProductFilter) =>
  [
    [year ?? null, year ?? null],
    [yearFrom, yearTo],
  ] as const;
const hasYears = (filter: ProductFilter): boolean =>
  rangesOf(filter)
    .flat()
    .some((year) => year !== null);

/**
 * The year and the range of years are checked separately: two different fitments may match them. With `withUndated`
 * a fitment without any year matches every year.
 */
function fitsVehicle(db: Db, filter: ProductFilter): SQL | undefined {
  const vehicle = [
    filter.manufacturerId === undefined ? undefined : eq(fitments.manufacturerId, filter.manufacturerId),
    // Products for a whole manufacturer fit every model.
    filter.modelId === undefined
      ? undefined
      : or(eq(fitments.modelId, filter.modelId), isNull(fitments.modelId)),
  ].filter((condition) => condition !== undefined);
  const years = rangesOf(filter)
    .map(([from, to]) => yearsOverlap(from, to))
    .filter((condition) => condition !== undefined);
  const matched = filter.withUndated ? years.map((year) => sql`(${year} or ${undated})`) : years;
  const asked = matched.length > 0 ? matched.map((year) => [...vehicle, year]) : [vehicle];
  const fits = and(
    ...asked
      .filter((conditions) => conditions.length > 0)
      .map((conditions) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(fitments)
            .where(and(eq(fitments.productId, products.id), ...conditions)),
        ),
      ),
  );
  if (!filter.withUndated || vehicle.length > 0 || years.length === 0) return fits;
  const fitsAll = notExists(
    db
      .select({ one: sql`1` })
      .from(fitments)
      .where(eq(fitments.productId, products.id)),
  );
  return or(fits, fitsAll);
}

/** Whether the years of a product are known to match, where a list also holds products without years. */
export const matchesKnownYears = (db: Db, filter: ProductFilter): SQL | undefined =>
  filter.withUndated && hasYears(filter) ? fitsVehicle(db, { ...filter, withUndated: false }) : undefined;

const fieldColumn = (name: FieldFilterName): PgColumn => productColumns[name];

/** The same rules as `matchFilters` for products in memory (src/domain/product-list/match-filters.ts). */
export const matching = (db: Db, filter: ProductFilter): SQL | undefined =>
  and(
    published,
    filter.kind && eq(products.kind, filter.kind),
    filter.categoryId === undefined ? undefined : eq(products.categoryId, filter.categoryId),
    filter.categoryIds && inArray(products.categoryId, [...filter.categoryIds]),
    filter.tuningCategoryId === undefined
      ? undefined
      : eq(products.tuningCategoryId, filter.tuningCategoryId),
    ...FIELD_FILTERS.map((name) => {
      const chosen = chosenOf(filter, name);
      return chosen === undefined ? undefined : eq(fieldColumn(name), chosen);
    }),
    ...askedSpans(filter).flatMap(({ field, from, to }) => [
      from === null ? undefined : gte(productColumns[field], from),
      to === null ? undefined : lte(productColumns[field], to),
    ]),
    fitsVehicle(db, filter),
  );

/** How many products each choice of a field would show, without the present choice of that field. */
export async function countChoices(db: Db, filter: ProductFilter): Promise<ChoiceCounts> {
  const counted = await Promise.all(
    FIELD_FILTERS.map(async (name) => {
      const column = fieldColumn(name);
      const rows = await db
        .select({ value: sql<string>`${column}`, products: count() })
        .from(products)
        .where(and(matching(db, { ...filter, [name]: null }), isNotNull(column)))
        .groupBy(column);
      return [name, Object.fromEntries(rows.map((row) => [row.value, row.products]))] as const;
    }),
  );
  const byName = new Map<string, Record<string, number>>(counted);
  return countsOf((name) => byName.get(name) ?? {});
}
