import type { Config } from '@netlify/functions';
import { publishBackgroundRoutes } from '#src/server/http/publish-background-routes.ts';

const app = publishBackgroundRoutes();

/** Triggers a build when `BUILD_GAP_SECONDS` have passed; runs for up to 15 minutes. */
export default (request: Request) => app.fetch(request);

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra' };
