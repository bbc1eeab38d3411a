import pLimit from 'p-limit';
import sharp from 'sharp';
import { PICTURES_AT_ONCE } from '#src/domain/limits/pictures.ts';

// Every picture is decoded once, so libvips' operation cache would only use memory.
sharp.cache(false);

/** All code imports the decoder from here. */
export { default as decoder, type Metadata } from 'sharp';

/** Runs what decodes or encodes a picture, when its turn comes. */
export const pictureWork = pLimit(PICTURES_AT_ONCE);
