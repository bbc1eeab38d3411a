import { groupFromSlug } from '../product-list/category-groups.ts';
import { CATALOGUE_PAGES, TEXT_PAGES } from './fixed-pages.ts';

/** First address segments that belong to fixed routes, so no manufacturer may take them (DECISIONS R2). */
const RESERVED_FIRST_SEGMENTS = new Set([
  ...[...CATALOGUE_PAGES, ...TEXT_PAGES].flatMap((path) => /[^/]+/.exec(path) ?? []),
  ...['admin', 'api', 'search', 'wishlist', 'proizvod', 'kategorija', '404', '500', 'index', 'data'],
  ...['_astro', 'assets', 'images', 'uploads', 'slike', 'stranica', 'fonts'],
  ...['manifest', 'offline', 'rezerva'],
  // 'Every manufacturer' in calls and filters (DECISIONS R6).
  'all',
]);

export const isReservedManufacturerSlug = (slug: string): boolean =>
  RESERVED_FIRST_SEGMENTS.has(slug) || slug.startsWith('sitemap') || slug.startsWith('_');

/** `all` stands for "no year" and "no model" in addresses and calls (DECISIONS R6). */
export const isReservedModelSlug = (slug: string): boolean => slug === 'all' || slug === 'stranica';

/** In the filter of a list `all` and the groups are no categories of their own. */
export const isReservedCategorySlug = (slug: string): boolean =>
  slug === 'all' || groupFromSlug(slug) !== undefined;

/** `/api/tuning/categories` is a call of its own (DECISIONS R11). */
export const isReservedTuningSlug = (slug: string): boolean => slug === 'categories';

/** A manufacturer slug that is free to use: reserved ones get `-auto` (DECISIONS R2). */
export const freeManufacturerSlug = (slug: string): string =>
  isReservedManufacturerSlug(slug) ? `${slug}-auto` : slug;
