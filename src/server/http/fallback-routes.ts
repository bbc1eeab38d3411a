import type { ShopProduct } from '#src/contracts/shop-product.ts';
import {
  FALLBACK_VEHICLE,
  fillFallbackList,
  fillFallbackVehicle,
  fillFallbackProduct,
} from '#src/domain/catalogue/fallback-page.ts';
import { OWN_SITE_TIMEOUT_MS, PRODUCT_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { type FallbackAnswer, isListPath, resolveMissingPage } from '#src/server/page-fallback.ts';
import { problemText } from '#src/strings/problems.ts';
import { productText } from '#src/strings/product.ts';
import { renderView } from '#src/views/render-view.ts';
import { ManufacturerSelect } from '#src/views/product-list/ManufacturerSelect.tsx';
import { MissingProduct } from '#src/views/product/MissingProduct.tsx';
import { productHead } from '#src/views/product/product-head.ts';
import { ProductLoading } from '#src/views/product/ProductLoading.tsx';
import { ProductScreen } from '#src/views/product/ProductScreen.tsx';
import { cacheMissing, cacheRedirect, cacheWithCatalogue } from './cache-headers.ts';
import { type Call, refusal, type Routes, routes } from './routes.ts';
import {
  originOf,
  PAGE_HEADERS,
  readSitePage,
  replaceMarkup,
  siteUrlOf,
  withErrorPage,
} from './site-page.ts';

const isForMachines = (path: string) => path.startsWith('/api/') || path.startsWith('/.netlify/');

/**
 * The files that this function itself reads last. It answers for an address without a file, so while they are missing,
 * for example from a deleted site folder, it would call itself for ever.
 */
const ERROR_PAGES = new Set(['/404.html', '/500.html']);

function cached(missing: Response): Response {
  cacheMissing(missing.headers);
  return missing;
}

function redirected(c: Call, address: string): Response {
  const response = c.redirect(address, 301);
  cacheRedirect(response.headers);
  return response;
}

const answerMissing = async (c: Call, path: string): Promise<Response> =>
  cached(c.body(await readSitePage(siteUrlOf(c), path), 404, PAGE_HEADERS));

async function answerRemoved(c: Call, similar: readonly ProductCard[]): Promise<Response> {
  const path = '/rezerva/nema-proizvoda';
  if (similar.length === 0) return answerMissing(c, path);
  const html = await readSitePage(siteUrlOf(c), path);
  const page = replaceMarkup(html, renderView(MissingProduct, {}), renderView(MissingProduct, { similar }));
  return cached(c.body(page, 404, PAGE_HEADERS));
}

/** A 404 with a link to the list's first page, or that page for `?page=1`; undefined if there is no such list. */
async function answerMissingListPage(
  c: Call,
  list: string,
  query = new URLSearchParams(),
): Promise<Response | undefined> {
  const siteUrl = siteUrlOf(c);
  const signal = AbortSignal.timeout(OWN_SITE_TIMEOUT_MS);
  const { ok } = await fetch(new URL(list, siteUrl), { method: 'HEAD', redirect: 'manual', signal });
  if (!ok) return undefined;
  if (query.get('page') === '1') {
    query.delete('page');
    return redirected(c, [encodeURI(list), ...(query.size > 0 ? [query] : [])].join('?'));
  }
  const html = await readSitePage(siteUrl, '/rezerva/nema-stranice');
  return cached(c.body(fillFallbackList(html, list), 404, PAGE_HEADERS));
}

const PRODUCT_PATH = /^\/proizvod\/(\d+)$/;

type Answer = FallbackAnswer | { kind: 'slow-product'; id: string };

/** The answer, or `slow-product` when the database takes longer than `timeoutMs` for a product. */
function answerInTime(c: Call, pathname: string, timeoutMs: number): Promise<Answer> {
  const answer = resolveMissingPage(c.var.db, pathname);
  const id = PRODUCT_PATH.exec(pathname)?.[1];
  if (id === undefined) return answer;
  const slow = new Promise<Answer>((resolve) =>
    setTimeout(() => resolve({ kind: 'slow-product', id }), timeoutMs).unref(),
  );
  return Promise.race([answer, slow]);
}

const MAY_BE_LIST: ReadonlySet<Answer['kind']> = new Set(['missing', 'missing-category', 'year']);

type YearAnswer = Extract<FallbackAnswer, { kind: 'year' }>;

async function yearPage(c: Call, { vehicle, manufacturers }: YearAnswer): Promise<string> {
  const html = await readSitePage(siteUrlOf(c), '/rezerva/godina');
  const filled = replaceMarkup(
    html,
    renderView(ManufacturerSelect, { manufacturers: [], chosen: FALLBACK_VEHICLE.manufacturer.slug }),
    renderView(ManufacturerSelect, { manufacturers, chosen: vehicle.manufacturer.slug }),
  );
  return fillFallbackVehicle(filled, vehicle);
}

async function productPage(c: Call, { product, related, alsoFits }: ShopProduct): Promise<string> {
  const { title, description } = productHead(product);
  const html = await readSitePage(siteUrlOf(c), '/rezerva/proizvod');
  return replaceMarkup(
    fillFallbackProduct(html, { id: String(product.id), title, description }),
    renderView(ProductLoading, {}),
    renderView(ProductScreen, { product, related, alsoFits, origin: originOf(html) }),
  );
}

/** The page's script requests the product again. */
async function slowProductPage(c: Call, id: string): Promise<string> {
  const html = await readSitePage(siteUrlOf(c), '/rezerva/proizvod');
  const { loading } = productText;
  return fillFallbackProduct(html, { id, title: loading, description: loading });
}

/** Addresses without a file: other spellings, moved pages, products and years newer than the pages, and true 404s. */
export function fallbackRoutes({ timeoutMs = PRODUCT_TIMEOUT_MS } = {}): Routes {
  const app = routes();
  app.use((c, next) => (isForMachines(c.req.path) ? next() : withErrorPage(c, next)));
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const isError = ERROR_PAGES.has(pathname);
    if (isError || isForMachines(pathname)) {
      const answer = c.json(refusal(problemText.notFound, 'not_found'), 404);
      return isError ? answer : cached(answer);
    }
    const answer = await answerInTime(c, pathname, timeoutMs);
    // The first page of such an address is a file; this is a page that the list does not have.
    if (searchParams.has('page') && MAY_BE_LIST.has(answer.kind) && isListPath(pathname)) {
      const missing = await answerMissingListPage(c, pathname, searchParams);
      if (missing) return missing;
    }
    switch (answer.kind) {
      case 'redirect':
        return redirected(c, encodeURI(answer.path) + search);
      case 'year':
      case 'product': {
        const html = await (answer.kind === 'year' ? yearPage(c, answer) : productPage(c, answer));
        cacheWithCatalogue(c.res.headers);
        return c.body(html, 200, PAGE_HEADERS);
      }
      case 'slow-product':
        return c.body(await slowProductPage(c, answer.id), 200, {
          ...PAGE_HEADERS,
          'cache-control': 'no-store',
        });
      case 'missing-product':
        return answerRemoved(c, answer.similar);
      case 'missing-category':
        return answerMissing(c, '/rezerva/nema-kategorije');
      case 'missing-list-page':
        return (await answerMissingListPage(c, answer.list)) ?? answerMissing(c, '/404.html');
      case 'missing':
        return answerMissing(c, '/404.html');
    }
  });
  return app;
}
