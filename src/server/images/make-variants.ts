import type { Db } from '#db/client.ts';
import { listImageHashes } from '#db/queries/products/images.ts';
import type { ImageWidth } from '#src/domain/catalogue/image-address.ts';
import { logWarning } from '#src/server/log.ts';
import { readImage } from './read-image.ts';

/** The sizes of cards and thumbnails, which a list page requests in large numbers. */
const SMALL_WIDTHS: readonly ImageWidth[] = [320, 640];

/** Makes the small variants of these pictures, one at a time so that visitors' requests are not delayed. */
export async function makeVariants(hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) for (const width of SMALL_WIDTHS) await readImage(hash, `${width}.avif`);
}

/** A missing or damaged picture does not keep the others from getting their variants. */
export async function makeAllVariants(db: Db): Promise<void> {
  const failures: unknown[] = [];
  for (const hash of await listImageHashes(db))
    await makeVariants([hash]).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) logWarning(`${failures.length} pictures have no small variants`, failures[0]);
}
