import sharp, { type Metadata } from 'sharp';
import type { Db } from '#db/client.ts';
import { insertImage } from '#db/queries/images.ts';
import { IMAGE_PIXELS_MAX, IMAGE_SIDE_PX_MAX, IMAGE_UPLOAD_BYTES_MAX } from '#src/domain/limits.ts';
import type { ProductImage } from '#src/domain/product.ts';
import { Problem } from '#src/server/problem.ts';
import { imageProblemText } from '#src/strings/image-problems.ts';
import { contentHash, keepOriginal } from './image-store.ts';
import { likenessOf } from './likeness.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** By its first bytes; whatever a file calls itself counts for nothing. Undefined for SVG, HTML and all else. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif';
  return undefined;
}

const refused = (message: string) => new Problem('bad_request', message, { images: message });

/** Reads the header only, so that a bomb is met before it is unpacked. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    // It begins like a picture and is none.
    throw refused(imageProblemText.damaged);
  }
}

async function normalize(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({
        width: IMAGE_SIDE_PX_MAX,
        height: IMAGE_SIDE_PX_MAX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: 15 })
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refused(imageProblemText.damaged);
  }
}

/**
 * Checks a picture that somebody sent and keeps it by its content: upright, at most 1600 px long, as WebP without any
 * metadata. It is encoded anew, so that nothing but its pixels reaches a visitor.
 *
 * @throws Problem `bad_request` for what is no picture of an allowed kind, `too_large` for too many bytes
 */
export async function keepPicture(db: Db, bytes: Uint8Array): Promise<ProductImage> {
  if (bytes.length > IMAGE_UPLOAD_BYTES_MAX) throw new Problem('too_large', imageProblemText.tooLarge);
  if (!pictureFormat(bytes)) throw refused(imageProblemText.wrongType);
  const header = await readHeader(bytes);
  if (header.width * header.height > IMAGE_PIXELS_MAX) throw refused(imageProblemText.tooManyPixels);
  const { data, info } = await normalize(bytes);
  const hash = contentHash(data);
  // The row comes last: whoever sees it finds the picture.
  await keepOriginal(hash, data);
  const { width, height } = info;
  const likeness = await likenessOf(data);
  await insertImage(db, { hash, width, height, bytes: data.length, contentType: 'image/webp', likeness });
  return { hash, width, height };
}
