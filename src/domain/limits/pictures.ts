/** Limits of pictures and of their comparison. */
import { REQUEST_BODY_BYTES_MAX } from './requests.ts';

export const IMAGE_WIDTHS_PX = [160, 320, 640, 960, 1280] as const;

/** Netlify passes binary bodies in base64, so of 6 MB three quarters are left for a picture. */
export const IMAGE_UPLOAD_BYTES_MAX = (REQUEST_BODY_BYTES_MAX / 4) * 3;
/** More than any phone's camera has; a picture with more pixels is treated as an attack on memory. */
export const IMAGE_PIXELS_MAX = 64_000_000;
/** The compressed texts and the colour profile of a PNG may unpack to this much in total. */
export const PNG_TEXT_BYTES_MAX = 4 * 1024 * 1024;
/** How long a visitor waits for a picture from its store. */
export const IMAGE_STORE_TIMEOUT_MS = 2000;
/** Node reads files and encodes pictures in the same four threads, and the store's files must not wait. */
export const PICTURES_AT_ONCE = 2;
/** Longer sides are shrunk to this before a picture is kept. */
export const IMAGE_SIDE_PX_MAX = 1600;
/** A browser sends at most this much for one picture (DECISIONS D2). */
export const IMAGE_SHRUNK_BYTES_MAX = 400_000;

/** Bits, of 64, in which two sizes of one photograph may differ. */
export const LIKENESS_BITS_MAX = 3;
/** A picture of more products than this proves nothing about any of them. */
export const LIKENESS_PRODUCTS_MAX = 6;
