import { type Column, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { products } from '#db/schema/index.ts';
import { PLAIN_FIELD_NAMES, type PlainFieldName, productField } from '#src/domain/product/product-fields.ts';
import { CARD_FIELD_NAMES, PAGE_FIELD_NAMES } from '#src/domain/product/shown-fields.ts';
import { FIELD_FILTERS } from '#src/domain/product-list/filters.ts';
import { pick } from '../pick-columns.ts';

export const productColumns = pick(products, ...PLAIN_FIELD_NAMES);
export const cardColumns = pick(products, ...CARD_FIELD_NAMES);
export const pageColumns = pick(products, ...PAGE_FIELD_NAMES);
/** Lists and searches are narrowed by these. */
export const filterColumns = pick(products, ...FIELD_FILTERS);

/** Every column of the table that an edit can change. */
const written: [field: string, column: Column][] = [
  ...Object.entries(productColumns),
  ['deletedAt', products.deletedAt],
];

const listed = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** `'kind', p.kind, …` of the row that a query names `p`, for `json_build_object`. */
export const fieldsOfP = (names: readonly PlainFieldName[]): SQL =>
  listed(names.map((name) => `'${name}', to_jsonb(p.${toSnakeCase(name)})`));

/** `p.kind as "kind", …` of the row that a query names `p`. */
export const columnsOfP = (names: readonly PlainFieldName[]): SQL =>
  listed(names.map((name) => `p.${toSnakeCase(name)} as "${name}"`));

/**
 * For a row `s` of products stored as JSON: `record` is its columns (`kind text, …`) for `jsonb_to_record`, `columns`
 * and `values` (`s.kind, …`) are for an insert.
 */
const readState = (fields: readonly (readonly [field: string, column: Column])[]) => ({
  record: listed(fields.map(([field, column]) => `"${field}" ${column.getSQLType()}`)),
  columns: listed(fields.map(([field]) => toSnakeCase(field))),
  values: listed(fields.map(([field]) => `s."${field}"`)),
});

export const { record: recordOfState, columns: writtenColumns, values: valuesOfState } = readState(written);
/** Without references: the ids of their rows are not known yet. */
export const seedState = readState(
  PLAIN_FIELD_NAMES.filter((name) => productField(name).type !== 'reference').map(
    (name) => [name, productColumns[name]] as const,
  ),
);
/** `kind = s.kind, …` */
export const setByState: SQL = listed(written.map(([field]) => `${toSnakeCase(field)} = s."${field}"`));

/** A time as PostgreSQL writes it into JSON. */
export const iso = (time: string): string => new Date(time).toISOString();
