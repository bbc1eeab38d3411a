import { nameKey } from '../text/slug.ts';

type Entry = { id: number; name: string; slug: string; aliases?: readonly string[] };
type CsvManufacturer = Entry & { models: readonly Entry[] };

/** The rows that names in a file may refer to. */
export type CsvDictionaryRows = {
  manufacturers: readonly CsvManufacturer[];
  categories: readonly Entry[];
  tuningCategories: readonly Entry[];
};

type CsvNames<Found> = {
  find: (text: string) => Found | undefined;
  /** The shortest text that `find` resolves to the same entry. */
  label: (id: number) => string;
};

function namesOf<Row extends Entry>(rows: readonly Row[]): CsvNames<Row> {
  const byKey = new Map<string, Row>();
  const add = (text: string, row: Row) => {
    const key = nameKey(text);
    if (key && !byKey.has(key)) byKey.set(key, row);
  };
  // Names take precedence over addresses, and addresses over aliases.
  for (const row of rows) add(row.name, row);
  for (const row of rows) add(row.slug, row);
  for (const row of rows) for (const alias of row.aliases ?? []) add(alias, row);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const find = (text: string) => bySlug.get(text) ?? byKey.get(nameKey(text));
  const readsBack = (text: string, row: Row) =>
    !/[|>]/.test(text) && text.trim() === text && !/^['=+\-@*]/.test(text) && find(text) === row;
  const label = (id: number) => {
    const row = byId.get(id);
    if (!row) return '';
    return readsBack(row.name, row) ? row.name : row.slug;
  };
  return { find, label };
}

export type CsvDictionaries = {
  manufacturers: CsvNames<CsvManufacturer>;
  modelsOf: (manufacturerId: number) => CsvNames<Entry>;
  categories: CsvNames<Entry>;
  tuningCategories: CsvNames<Entry>;
};

export function csvDictionaries(rows: CsvDictionaryRows): CsvDictionaries {
  const models = new Map(
    rows.manufacturers.map((manufacturer) => [manufacturer.id, namesOf(manufacturer.models)]),
  );
  const none = namesOf<Entry>([]);
  return {
    manufacturers: namesOf(rows.manufacturers),
    modelsOf: (manufacturerId) => models.get(manufacturerId) ?? none,
    categories: namesOf(rows.categories),
    tuningCategories: namesOf(rows.tuningCategories),
  };
}
