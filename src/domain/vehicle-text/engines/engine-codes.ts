import { groupBy } from '../../group-by.ts';
import { ENGINES_OF_OTHERS } from './engine-codes-others.ts';
import { SHORT_ENGINES } from './engine-codes-short.ts';
import { ENGINES_OF_VOLKSWAGEN } from './engine-codes-volkswagen.ts';

/** What a code on an engine says about the car. */
export type EngineCode = {
  /** As stamped on the engine: `BKD`, `M47`. */
  code: string;
  /** What names of parts call the engine; several where it was sold with several outputs: `200 CDI`, `220 CDI`. */
  designations: readonly string[];
  /** Slugs of the manufacturers whose cars have it. */
  manufacturers: readonly string[];
  yearFrom: number;
  /** Null: still built. */
  yearTo: number | null;
};

/** Groups of manufacturers, as the tables abbreviate them. */
const MANUFACTURER_GROUPS: Readonly<Record<string, string>> = {
  vag: 'volkswagen audi skoda seat',
  psa: 'peugeot citroen',
};

const list = (text: string): string[] => text.split(',').map((one) => one.trim());

function readRow(row: string): [string, EngineCode][] {
  const [codes = '', designations = '', manufacturers = '', years = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [from = '', to = ''] = years.split('-');
  const engine = {
    designations: list(designations),
    manufacturers: manufacturers
      .split(' ')
      .flatMap((manufacturer) => (MANUFACTURER_GROUPS[manufacturer] ?? manufacturer).split(' ')),
    yearFrom: Number(from),
    yearTo: to === '' ? null : Number(to),
  };
  return codes.split(' ').map((code) => [code.toLowerCase(), { code, ...engine }]);
}

const readTables = (...tables: readonly string[]): ReadonlyMap<string, EngineCode> =>
  new Map(tables.flatMap((table) => table.trim().split('\n').flatMap(readRow)));

/** By the code in lower case. */
export const ENGINE_CODES = readTables(ENGINES_OF_VOLKSWAGEN, ENGINES_OF_OTHERS);

const shortCodes = readTables(SHORT_ENGINES);

/** The engine with this code of two letters or digits, which may also mean something else: `JX`, `1Z`. */
export const engineOfShortCode = (text: string): EngineCode | undefined => shortCodes.get(text);

const byFamily = groupBy(
  [...ENGINE_CODES.values()].filter(({ code }) => /^[CD][A-Z]{3}$/.test(code)),
  ({ code }) => code.slice(0, 3).toLowerCase(),
);

/**
 * `CAY`: the first three letters of Volkswagen's codes since 2007, which people call all versions of an engine by. Any
 * three letters may be something else, so it is not a code by itself.
 */
export const enginesOfFamily = (text: string): readonly EngineCode[] => byFamily.get(text) ?? [];

/** `M47D20`, `M57N2`, `OM646DE22`: a BMW or Mercedes code with its version. */
const VERSION = /^((?:[bmn]\d\d)|(?:om\d{3}))(?:(?:[dbn]|tu|de|tu2)\d{0,2}[a-z]{0,2}\d?)$/;

/** The engine with this code, which may be followed by its version, in upper or lower case. */
export function engineOfCode(text: string): EngineCode | undefined {
  const key = text.toLowerCase();
  return ENGINE_CODES.get(key) ?? ENGINE_CODES.get(VERSION.exec(key)?.[1] ?? '');
}
