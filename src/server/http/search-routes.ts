import { searchCall } from '#src/contracts/search-calls.ts';
import { search } from '#src/server/search.ts';
import { accept } from './accept.ts';
import { cacheWithCatalogue } from './cache-headers.ts';
import { type Routes, routes } from './routes.ts';

/** `GET /api/search` of SPEC §7, for the header box (`limit=8`) and the search page. */
export function searchRoutes(): Routes {
  const app = routes();
  app.get('/api/search', async (c) => {
    const answer = await search(c.var.db, accept(searchCall, c.req.query()));
    cacheWithCatalogue(c.res.headers);
    return c.json(answer);
  });
  return app;
}
