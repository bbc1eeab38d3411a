import type { Db } from '#db/client.ts';
import { deleteOldAdPictures, findAdPicture } from '#db/queries/imports/ad-pictures.ts';
import { OLX_PICTURE_BYTES_MAX, THUMBNAIL_PX, THUMBNAIL_TIMEOUT_MS } from '#src/domain/limits/imports.ts';
import { env } from '#src/server/env.ts';
import { checkPicture } from '#src/server/images/check-picture.ts';
import {
  contentHash,
  findThumbnail,
  deleteEach,
  deleteThumbnail,
  keepThumbnail,
} from '#src/server/images/image-store.ts';
import { normalizePicture } from '#src/server/images/normalize-picture.ts';
import { Problem } from '#src/server/problem.ts';
import { importText } from '#src/strings/olx-import.ts';
import { downloadPicture, PictureFailure } from './download-picture.ts';

const nameOf = (address: string): string => contentHash(Buffer.from(address));
const missing = () => new Problem('not_found', importText.noThumbnail);

/**
 * The first picture of an ad that a review has found, small; fetched once, then stored. The caller sends the id of an
 * ad, never an address, and the file is checked like every picture of an import.
 *
 * @throws Problem `not_found` for an ad that no review has found, and for a file that is not a picture
 */
export async function readAdThumbnail(
  db: Db,
  sourceId: string,
  apiUrl: string = env().OLX_API_URL,
): Promise<Uint8Array> {
  const address = await findAdPicture(db, sourceId);
  if (address === undefined) throw missing();
  const name = nameOf(address);
  const kept = await findThumbnail(name);
  if (kept) return kept;
  try {
    const bytes = await downloadPicture(address, { apiUrl, timeoutMs: THUMBNAIL_TIMEOUT_MS });
    await checkPicture(bytes, OLX_PICTURE_BYTES_MAX);
    const { data } = await normalizePicture(bytes, {
      resize: { ...THUMBNAIL_PX, fit: 'cover' },
      quality: 72,
    });
    await keepThumbnail(name, data);
    return data;
  } catch (error) {
    if (error instanceof PictureFailure || error instanceof Problem) throw missing();
    throw error;
  }
}

/** With the records of their ads. */
export async function deleteOldThumbnails(db: Db): Promise<void> {
  const addresses = await deleteOldAdPictures(db);
  await deleteEach(addresses.map(nameOf), deleteThumbnail);
}
