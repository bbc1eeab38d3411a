import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { listCsvDictionaries, listImportedIds, listKnownHashes } from '#db/queries/products/product-csv.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { CSV_COLUMN_KEYS, type CsvCells, type CsvColumn, idTextOf } from '#src/domain/product-csv/columns.ts';
import { csvDictionaries } from '#src/domain/product-csv/csv-dictionaries.ts';
import type { CsvRow } from '#src/domain/product-csv/csv-text.ts';
import { planRow, type RowFaultCode, type RowPlan } from '#src/domain/product-csv/plan-row.ts';
import type { CsvProduct } from '#src/domain/product-csv/product-cells.ts';
import { fieldsWith } from '#src/domain/product/product-fields.ts';
import { readId } from '#src/domain/text/read-id.ts';
import { lastYear } from '#src/domain/years.ts';

export type PlannedRow = {
  row: CsvRow;
  current: CsvProduct | undefined;
  /** Key of a row without an id: the same row creates one product, however often it is imported. */
  key: string | undefined;
  plan: RowPlan;
};

const LATE_COLUMNS: ReadonlySet<CsvColumn> = new Set(fieldsWith('isLateColumn'));

function keyOf(cells: CsvCells): string {
  const own = CSV_COLUMN_KEYS.flatMap((column) => {
    const cell = cells[column]?.trim() ?? '';
    return cell === '' && LATE_COLUMNS.has(column) ? [] : [cell];
  });
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 32);
}

const HASHES = /[0-9a-f]{32}/g;
const hashesOf = (rows: readonly CsvRow[]): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.images?.match(HASHES) ?? [])),
];

const refused = (plan: RowPlan, code: RowFaultCode, value: string): RowPlan => ({
  ...plan,
  kind: 'error',
  changes: [],
  faults: [{ column: 'id', code, value }],
});

/** What every row would change in the present catalogue. Writes nothing. */
export async function planSlice(db: Db, rows: readonly CsvRow[]): Promise<PlannedRow[]> {
  const keys = rows.map(({ cells }) => (idTextOf(cells) === '' ? keyOf(cells) : undefined));
  const ids = rows.map(({ cells }) => readId(idTextOf(cells)));
  const [dictionaries, imported, images] = await Promise.all([
    listCsvDictionaries(db),
    listImportedIds(
      db,
      keys.filter((key) => key !== undefined),
    ),
    listKnownHashes(db, hashesOf(rows)),
  ]);
  const wanted = [...ids.filter((id) => id !== undefined), ...imported.values()];
  const stored = await listProductSnapshots(db, [...new Set(wanted)]);
  const byId = new Map(stored.map(({ id, snapshot }) => [id, { ...snapshot, id }]));
  const context = {
    names: csvDictionaries(dictionaries),
    images,
    lastYear: lastYear(),
    today: isoDay(new Date()),
  };
  return rows.map((row, i) => {
    const key = keys[i];
    const id = key === undefined ? ids[i] : imported.get(key);
    const current = id === undefined ? undefined : byId.get(id);
    const plan = planRow(row.cells, current, context);
    const text = idTextOf(row.cells);
    if (text !== '' && id === undefined) return { row, current, key, plan: refused(plan, 'id.form', text) };
    if (text !== '' && !current) return { row, current, key, plan: refused(plan, 'id.unknown', text) };
    if (current?.deletedAt) return { row, current, key, plan: refused(plan, 'id.deleted', text) };
    return { row, current, key, plan };
  });
}
