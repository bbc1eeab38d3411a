import 'premium-parts/production';
import type { Config } from '@netlify/functions';
import { functionHandler } from '#src/server/http/function-handler.ts';
import { searchRoutes } from '#src/server/http/search-routes.ts';

/** Also sends the search page, with its results, so that the page needs neither a second call nor a script. */
export default functionHandler(searchRoutes());

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: ['/api/search', '/api/shop/search', '/search'] };
