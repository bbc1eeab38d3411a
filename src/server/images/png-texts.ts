import { inflateSync } from 'node:zlib';
import { PNG_TEXT_BYTES_MAX } from '#src/domain/limits/pictures.ts';

/** Signature of a PNG file; length, type and checksum of a chunk: https://www.w3.org/TR/png-3/#5Chunk-layout. */
const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;
/** Counted for a shorter text: unpacking one takes time, and a file of a megabyte has room for 90,000 empty ones. */
const TEXT_BYTES_MIN = 16 * 1024;

/** Offset of the compressed bytes in a chunk: https://www.w3.org/TR/png-3/#11textinfo. */
function compressedStart(type: string, data: Buffer): number | undefined {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) return undefined;
  // After the keyword, its zero byte and the compression method.
  if (type === 'zTXt' || type === 'iCCP') return keywordEnd + 2;
  if (type !== 'iTXt' || data[keywordEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translationEnd = data.indexOf(0, languageEnd + 1);
  return languageEnd < 0 || translationEnd < 0 ? undefined : translationEnd + 1;
}

function unpackedBytes(compressed: Buffer, most: number): number {
  try {
    return inflateSync(compressed, { maxOutputLength: most }).length;
  } catch (error) {
    // Zlib's error for more output than allowed; any other error means that nothing can be unpacked.
    return error instanceof RangeError ? Infinity : 0;
  }
}

/**
 * True when the compressed texts and colour profile of a PNG are more, or unpack to more, than a picture needs. The decoder
 * unpacks them all, whatever its pixel limit, and a few hundred kilobytes can hold a gigabyte.
 */
export function hasOversizedTexts(png: Uint8Array): boolean {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  let room = PNG_TEXT_BYTES_MAX;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    const start = compressedStart(bytes.toString('latin1', at + 4, at + 8), data);
    if (start !== undefined)
      room -= Math.max(TEXT_BYTES_MIN, unpackedBytes(data.subarray(start), Math.max(1, room)));
    if (room < 0) return true;
    at += CHUNK_FRAME_BYTES + length;
  }
  return false;
}
