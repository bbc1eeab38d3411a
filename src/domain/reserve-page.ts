import { escapeHtml } from './escape-html.ts';
import type { ManufacturerName, ModelName } from './vehicle.ts';

/**
 * Prerendered pages that stand in for what no build can list: a function puts values where their marks are. Marks pass
 * through HTML and addresses unchanged.
 */
const mark = (name: string): string => `~${name}~`;

/** A year in which a model was not built has no page of its own (DECISIONS R7). */
export const RESERVE_VEHICLE = {
  manufacturer: { name: mark('manufacturer'), slug: mark('manufacturer-slug') },
  model: { name: mark('model'), slug: mark('model-slug') },
  year: 9876,
} as const;

/** A product newer than the last build (DECISIONS R8). */
export const RESERVE_PRODUCT = {
  id: mark('id'),
  name: mark('name'),
  /** For addresses: percent-encoded. */
  nameInAddress: mark('name-in-address'),
  price: mark('price'),
  priceNote: mark('price-note'),
  make: mark('make'),
  model: mark('model'),
  years: mark('years'),
  warranty: mark('warranty'),
  quality: mark('quality'),
  availability: mark('availability'),
  /** Its `fitText`. */
  fits: mark('fits'),
} as const;
export type ReserveProductTexts = Record<keyof typeof RESERVE_PRODUCT, string>;

/** The contact form as a visitor without JavaScript sent it, with what is wrong. */
export const RESERVE_CONTACT = {
  ime: mark('ime'),
  prezime: mark('prezime'),
  email: mark('email'),
  telefon: mark('telefon'),
  predmet: mark('predmet'),
  poruka: mark('poruka'),
  problem: mark('problem'),
} as const;
export type ReserveContactTexts = Record<keyof typeof RESERVE_CONTACT, string>;

/** The search page: its text and title, and the parts that are HTML (components/search/search-view.ts). */
export const RESERVE_SEARCH = {
  query: mark('query'),
  title: mark('title'),
  notes: mark('notes'),
  count: mark('count'),
  tools: mark('tools'),
  list: mark('list'),
} as const;
export type ReserveSearchParts = Record<keyof typeof RESERVE_SEARCH, string>;

/** In one pass, so that no value is searched for marks; values are escaped, those of `parts` are HTML. */
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

/** Every make stands in the filter panel; this one is chosen. */
function chooseOption(html: string, name: string): string {
  const end = html.indexOf(`>${escapeHtml(name)}</option>`);
  return end < 0 ? html : `${html.slice(0, end)} selected${html.slice(end)}`;
}

/** Puts a vehicle into the stand-in page. */
export function fillReservePage(
  html: string,
  vehicle: { manufacturer: ManufacturerName; model: ModelName; year: number },
): string {
  const { manufacturer, model, year } = RESERVE_VEHICLE;
  const filled = html.replace(new RegExp(`\\b${year}\\b`, 'g'), String(vehicle.year));
  return fillMarks(chooseOption(filled, vehicle.manufacturer.name), {
    [manufacturer.name]: vehicle.manufacturer.name,
    [manufacturer.slug]: vehicle.manufacturer.slug,
    [model.name]: vehicle.model.name,
    [model.slug]: vehicle.model.slug,
  });
}

export const fillReserveProduct = (html: string, texts: ReserveProductTexts): string =>
  fillMarks(html, byMark(RESERVE_PRODUCT, texts));

export const fillReserveContact = (html: string, texts: ReserveContactTexts): string =>
  fillMarks(html, byMark(RESERVE_CONTACT, texts));

export function fillReserveSearch(html: string, { query, title, ...parts }: ReserveSearchParts): string {
  const { query: queryMark, title: titleMark, ...partMarks } = RESERVE_SEARCH;
  return fillMarks(html, { [queryMark]: query, [titleMark]: title }, byMark(partMarks, parts));
}
