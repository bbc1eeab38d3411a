import type { Config } from '@netlify/functions';
import { functionHandler } from '#src/server/http/function-handler.ts';
import { publishBackgroundRoutes } from '#src/server/http/publish-background-routes.ts';

/** Triggers a build when `BUILD_GAP_SECONDS` have passed; runs for up to 15 minutes. */
export default functionHandler(publishBackgroundRoutes());

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra' };
