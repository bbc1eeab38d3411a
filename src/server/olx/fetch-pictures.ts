import type { Db } from '#db/client.ts';
import { OLX_PICTURE_BYTES_MAX } from '#src/domain/limits.ts';
import { keepPicture } from '#src/server/images/keep-picture.ts';
import { Problem } from '#src/server/problem.ts';
import { downloadPicture, PictureFailure } from './download-picture.ts';
import type { OlxSettings } from './olx-client.ts';

export type FetchedPictures = {
  /** Hashes, once each, in the seller's order. */
  hashes: string[];
  /** Addresses behind which there is no picture that could be kept. */
  lost: number;
};

/**
 * Fetches and keeps the pictures of one ad, one after the other.
 *
 * @throws PictureFailure `passing`: then none of them count, so that no product loses pictures to a bad minute
 */
export async function fetchPictures(
  db: Db,
  settings: OlxSettings,
  addresses: readonly string[],
): Promise<FetchedPictures> {
  const hashes = new Set<string>();
  let lost = 0;
  for (const address of addresses) {
    try {
      const bytes = await downloadPicture(address, {
        apiUrl: settings.apiUrl,
        ...(settings.timeoutMs && { timeoutMs: settings.timeoutMs }),
      });
      hashes.add((await keepPicture(db, bytes, OLX_PICTURE_BYTES_MAX)).hash);
    } catch (error) {
      const isLost =
        error instanceof Problem || (error instanceof PictureFailure && error.fault !== 'passing');
      if (!isLost) throw error;
      lost++;
    }
  }
  return { hashes: [...hashes], lost };
}
