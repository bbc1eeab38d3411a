import type { Config } from '@netlify/functions';
import { searchRoutes } from '#src/server/http/search-routes.ts';

const app = searchRoutes();

export default (request: Request) => app.fetch(request);

export const config: Config = { path: '/api/search' };
