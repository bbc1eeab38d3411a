import { type ErrorLine, writeErrorFile } from '#src/domain/product-csv/error-file.ts';
import { saveCsv } from '#src/stores/admin/download.ts';
import type { ImportState } from '#src/stores/admin/product-csv.ts';
import { columnName, csvText as text, rowFaultText } from '#src/strings/admin/csv.ts';
import { Button } from '../ui/Button.tsx';

/** All rows that were not imported: errors found by the preview and errors during the import. */
function errorLines({ reports, results }: ImportState): ErrorLine[] {
  const result = new Map(results.map((own) => [own.line, own]));
  return reports.flatMap(({ line, id, name, faults }) => {
    const own = result.get(line);
    const lines = (own?.faults.length ? own.faults : faults).map((fault) => ({
      line,
      id,
      name,
      column: columnName(fault.column),
      value: fault.value,
      reason: rowFaultText(fault),
    }));
    const conflict = { line, id, name, column: '', value: '', reason: text['errors.conflict'] };
    return own?.outcome === 'conflict' ? [conflict] : lines;
  });
}

const HEADERS = [
  ...[text['errors.line'], text['errors.id'], text['errors.name']],
  ...[text['errors.column'], text['errors.value'], text['errors.reason']],
];

export const HALF_WIDTH_ON_PHONE = 'max-sm:flex-1 max-sm:px-2!';

export const ErrorsButton = ({ state }: { state: ImportState }) => (
  <Button
    onClick={() => saveCsv(text['result.errorsName'], writeErrorFile(HEADERS, errorLines(state)))}
    className={HALF_WIDTH_ON_PHONE}
  >
    {text['result.errorsButton']}
  </Button>
);
