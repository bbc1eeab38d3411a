import type { Config } from '@netlify/functions';
import { functionHandler } from '#src/server/http/function-handler.ts';
import { importBackgroundRoutes } from '#src/server/http/import-background-routes.ts';

/**
 * Netlify answers 202 at once and runs it for up to 15 minutes, because of its file name:
 * https://docs.netlify.com/build/functions/background-functions/
 */
export default functionHandler(importBackgroundRoutes());

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra' };
