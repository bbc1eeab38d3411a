import type { Config, Context } from '@netlify/functions';
import { importBackgroundRoutes } from '#src/server/http/import-background-routes.ts';

const app = importBackgroundRoutes();

/** Answered with 202 at once and run for up to 15 minutes, by its name: https://docs.netlify.com/build/functions/background-functions/ */
export default (request: Request, context: Context) =>
  app.fetch(request, { waitUntil: (work: Promise<unknown>) => context.waitUntil(work) });

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra' };
