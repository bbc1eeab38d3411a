import sharp from 'sharp';

// Every picture is decoded once, so libvips' operation cache would only use memory.
sharp.cache(false);

/** All code imports the decoder from here. */
export { default as decoder, type Metadata } from 'sharp';
