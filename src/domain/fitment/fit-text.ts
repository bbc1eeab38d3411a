import type { YearSpan } from '../years.ts';
import { readSpans } from './card-years.ts';

/** One way in which a part fits a vehicle. */
export type FitGroup = {
  /** Slugs; an empty model is every model of the manufacturer. */
  manufacturer: string;
  model: string;
  /** Empty: unknown. */
  years: readonly YearSpan[];
  /** Names of the generations that it fits; empty: not known, or clear from the years. */
  generations: readonly string[];
  /** Years in which other generations were built too, so that the year alone does not identify the car's. */
  shared: readonly YearSpan[];
  /** Empty: not known to matter; `UNKNOWN`: such parts depend on it, but the value is not known. */
  body: string;
  engine: string;
  /** Further conditions in words, which a saved vehicle has no facts for; `2008=od 6/2008` is one of that year only. */
  conditions: readonly string[];
};

export const UNKNOWN = '?';

const escaped = (text: string): string =>
  text.replace(/[%;:,~|]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
const writeNames = (names: readonly string[]): string => names.map(escaped).join('|');
/** Never throws, because a wishlist keeps such texts on the visitor's device. */
const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const readNames = (text = ''): string[] => (text === '' ? [] : text.split('|').map(unescaped));

export const writeSpans = (spans: readonly YearSpan[]): string =>
  spans.map(({ from, to }) => `${from}-${to}`).join(',');

/**
 * Where a part fits as one short text, which the script of the saved vehicle reads:
 * `audi/a4:2004-2008~B7~2007-2008~karavan~2.0 TDI~samo za xenon;skoda/:`. The parts are those of `FitGroup`.
 */
export const writeFits = (groups: readonly FitGroup[]): string =>
  groups
    .map(({ manufacturer, model, years, generations, shared, body, engine, conditions }) =>
      [
        `${manufacturer}/${model}:${writeSpans(years)}`,
        writeNames(generations),
        writeSpans(shared),
        escaped(body),
        escaped(engine),
        writeNames(conditions),
      ]
        .join('~')
        .replace(/~+$/, ''),
    )
    .join(';');

/** A universal product has no groups. */
export const readFits = (text: string): FitGroup[] =>
  text === ''
    ? []
    : text.split(';').map((group) => {
        const [vehicle = '', generations, shared, body = '', engine = '', conditions] = group.split('~');
        const [slugs = '', years] = vehicle.split(':');
        const [manufacturer = '', model = ''] = slugs.split('/');
        return {
          manufacturer,
          model,
          years: readSpans(years),
          generations: readNames(generations),
          shared: readSpans(shared),
          body: unescaped(body),
          engine: unescaped(engine),
          conditions: readNames(conditions),
        };
      });
