import type { Config } from '@netlify/functions';
import { imageRoutes } from '#src/server/http/image-routes.ts';

const app = imageRoutes();

export default (request: Request) => app.fetch(request);

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: '/slike/:hash/:file' };
