import type { Config } from '@netlify/functions';
import { adminRoutes } from '#src/server/http/admin/admin-routes.ts';
import { functionHandler } from '#src/server/http/function-handler.ts';

export default functionHandler(adminRoutes());

export const config: Config = {
  // Beside the database: Neon's eu-central-1 (docs/deploy.md).
  region: 'fra',
  path: ['/api/admin/*', '/api/olx/import-50', '/api/database/remove-duplicates'],
};
