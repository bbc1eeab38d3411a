import { type Column, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { products } from '#db/schema/index.ts';
import {
  CARD_FIELD_NAMES,
  PAGE_FIELD_NAMES,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
} from '#src/domain/product/product-fields.ts';
import { pick } from './pick-columns.ts';

export const productColumns = pick(products, ...PLAIN_FIELD_NAMES);
export const cardColumns = pick(products, ...CARD_FIELD_NAMES);
export const pageColumns = pick(products, ...PAGE_FIELD_NAMES);

/** Every column of the table that an edit can change. */
const written: [field: string, column: Column][] = [
  ...Object.entries(productColumns),
  ['deletedAt', products.deletedAt],
];

const listed = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** `'kind', p.kind, …` of the row that a query names `p`, for `json_build_object`. */
export const fieldsOfP = (names: readonly PlainFieldName[]): SQL =>
  listed(names.map((name) => `'${name}', to_jsonb(p.${toSnakeCase(name)})`));

/** `kind text, …`: the columns of a state stored as JSON, for `jsonb_to_record`. */
export const recordOfState: SQL = listed(
  written.map(([field, column]) => `"${field}" ${column.getSQLType()}`),
);
/** `kind = s.kind, …` */
export const setByState: SQL = listed(written.map(([field]) => `${toSnakeCase(field)} = s."${field}"`));
export const writtenColumns: SQL = listed(written.map(([field]) => toSnakeCase(field)));
export const valuesOfState: SQL = listed(written.map(([field]) => `s."${field}"`));
