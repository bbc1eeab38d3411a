import { IMAGE_WIDTHS_PX } from '../limits/pictures.ts';

export type ImageFormat = 'avif' | 'webp';
export type ImageWidth = (typeof IMAGE_WIDTHS_PX)[number];

/** First 128 bits of the SHA-256 of the original, in hexadecimal: short in pages and still free of collisions. */
export const IMAGE_HASH_PATTERN = /^[0-9a-f]{32}$/;

export const imageAddress = (hash: string, width: ImageWidth, format: ImageFormat): string =>
  `/slike/${hash}/${width}.${format}`;

/** Where the build puts an original of the demo catalogue; a name of two parts, so no variant has this address. */
export const shippedImagePath = (hash: string): string => `/slike/${hash}.webp`;

/** The picture of a link preview, in the format of chat applications. */
export const PREVIEW_FILE = 'pregled.jpg';
export const previewAddress = (hash: string): string => `/slike/${hash}/${PREVIEW_FILE}`;

export const imageSources = (hash: string, widths: readonly ImageWidth[], format: ImageFormat): string =>
  widths.map((width) => `${imageAddress(hash, width, format)} ${width}w`).join(', ');

/** The size of the largest variant; pictures are never enlarged. */
export function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const shown = Math.min(width, IMAGE_WIDTHS_PX[IMAGE_WIDTHS_PX.length - 1] ?? width);
  return { width: shown, height: Math.round((height * shown) / width) };
}
