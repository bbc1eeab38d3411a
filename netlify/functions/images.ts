import type { Config } from '@netlify/functions';
import { imageRoutes } from '#src/server/http/image-routes.ts';

const app = imageRoutes();

export default (request: Request) => app.fetch(request);

export const config: Config = { path: '/slike/:hash/:file' };
