import { readSearchCall, searchCall } from '#src/contracts/search-calls.ts';
import { fillFallbackSearch } from '#src/domain/catalogue/fallback-page.ts';
import { readSearch, SEARCH_PARAMETERS } from '#src/domain/search-page/search-state.ts';
import { searchPage, waitingSearchPage } from '#src/server/search/search-page.ts';
import { search } from '#src/server/search/search.ts';
import { specifiedAnswer } from '#src/server/search/specified-search.ts';
import { logError } from '#src/server/log.ts';
import { cacheWithCatalogue } from './cache-headers.ts';
import { type Call, type Routes, routes } from './routes.ts';
import { PAGE_HEADERS, readSitePage, siteUrlOf, withErrorPage } from './site-page.ts';

const CALL_PARAMETERS = Object.keys(searchCall.shape);

/** `GET /api/search` of SPEC §7, the shop's own call for search box (`limit=8`) and search page, and that page. */
export function searchRoutes(): Routes {
  const app = routes();
  const answerOf = async (c: Call) => {
    const answer = await search(c.var.db, readSearchCall(c.req.query()));
    cacheWithCatalogue(c.res.headers, CALL_PARAMETERS);
    return answer;
  };
  app.get('/api/search', async (c) => c.json(specifiedAnswer(await answerOf(c))));
  app.get('/api/shop/search', async (c) => c.json(await answerOf(c)));
  app.use('/search', withErrorPage);
  app.get('/search', async (c) => {
    const { searchParams } = new URL(c.req.url);
    const state = readSearch(searchParams);
    const [shell, found] = await Promise.all([
      readSitePage(siteUrlOf(c), '/rezerva/pretraga'),
      // The page's script sends the query again, and searches the saved list when there is no answer.
      searchPage(c.var.db, state).catch((error: unknown) => {
        logError('GET /search', error);
        return undefined;
      }),
    ]);
    if (found) cacheWithCatalogue(c.res.headers, SEARCH_PARAMETERS);
    else c.header('cache-control', 'no-store');
    return c.body(fillFallbackSearch(shell, found ?? waitingSearchPage(state)), 200, PAGE_HEADERS);
  });
  return app;
}
