import type { Config } from '@netlify/functions';
import { catalogueRoutes } from '#src/server/http/catalogue-routes.ts';
import { functionHandler } from '#src/server/http/function-handler.ts';

export default functionHandler(catalogueRoutes());

export const config: Config = {
  // Beside the database: Neon's eu-central-1 (docs/deploy.md).
  region: 'fra',
  path: [
    '/api/health',
    '/api/products',
    '/api/products/:id',
    '/api/product/:id',
    '/api/shop/products/:id',
    '/api/manufacturers',
    '/api/manufacturers-with-models',
    '/api/product-categories',
    '/api/categories/:slug/products',
    '/api/tuning/:slug',
    '/api/brand-products/:brand/:model',
    '/api/brand-products/:brand/:model/:year',
    '/api/search-products',
    '/api/shop/products',
  ],
};
