import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';

const WIDTH = 3264;
const HEIGHT = 2448;

/** A path in the output folder of the running test, which the next run of the tests empties. */
async function outputFile(name: string): Promise<string> {
  const file = test.info().outputPath(name);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** Photographs as phones store them: large, detailed JPEGs, sideways, with an EXIF orientation. */
export async function somePhotographs(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const noise = await sharp({
        create: {
          width: WIDTH / 8,
          height: HEIGHT / 8,
          channels: 3,
          background: '#888888',
          noise: { type: 'gaussian', mean: 90 + 25 * i, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      const file = await outputFile(`IMG_${1000 + i}.jpg`);
      await sharp(noise)
        .resize(WIDTH, HEIGHT)
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95 })
        .toFile(file);
      return file;
    }),
  );
}

/**
 * Some 8 MB each, as a good camera stores them: twelve million pixels with grain. One frame is generated once and shifted
 * in colour for each photograph, because generating takes the time.
 */
export async function largePhotographs(count: number): Promise<string[]> {
  const [width, height] = [4000, 3000];
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .raw()
    .toBuffer();
  const files: string[] = [];
  for (let i = 0; i < count; i++) {
    const file = await outputFile(`DSC_${1000 + i}.jpg`);
    await sharp(grain, { raw: { width, height, channels: 3 } })
      .linear(1, i * 4 - 20)
      .jpeg({ quality: 94 })
      .toFile(file);
    files.push(file);
  }
  return files;
}

/** A small one, stored sideways: 240 px wide and 320 px high when it stands upright. */
export async function aSidewaysPhotograph(): Promise<string> {
  const file = await outputFile('IMG_2000.jpg');
  const create = { width: 320, height: 240, channels: 3, background: '#446688' } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(file);
  return file;
}

/** Not a photograph: an SVG by name and content. */
export async function aDrawing(): Promise<string> {
  const file = await outputFile('crtez.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return file;
}

/** A small picture of one colour, for tests that only need some picture. */
export async function aPlainPicture(background: string) {
  const create = { width: 320, height: 240, channels: 3, background } as const;
  return { name: 'slika.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
