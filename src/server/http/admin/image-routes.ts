import type { ImageAnswer } from '#src/domain/admin/product.ts';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { IMAGE_UPLOAD_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { keepPicture } from '#src/server/images/keep-picture.ts';
import { makeVariants } from '#src/server/images/make-variants.ts';
import { imageProblemText } from '#src/strings/image-problems.ts';
import { later } from '../guarded-routes.ts';
import { limitBody } from '../limit-body.ts';
import type { Routes } from '../routes.ts';

/** `POST /api/admin/images`: the body is the file's bytes; the content type of the request is ignored. */
export function addImageRoutes(app: Routes): void {
  app.use('/api/admin/images', limitBody(IMAGE_UPLOAD_BYTES_MAX, imageProblemText.tooLarge));
  app.post('/api/admin/images', async (c) => {
    const image = await keepPicture(c.var.db, new Uint8Array(await c.req.arrayBuffer()));
    await later(c, 'making variants of a picture', makeVariants([image.hash]));
    const url = imageAddress(image.hash, 640, 'webp');
    return c.json<ImageAnswer>({ success: true, image: { ...image, url } });
  });
}
