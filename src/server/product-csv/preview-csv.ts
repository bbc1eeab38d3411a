import type { Db } from '#db/client.ts';
import type { CsvRow } from '#src/domain/product-csv/csv-text.ts';
import type { RowReport } from '#src/domain/product-csv/row-report.ts';
import { planSlice, type PlannedRow } from './plan-slice.ts';

/** An old version in the file is only a warning: the same file may be imported again after a correction. */
const isStale = ({ row, current, plan }: PlannedRow): boolean => {
  const version = row.cells.version?.trim() ?? '';
  return (
    plan.kind === 'changed' && version !== '' && current !== undefined && version !== String(current.version)
  );
};

/** A dry run: what importing these rows would do. */
export async function previewCsv(db: Db, rows: readonly CsvRow[]): Promise<RowReport[]> {
  const planned = await planSlice(db, rows);
  return planned.map((own) => ({
    line: own.row.line,
    kind: own.plan.kind,
    id: own.current?.id ?? null,
    name: own.current?.name ?? own.plan.state.name,
    version: own.current?.version ?? null,
    isStale: isStale(own),
    changes: own.plan.changes,
    faults: own.plan.faults,
  }));
}
