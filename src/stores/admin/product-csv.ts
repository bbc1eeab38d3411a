import { atom } from 'nanostores';
import {
  CSV_FILE_BYTES_MAX,
  CSV_FILE_ROWS_MAX,
  CSV_SLICE_BYTES_MAX,
  CSV_SLICE_ROWS,
} from '#src/domain/limits/imports.ts';
import type { CsvRow } from '#src/domain/product-csv/csv-text.ts';
import { type CsvEncoding, decodeFile } from '#src/domain/text/decode-file.ts';
import { type CsvFile, readProductFile } from '#src/domain/product-csv/read-product-file.ts';
import { repeatedRows } from '#src/domain/product-csv/repeated-rows.ts';
import type {
  ApplyAnswer,
  ApplyRow,
  CsvPreviewAnswer,
  RowReport,
  RowResult,
} from '#src/domain/product-csv/row-report.ts';
import { sliceRows } from '#src/domain/product-csv/slice-rows.ts';
import { csvText, fileFaultText } from '#src/strings/admin/csv.ts';
import { randomUuid } from '../random-uuid.ts';
import { failureMessage } from './admin-call.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { refreshPublish } from './publish.ts';
import { postWithRetries } from './post-with-retries.ts';

/** The current import; it continues while the owner uses another section. */
export type ImportState = {
  step: 'file' | 'preview' | 'apply';
  isBusy: boolean;
  /** Why the file cannot be read. */
  fault?: string;
  /** Why it stopped half-way; it can be continued. */
  failure?: string | undefined;
  isStopped?: boolean;
  file?: Pick<CsvFile, 'separator' | 'unknown'> & { name: string; encoding: CsvEncoding; rows: CsvRow[] };
  reports: RowReport[];
  /** Id for undoing the whole import; known once the import has begun. */
  run?: string;
  /** The rows to import, and the results so far. */
  wanted: ApplyRow[];
  results: RowResult[];
};

const START: ImportState = { step: 'file', isBusy: false, reports: [], wanted: [], results: [] };
export const $csvImport = atom<ImportState>(START);

const limits = { rowsMax: CSV_SLICE_ROWS, sizeMax: CSV_SLICE_BYTES_MAX };
const sizeOf = (row: CsvRow) => JSON.stringify(row.cells).length;

const set = (change: Partial<ImportState>) => $csvImport.set({ ...$csvImport.get(), ...change });

export function resetImport(): void {
  $csvImport.set(START);
}

/** Between two calls another file may have been chosen, or the owner may have logged out. */
const isCurrent = (file: ImportState['file']): boolean => $csvImport.get().file === file;

function tellFailure(file: ImportState['file'], error: unknown): void {
  if (isCurrent(file)) set({ isBusy: false, failure: failureMessage(error) });
}

export async function readFile(file: File): Promise<void> {
  const reading: ImportState = { ...START, isBusy: true };
  $csvImport.set(reading);
  const refuse = (fault: string) => $csvImport.set({ ...START, fault });
  if (file.size > CSV_FILE_BYTES_MAX) {
    refuse(csvText['import.tooLarge'](CSV_FILE_BYTES_MAX / 1024 / 1024));
    return;
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  // Another file was dropped meanwhile, or the owner has logged out.
  if ($csvImport.get() !== reading) return;
  if (!bytes) {
    refuse(csvText['import.unreadable']);
    return;
  }
  const { text, encoding } = decodeFile(new Uint8Array(bytes));
  const read = readProductFile(text);
  if ('fault' in read) refuse(fileFaultText(read));
  else if (read.rows.length > CSV_FILE_ROWS_MAX) refuse(csvText['import.tooMany'](CSV_FILE_ROWS_MAX));
  else {
    const { rows, separator, unknown } = read;
    const repeated = repeatedRows(rows);
    $csvImport.set({
      ...START,
      step: 'preview',
      file: { name: file.name, encoding, rows, separator, unknown },
      reports: rows.flatMap((row) => repeatedReport(row, repeated.get(row.line))),
    });
    await compareRows();
  }
}

const repeatedReport = ({ line, cells }: CsvRow, first: number | undefined): RowReport[] =>
  first === undefined
    ? []
    : [
        {
          line,
          kind: 'error',
          id: null,
          name: cells.name ?? '',
          version: null,
          isStale: false,
          changes: [],
          faults: [{ column: 'id', code: 'row.repeated', value: String(first) }],
        },
      ];

/** Compares every row with the catalogue; continues where it was interrupted. */
export async function compareRows(): Promise<void> {
  const { file, isBusy } = $csvImport.get();
  if (!file || isBusy) return;
  set({ isBusy: true, failure: undefined });
  const known = new Set($csvImport.get().reports.map(({ line }) => line));
  const left = file.rows.filter(({ line }) => !known.has(line));
  try {
    for (const rows of sliceRows(left, { ...limits, sizeOf })) {
      const answer = await postWithRetries<CsvPreviewAnswer>('csv/preview', { rows });
      if (!isCurrent(file)) return;
      set({ reports: [...$csvImport.get().reports, ...answer.rows] });
    }
    set({ isBusy: false, reports: [...$csvImport.get().reports].sort((a, b) => a.line - b.line) });
  } catch (error) {
    tellFailure(file, error);
  }
}

export function startCsvImport(): void {
  const { file, reports } = $csvImport.get();
  if (!file) return;
  const cells = new Map(file.rows.map((row) => [row.line, row.cells]));
  const wanted = reports
    .filter(({ kind }) => kind === 'new' || kind === 'changed')
    .map(({ line, version }) => ({ line, version, cells: cells.get(line) ?? {} }));
  set({ step: 'apply', run: randomUuid(), wanted, results: [] });
  void applyRows();
}

export function stopImport(): void {
  set({ isStopped: true });
}

/** Imports the remaining rows, slice by slice; then rebuilds the search vocabulary and triggers a publish. */
export async function applyRows(): Promise<void> {
  const { file, isBusy, run, wanted, results } = $csvImport.get();
  if (!file || isBusy) return;
  set({ isBusy: true, failure: undefined, isStopped: false });
  const stopAsking = askBeforeLeaving();
  try {
    for (const rows of sliceRows(wanted.slice(results.length), { ...limits, sizeOf })) {
      if ($csvImport.get().isStopped) break;
      const answer = await postWithRetries<ApplyAnswer>('csv/apply', { run, rows });
      if (!isCurrent(file)) return;
      set({ results: [...$csvImport.get().results, ...answer.rows] });
    }
    await postWithRetries('imports/finish', {});
    if (isCurrent(file)) set({ isBusy: false });
  } catch (error) {
    tellFailure(file, error);
  } finally {
    stopAsking();
    refreshPublish();
  }
}
