import type { Config } from '@netlify/functions';
import { functionHandler } from '#src/server/http/function-handler.ts';
import { imageRoutes } from '#src/server/http/image-routes.ts';

export default functionHandler(imageRoutes());

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: '/slike/:hash/:file' };
