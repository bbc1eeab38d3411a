/** The columns of the product file in their order; the words are part of the format and never change. */
export const CSV_COLUMNS = [
  { key: 'id', header: 'Šifra' },
  { key: 'name', header: 'Naziv' },
  { key: 'status', header: 'Status' },
  { key: 'kind', header: 'Vrsta' },
  { key: 'category', header: 'Kategorija' },
  { key: 'tuningCategory', header: 'Tuning kategorija' },
  { key: 'vehicles', header: 'Vozila' },
  { key: 'partNumbers', header: 'Kataloški brojevi' },
  { key: 'price', header: 'Cijena (KM)' },
  { key: 'rating', header: 'Ocjena' },
  { key: 'availability', header: 'Dostupnost' },
  { key: 'quality', header: 'Kvalitet' },
  { key: 'warranty', header: 'Garancija (mjeseci)' },
  { key: 'pinned', header: 'Istaknuto' },
  { key: 'description', header: 'Opis' },
  { key: 'images', header: 'Slike' },
  { key: 'version', header: 'Verzija' },
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number]['key'];
export const CSV_COLUMN_KEYS: readonly CsvColumn[] = CSV_COLUMNS.map(({ key }) => key);

/** What a row of the file says: a column that the file lacks is absent, an empty cell is an empty text. */
export type CsvCells = Partial<Record<CsvColumn, string>>;

/** A cell of this alone empties the field; an empty cell leaves it as it is. */
export const CSV_CLEAR = '-';
/** Between vehicles, part numbers and pictures of one cell. */
export const CSV_LIST_SEPARATOR = '|';
/** Between make, model and years of one vehicle. */
export const CSV_VEHICLE_SEPARATOR = '>';
/** Stands for every model of a make. */
export const CSV_EVERY_MODEL = '*';
