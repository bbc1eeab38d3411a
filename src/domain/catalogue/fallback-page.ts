import type { NameAndSlug } from './name-and-slug.ts';
import { escapeHtml } from '../text/escape-html.ts';

/**
 * Fallback pages are prerendered for what no build can list: a function replaces their placeholders by values.
 * Placeholders pass through HTML and addresses unchanged.
 */
const placeholder = (name: string): string => `~${name}~`;

/** A year in which a model was not built has no page of its own (DECISIONS R7). */
export const FALLBACK_VEHICLE = {
  manufacturer: { name: placeholder('manufacturer'), slug: placeholder('manufacturer-slug') },
  model: { name: placeholder('model'), slug: placeholder('model-slug') },
  year: placeholder('year'),
} as const;

/** The head of a product that is newer than the last build (DECISIONS R8); a view renders the rest. */
export const FALLBACK_PRODUCT = {
  id: placeholder('id'),
  title: placeholder('title'),
  description: placeholder('description'),
} as const;
type FallbackProductTexts = Record<keyof typeof FALLBACK_PRODUCT, string>;

/** A page beyond the last one of a list: the path of the list's first page. */
export const FALLBACK_LIST = { path: placeholder('first-page') } as const;

/** The search page: its texts, and the parts that are HTML (server/search/search-page.ts renders them). */
export const FALLBACK_SEARCH = {
  query: placeholder('query'),
  title: placeholder('title'),
  notes: placeholder('notes'),
  count: placeholder('count'),
  tools: placeholder('tools'),
  list: placeholder('list'),
} as const;
export type FallbackSearchParts = Record<keyof typeof FALLBACK_SEARCH, string>;

/** In one pass, so that placeholders inside values are not replaced; values are escaped, those of `parts` are HTML. */
const fillPlaceholders = (
  html: string,
  values: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
): string =>
  html.replace(/~[a-z-]+~/g, (found) => {
    const value = values[found];
    return value === undefined ? (parts[found] ?? found) : escapeHtml(value);
  });

const byPlaceholder = <Key extends string>(placeholders: Record<Key, string>, texts: Record<Key, string>) =>
  Object.fromEntries((Object.keys(placeholders) as Key[]).map((key) => [placeholders[key], texts[key]]));

export function fillFallbackVehicle(
  html: string,
  vehicle: { manufacturer: NameAndSlug; model: NameAndSlug; year: number },
): string {
  const { manufacturer, model, year } = FALLBACK_VEHICLE;
  return fillPlaceholders(html, {
    [manufacturer.name]: vehicle.manufacturer.name,
    [manufacturer.slug]: vehicle.manufacturer.slug,
    [model.name]: vehicle.model.name,
    [model.slug]: vehicle.model.slug,
    [year]: String(vehicle.year),
  });
}

export const fillFallbackProduct = (html: string, texts: FallbackProductTexts): string =>
  fillPlaceholders(html, byPlaceholder(FALLBACK_PRODUCT, texts));

export const fillFallbackList = (html: string, path: string): string =>
  fillPlaceholders(html, { [FALLBACK_LIST.path]: path });

export function fillFallbackSearch(html: string, parts: FallbackSearchParts): string {
  const { query, title, count, notes, tools, list } = parts;
  const names = FALLBACK_SEARCH;
  const values = { [names.query]: query, [names.title]: title, [names.count]: count };
  return fillPlaceholders(html, values, { [names.notes]: notes, [names.tools]: tools, [names.list]: list });
}
