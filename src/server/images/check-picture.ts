import { IMAGE_PIXELS_MAX } from '#src/domain/limits/pictures.ts';
import { Problem } from '#src/server/problem.ts';
import { imageProblemText } from '#src/strings/image-problems.ts';
import { decoder, type Metadata } from './decoder.ts';
import { hasOversizedTexts } from './png-texts.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format by the first bytes; name and type do not count. Undefined for SVG, HTML and everything else. */
function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif';
  return undefined;
}

export const refused = (message: string) => new Problem('bad_request', message, { images: message });

/** Reads the header only, so that a decompression bomb is refused before it is unpacked. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await decoder(bytes, { limitInputPixels: false }).metadata();
  } catch {
    // It has the signature of a picture but is none.
    throw refused(imageProblemText.damaged);
  }
}

/**
 * Accepts only pictures of an allowed format and size, whoever sends them.
 *
 * @throws Problem `bad_request` for anything but a picture of an allowed format, `too_large` for too many bytes
 */
export async function checkPicture(bytes: Uint8Array, bytesMax: number): Promise<void> {
  if (bytes.length > bytesMax) throw new Problem('too_large', imageProblemText.tooLarge);
  const format = pictureFormat(bytes);
  if (!format) throw refused(imageProblemText.wrongType);
  if (format === 'png' && hasOversizedTexts(bytes)) throw refused(imageProblemText.damaged);
  const header = await readHeader(bytes);
  if (header.width * header.height > IMAGE_PIXELS_MAX) throw refused(imageProblemText.tooManyPixels);
}
