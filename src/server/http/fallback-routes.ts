import { fillReservePage } from '#src/domain/reserve-page.ts';
import { resolveMissingPage } from '#src/server/page-fallback.ts';
import { problemText } from '#src/strings/problems.ts';
import { cacheWithCatalogue } from './cache-headers.ts';
import { type Routes, routes } from './routes.ts';

const PAGE_POLICY = {
  'content-type': 'text/html; charset=utf-8',
  // The same policy as netlify.toml gives to files; the frame's own is for data.
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
};

/** A prerendered page of this very site, to answer with. */
async function readPage(siteUrl: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, siteUrl));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

const isForMachines = (path: string) => path.startsWith('/api/') || path.startsWith('/.netlify/');

/** Addresses without a file: other spellings, moved pages, years in which a model was not built, and a true 404. */
export function fallbackRoutes(): Routes {
  const app = routes();
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const siteUrl = c.env.siteUrl ?? new URL(c.req.url).origin;
    if (isForMachines(pathname)) {
      return c.json({ success: false, error: problemText.notFound, code: 'not_found' }, 404);
    }
    const answer = await resolveMissingPage(c.var.db, pathname);
    if (answer.kind === 'redirect') {
      // Not for ever: a slug that was given up may be taken again.
      c.header('cache-control', 'public, max-age=3600');
      return c.redirect(encodeURI(answer.path) + search, 301);
    }
    if (answer.kind === 'year') {
      const html = fillReservePage(await readPage(siteUrl, '/rezerva/godina'), answer.vehicle);
      cacheWithCatalogue(c.res.headers);
      return c.body(html, 200, PAGE_POLICY);
    }
    return c.body(await readPage(siteUrl, '/404.html'), 404, { ...PAGE_POLICY, 'cache-control': 'no-cache' });
  });
  return app;
}
