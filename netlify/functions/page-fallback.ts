import 'premium-parts/production';
import type { Config } from '@netlify/functions';
import { fallbackRoutes } from '#src/server/http/fallback-routes.ts';
import { functionHandler } from '#src/server/http/function-handler.ts';

export default functionHandler(fallbackRoutes());

export const config: Config = {
  // Beside the database: Neon's eu-central-1 (docs/deploy.md).
  region: 'fra',
  path: '/*',
  preferStatic: true,
  // The paths of all other functions: where two match, Netlify's client takes the one that it has loaded first.
  excludedPath: [
    '/_astro/*',
    '/slike/*',
    '/.netlify/*',
    '/search',
    '/api/search',
    '/api/shop/search',
    '/api/contact',
    '/api/wanted-parts',
    '/api/admin/*',
    '/api/olx/import-50',
    '/api/database/remove-duplicates',
    '/api/health',
    '/api/products',
    '/api/products/:id',
    '/api/product/:id',
    '/api/shop/products',
    '/api/shop/products/:id',
    '/api/manufacturers',
    '/api/manufacturers-with-models',
    '/api/product-categories',
    '/api/categories/:slug/products',
    '/api/tuning/:slug',
    '/api/brand-products/:brand/:model',
    '/api/brand-products/:brand/:model/:year',
    '/api/search-products',
    '/slike/:hash/:file',
  ],
};
