import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { Db } from '#db/client.ts';
import { findOwnAddress, findRedirect } from '#db/queries/catalogue/redirects.ts';
import { findCatalogueVehicle, listManufacturers } from '#db/queries/vehicles/vehicles.ts';
import type { ShopProduct } from '#src/contracts/shop-product.ts';
import { isReservedManufacturerSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { foldLetters, SLUG_PATTERN } from '#src/domain/text/slug.ts';
import { readId } from '#src/domain/text/read-id.ts';
import { parseYearSegment } from '#src/domain/years.ts';
import { readShopProduct, readSimilar } from './catalogue-reads.ts';

/** What to do with an address for which there is no file. */
export type FallbackAnswer =
  | { kind: 'redirect'; path: string }
  | {
      kind: 'year';
      vehicle: { manufacturer: NameAndSlug; model: NameAndSlug; year: number };
      /** All that the filter panel offers. */
      manufacturers: readonly NameAndSlug[];
    }
  /** A product that has no prerendered page yet. */
  | ({ kind: 'product' } & ShopProduct)
  /** With similar products, where there was such a product. */
  | { kind: 'missing-product'; similar: readonly ProductCard[] }
  | { kind: 'missing-category' }
  /** A page that its list does not have, if there is such a list. */
  | { kind: 'missing-list-page'; list: string }
  | { kind: 'missing' };

const MISSING: FallbackAnswer = { kind: 'missing' };
const SEGMENT_LETTERS_MAX = 120;

/** No address of the shop has another form, so `/wp-login.php` needs no query. */
const isSlug = (segment: string): boolean =>
  segment.length <= SEGMENT_LETTERS_MAX && SLUG_PATTERN.test(segment);

/** The canonical address: decoded, lower case, without diacritics and closing slash (DECISIONS R10). */
export function canonicalPath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed escape cannot belong to any address.
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const path = foldLetters(decoded)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return path.startsWith('/') ? path : undefined;
}

const named = (slug: string) => ({ text: slug, slug });

async function fallbackForVehicle(
  db: Db,
  [brand, modelSlug, last]: [string, string, string],
): Promise<FallbackAnswer> {
  const year = parseYearSegment(last);
  if (last !== 'all' && year === undefined) return MISSING;
  const found = await findCatalogueVehicle(db, { manufacturer: named(brand), model: named(modelSlug) });
  if (!found?.model) return MISSING;
  const { manufacturer, model } = found;
  if (year === undefined) return { kind: 'redirect', path: `/${manufacturer.slug}/${model.slug}` };
  const manufacturers = await listManufacturers(db);
  return { kind: 'year', vehicle: { manufacturer, model, year }, manufacturers };
}

/** The answer for an address under an alias of a manufacturer: moves and further pages exist under its own slug only. */
async function fallbackForAlias(db: Db, path: string): Promise<FallbackAnswer> {
  const own = await findOwnAddress(db, path);
  if (own === undefined) return MISSING;
  const moved = await findRedirect(db, own);
  if (moved) return { kind: 'redirect', path: moved };
  const [brand = '', model, ...more] = own
    .replace(/^(?:\/stranica\/\d+)?(?:\/katalog(?=\/))?/, '')
    .slice(1)
    .split('/');
  if (more.length > 0) return MISSING;
  const found = await findCatalogueVehicle(db, {
    manufacturer: named(brand),
    ...(model !== undefined && { model: named(model) }),
  });
  return found && found.model?.slug === model ? { kind: 'redirect', path: own } : MISSING;
}

async function fallbackForProduct(db: Db, id: string): Promise<FallbackAnswer> {
  const number = readId(id);
  if (number === undefined) return { kind: 'missing-product', similar: [] };
  if (String(number) !== id) return { kind: 'redirect', path: `/proizvod/${number}` };
  const found = await readShopProduct(db, number);
  if (found) return { kind: 'product', ...found };
  return { kind: 'missing-product', similar: await readSimilar(db, number) };
}

/** Whether an address has the form of a list's, which has pages (`?page=2`). */
export function isListPath(path: string): boolean {
  if (/^\/(?:svi-proizvodi$|(?:kategorija|tuning|katalog)\/)/.test(path)) return true;
  return !isReservedManufacturerSlug(path.split('/')[1] ?? '');
}

/** For a page 2 and on of a list (`/stranica/3/audi`): its first page is at the rest of the path. */
function missingPage(path: string): FallbackAnswer {
  const list = /^\/stranica\/\d+(\/.+)$/.exec(path)?.[1];
  return list !== undefined && isListPath(list) ? { kind: 'missing-list-page', list } : MISSING;
}

/** Decides what to answer for an address without a prerendered file. */
export async function resolveMissingPage(db: Db, pathname: string): Promise<FallbackAnswer> {
  const path = canonicalPath(pathname);
  if (path === undefined) return MISSING;
  if (path !== pathname && path !== decodeURIComponent(pathname)) return { kind: 'redirect', path };
  const firstPage = /^\/stranica\/1(\/.+)$/.exec(path)?.[1];
  if (firstPage) return { kind: 'redirect', path: firstPage };
  const segments = path.slice(1).split('/');
  if (!segments.every(isSlug)) return MISSING;
  const [brand, model, last] = segments;
  const product =
    segments.length === 2 && brand === 'proizvod' && model ? await fallbackForProduct(db, model) : undefined;
  // A merged product that was restored has its own page again, so it comes before the redirect.
  if (product?.kind === 'product') return product;
  const moved = await findRedirect(db, path);
  if (moved) return { kind: 'redirect', path: moved };
  if (product) return product;
  if (segments.length === 2 && (brand === 'kategorija' || brand === 'tuning'))
    return { kind: 'missing-category' };
  const vehicle =
    segments.length === 3 && brand && model && last
      ? await fallbackForVehicle(db, [brand, model, last])
      : MISSING;
  const answer = vehicle.kind === 'missing' ? await fallbackForAlias(db, path) : vehicle;
  return answer.kind === 'missing' ? missingPage(path) : answer;
}
