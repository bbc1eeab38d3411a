import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillFallbackVehicle, fillFallbackProduct } from '#src/domain/fallback-page.ts';
import { resolveMissingPage } from '#src/server/page-fallback.ts';
import { problemText } from '#src/strings/problems.ts';
import { cacheWithCatalogue } from './cache-headers.ts';
import { type Call, type Routes, routes } from './routes.ts';
import { PAGE_HEADERS, readPage } from './site-page.ts';

const isForMachines = (path: string) => path.startsWith('/api/') || path.startsWith('/.netlify/');

const siteUrlOf = (c: Call) => c.env.siteUrl ?? new URL(c.req.url).origin;

const answerPage = async (c: Call, path: string, status: ContentfulStatusCode) =>
  c.body(await readPage(siteUrlOf(c), path), status, { ...PAGE_HEADERS, 'cache-control': 'no-cache' });

/** Addresses without a file: other spellings, moved pages, what is newer than the pages, and a true 404. */
export function fallbackRoutes(): Routes {
  const app = routes();
  app.use(async (c, next) => {
    await next();
    if (c.res.status < 500 || isForMachines(c.req.path)) return;
    // A person sees the page for it. Its file is served without this function, unless the whole site is away.
    c.res = await answerPage(c, '/500.html', 500).catch(() => c.res);
  });
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (isForMachines(pathname)) {
      const error = problemText.notFound;
      return c.json({ success: false, error, message: error, code: 'not_found' }, 404);
    }
    const answer = await resolveMissingPage(c.var.db, pathname);
    switch (answer.kind) {
      case 'redirect':
        // Not for ever: a slug that was given up may be taken again.
        c.header('cache-control', 'public, max-age=3600');
        return c.redirect(encodeURI(answer.path) + search, 301);
      case 'year': {
        const html = fillFallbackVehicle(await readPage(siteUrlOf(c), '/rezerva/godina'), answer.vehicle);
        cacheWithCatalogue(c.res.headers);
        return c.body(html, 200, PAGE_HEADERS);
      }
      case 'product': {
        const html = fillFallbackProduct(await readPage(siteUrlOf(c), '/rezerva/proizvod'), answer.texts);
        cacheWithCatalogue(c.res.headers);
        return c.body(html, 200, PAGE_HEADERS);
      }
      case 'missing-product':
        return answerPage(c, '/rezerva/nema-proizvoda', 404);
      case 'missing-category':
        return answerPage(c, '/rezerva/nema-kategorije', 404);
      case 'missing':
        return answerPage(c, '/404.html', 404);
    }
  });
  return app;
}
