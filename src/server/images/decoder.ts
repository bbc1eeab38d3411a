import sharp from 'sharp';

// Every picture is decoded once, so libvips' cache of operations would only hold on to what was sent last.
sharp.cache(false);

/** The one way to the decoder. */
export { default as decoder, type Metadata } from 'sharp';
