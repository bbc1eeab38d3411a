import { getTableColumns, type Table } from 'drizzle-orm';

/** Columns of a table by name, for `select` and `returning`. */
export function pick<Of extends Table, Name extends keyof Of['_']['columns'] & string>(
  table: Of,
  ...names: Name[]
): Pick<Of['_']['columns'], Name> {
  const all: Of['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Of['_']['columns'], Name>;
}
