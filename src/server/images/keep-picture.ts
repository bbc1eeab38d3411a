import type { Db } from '#db/client.ts';
import { insertImage } from '#db/queries/products/images.ts';
import { IMAGE_UPLOAD_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import type { ProductImage } from '#src/domain/product/product.ts';
import { checkPicture } from './check-picture.ts';
import { contentHash, findOriginal, keepOriginal } from './image-store.ts';
import { likenessOf } from './likeness.ts';
import { normalizePicture } from './normalize-picture.ts';

/**
 * Checks an uploaded picture and stores it by its content: upright, at most 1600 px long, as WebP without metadata.
 * It is encoded again, so that visitors receive nothing but its pixels.
 *
 * @throws Problem `bad_request` for anything but a picture of an allowed format, `too_large` for too many bytes
 */
export async function keepPicture(
  db: Db,
  bytes: Uint8Array,
  bytesMax = IMAGE_UPLOAD_BYTES_MAX,
): Promise<ProductImage> {
  await checkPicture(bytes, bytesMax);
  const { data, info } = await normalizePicture(bytes);
  const hash = contentHash(data);
  // The row is written last, so that every row has its picture.
  await keepOriginal(hash, data);
  const { width, height } = info;
  const likeness = await likenessOf(data);
  await insertImage(db, { hash, width, height, bytes: data.length, contentType: 'image/webp', likeness });
  // The clean-up may have deleted the file of an old, equal picture in the meantime; with the row it no longer does.
  if (!(await findOriginal(hash))) await keepOriginal(hash, data);
  return { hash, width, height };
}
