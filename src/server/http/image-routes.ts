import { readImage } from '#src/server/images/read-image.ts';
import { type Routes, routes } from './routes.ts';

/** `/slike/{hash}/{width}.{format}`: named by content, so an answer never changes and is cached across deploys. */
export function imageRoutes(): Routes {
  const app = routes();
  app.get('/slike/:hash/:file', async (c) => {
    const { hash, file } = c.req.param();
    const { bytes, contentType } = await readImage(hash, file, c.env.siteUrl);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
      'netlify-cache-id': `slike-${hash}`,
    });
  });
  return app;
}
