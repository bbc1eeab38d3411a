import { escapeHtml } from './escape-html.ts';
import type { ManufacturerName, ModelName } from './vehicle.ts';

/**
 * Fallback pages are prerendered for what no build can list: a function replaces their marks by values. Marks pass
 * through HTML and addresses unchanged.
 */
const mark = (name: string): string => `~${name}~`;

/** A year in which a model was not built has no page of its own (DECISIONS R7). */
export const FALLBACK_VEHICLE = {
  manufacturer: { name: mark('manufacturer'), slug: mark('manufacturer-slug') },
  model: { name: mark('model'), slug: mark('model-slug') },
  year: mark('year'),
} as const;

/** The head of a product that is newer than the last build (DECISIONS R8); a view draws the rest. */
export const FALLBACK_PRODUCT = {
  id: mark('id'),
  title: mark('title'),
  description: mark('description'),
} as const;
type FallbackProductTexts = Record<keyof typeof FALLBACK_PRODUCT, string>;

/** The search page: its texts, and the parts that are HTML (server/search-page.ts draws them). */
export const FALLBACK_SEARCH = {
  query: mark('query'),
  title: mark('title'),
  notes: mark('notes'),
  count: mark('count'),
  tools: mark('tools'),
  list: mark('list'),
} as const;
export type FallbackSearchParts = Record<keyof typeof FALLBACK_SEARCH, string>;

/** In one pass, so that marks inside values are not replaced; values are escaped, those of `parts` are HTML. */
const fillMarks = (
  html: string,
  values: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
): string =>
  html.replace(/~[a-z-]+~/g, (found) => {
    const value = values[found];
    return value === undefined ? (parts[found] ?? found) : escapeHtml(value);
  });

const byMark = <Key extends string>(marks: Record<Key, string>, texts: Record<Key, string>) =>
  Object.fromEntries((Object.keys(marks) as Key[]).map((key) => [marks[key], texts[key]]));

export function fillFallbackVehicle(
  html: string,
  vehicle: { manufacturer: ManufacturerName; model: ModelName; year: number },
): string {
  const { manufacturer, model, year } = FALLBACK_VEHICLE;
  return fillMarks(html, {
    [manufacturer.name]: vehicle.manufacturer.name,
    [manufacturer.slug]: vehicle.manufacturer.slug,
    [model.name]: vehicle.model.name,
    [model.slug]: vehicle.model.slug,
    [year]: String(vehicle.year),
  });
}

export const fillFallbackProduct = (html: string, texts: FallbackProductTexts): string =>
  fillMarks(html, byMark(FALLBACK_PRODUCT, texts));

export function fillFallbackSearch(html: string, parts: FallbackSearchParts): string {
  const { query, title, count, notes, tools, list } = parts;
  const mark = FALLBACK_SEARCH;
  const values = { [mark.query]: query, [mark.title]: title, [mark.count]: count };
  return fillMarks(html, values, { [mark.notes]: notes, [mark.tools]: tools, [mark.list]: list });
}
