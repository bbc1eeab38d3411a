import type { ResizeOptions } from 'sharp';
import { IMAGE_PIXELS_MAX, IMAGE_SIDE_PX_MAX } from '#src/domain/limits/pictures.ts';
import { imageProblemText } from '#src/strings/image-problems.ts';
import { refused } from './check-picture.ts';
import { decoder, pictureWork } from './decoder.ts';

const withinSide = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});

/**
 * Encodes a checked picture again, so that whoever gets it gets nothing but its pixels: upright, no side longer than
 * `side`, as WebP without metadata. `resize` replaces `side` by another size.
 *
 * @throws Problem when its pixels cannot be read
 */
export async function normalizePicture(
  bytes: Uint8Array,
  { side = IMAGE_SIDE_PX_MAX, quality = 86, resize = withinSide(side) } = {},
) {
  try {
    return await pictureWork(() =>
      decoder(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
        .autoOrient()
        .resize(resize)
        .timeout({ seconds: 15 })
        .webp({ quality, effort: 3 })
        .toBuffer({ resolveWithObject: true }),
    );
  } catch {
    // Its header could be read, but not its pixels.
    throw refused(imageProblemText.damaged);
  }
}
