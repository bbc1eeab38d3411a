import type { Config, Context } from '@netlify/functions';
import { importBackgroundRoutes } from '#src/server/http/import-background-routes.ts';

const app = importBackgroundRoutes();

/**
 * Netlify answers 202 at once and runs it for up to 15 minutes, because of its file name:
 * https://docs.netlify.com/build/functions/background-functions/
 */
export default (request: Request, context: Context) =>
  app.fetch(request, { waitUntil: (work: Promise<unknown>) => context.waitUntil(work) });

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra' };
