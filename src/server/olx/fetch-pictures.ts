import type { Db } from '#db/client.ts';
import { OLX_PICTURE_BYTES_MAX } from '#src/domain/limits/imports.ts';
import { keepPicture } from '#src/server/images/keep-picture.ts';
import { Problem } from '#src/server/problem.ts';
import { downloadPicture, PictureFailure } from './download-picture.ts';
import type { OlxAccess } from './olx-client.ts';

export type FetchedPictures = {
  /** Hashes in the seller's order, without repetitions. */
  hashes: string[];
  /** How many addresses gave no usable picture. */
  lost: number;
};

/**
 * Fetches and stores the pictures of one ad, one after the other.
 *
 * @throws PictureFailure `transient`: no fetched picture is used, so that a short outage removes none from a product
 */
export async function fetchPictures(
  db: Db,
  access: OlxAccess,
  addresses: readonly string[],
): Promise<FetchedPictures> {
  const hashes = new Set<string>();
  let lost = 0;
  for (const address of addresses) {
    try {
      const bytes = await downloadPicture(address, access);
      hashes.add((await keepPicture(db, bytes, OLX_PICTURE_BYTES_MAX)).hash);
    } catch (error) {
      const isLost =
        error instanceof Problem || (error instanceof PictureFailure && error.fault !== 'transient');
      if (!isLost) throw error;
      lost++;
    }
  }
  return { hashes: [...hashes], lost };
}
