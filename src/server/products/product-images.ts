import type { Db } from '#db/client.ts';
import { IMAGE_HASH_PATTERN } from '#src/domain/catalogue/image-address.ts';
import { keepPicture } from '#src/server/images/keep-picture.ts';
import { Problem } from '#src/server/problem.ts';
import { productFaultText } from '#src/strings/product-rules.ts';

const DATA_URL = /^data:[^,]*;base64,/i;
/** Address of a picture that the shop already has, with or without this site's origin. */
const OWN_ADDRESS = /^(?:https?:\/\/[^/]+)?\/slike\/([0-9a-f]{32})\/\d{2,4}\.(?:avif|webp)$/;

const unknown = () => {
  const message = productFaultText['images.type'];
  return new Problem('bad_request', message, { images: message });
};

/** Hash of a picture that the shop already has; undefined for a data URL. */
function knownHash(image: string): string | undefined {
  const hash = OWN_ADDRESS.exec(image)?.[1] ?? image;
  if (IMAGE_HASH_PATTERN.test(hash)) return hash;
  if (!DATA_URL.test(image)) throw unknown();
  return undefined;
}

/**
 * The pictures of a request as hashes, in their order and without repetitions. Data URLs are checked and stored;
 * addresses of pictures that the shop already has are parsed (DECISIONS D2).
 *
 * @throws Problem `bad_request` for anything else
 */
export async function keepProductImages(db: Db, sent: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  // One after the other: ten pictures at once would need ten times the memory.
  for (const image of sent) {
    const hash =
      knownHash(image) ?? (await keepPicture(db, Buffer.from(image.replace(DATA_URL, ''), 'base64'))).hash;
    hashes.push(hash);
  }
  return [...new Set(hashes)];
}
