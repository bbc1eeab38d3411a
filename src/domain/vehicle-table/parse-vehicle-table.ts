import Papa from 'papaparse';
import { DICTIONARY_NAME_MAX } from '../limits/catalogue.ts';
import { tidySpaces } from '../text/tidy-spaces.ts';

const VEHICLE_TABLE_COLUMNS = ['make', 'model', 'generation', 'year_from', 'year_to'] as const;

export type VehicleRow = {
  /** Line number in the file, from 1, header included. */
  line: number;
  manufacturer: string;
  model: string;
  generation: string;
  yearFrom: number;
  /** Null when still built. */
  yearTo: number | null;
};

export type BadRow = { line: number; reason: string };

const OLDEST_YEAR = 1900;

const DELIMITERS = [',', ';', '\t'] as const;

/** Fields of one line; quoted ones may hold delimiters and doubled quotes (RFC 4180). Undefined for a wrong quote. */
function splitLine(line: string, delimiter: string): string[] | undefined {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter });
  return errors.length > 0 ? undefined : data[0];
}

function parseYear(text: string, column: string, lastYear: number): number | string {
  if (!/^\d{4}$/.test(text)) return `${column} '${text}' is not a year`;
  const year = Number(text);
  return year >= OLDEST_YEAR && year <= lastYear + 1
    ? year
    : `${column} ${year} is outside ${OLDEST_YEAR}–${lastYear + 1}`;
}

function parseRow(fields: string[], line: number, lastYear: number): VehicleRow | string {
  if (fields.length !== VEHICLE_TABLE_COLUMNS.length) {
    return `${fields.length} columns instead of ${VEHICLE_TABLE_COLUMNS.length}`;
  }
  const [manufacturer = '', model = '', generation = '', from = '', to = ''] = fields.map(tidySpaces);
  if (!manufacturer) return 'make is missing';
  if (!model) return 'model is missing';
  const long = [manufacturer, model, generation].find((name) => name.length > DICTIONARY_NAME_MAX);
  if (long) return `a name is longer than ${DICTIONARY_NAME_MAX} characters`;
  const yearFrom = parseYear(from, 'year_from', lastYear);
  if (typeof yearFrom === 'string') return yearFrom;
  const yearTo = to === '' ? null : parseYear(to, 'year_to', lastYear);
  if (typeof yearTo === 'string') return yearTo;
  if (yearTo !== null && yearTo < yearFrom) return `year_to ${yearTo} is before year_from ${yearFrom}`;
  return { line, manufacturer, model, generation, yearFrom, yearTo };
}

/**
 * Reads `make,model,generation,year_from,year_to` (an empty `year_to` means still built). Lists bad rows with their
 * line and keeps the good ones; throws only when the file lacks this header.
 */
export function parseVehicleTable(text: string, lastYear: number): { rows: VehicleRow[]; bad: BadRow[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const delimiter = DELIMITERS.find((candidate) => {
    const header = splitLine(lines[0] ?? '', candidate)?.map((name) => name.trim().toLowerCase());
    return header?.join() === VEHICLE_TABLE_COLUMNS.join();
  });
  if (!delimiter)
    throw new Error(
      `the first line must be: ${VEHICLE_TABLE_COLUMNS.join(',')} (semicolons or tabs may stand for the commas)`,
    );
  const rows: VehicleRow[] = [];
  const bad: BadRow[] = [];
  lines.slice(1).forEach((text, i) => {
    if (text.trim() === '') return;
    const line = i + 2;
    const fields = splitLine(text, delimiter);
    const row = text.includes('\uFFFD')
      ? 'a letter was lost when the file was saved'
      : fields
        ? parseRow(fields, line, lastYear)
        : 'a quote is not closed';
    if (typeof row === 'string') bad.push({ line, reason: row });
    else rows.push(row);
  });
  return { rows, bad };
}
