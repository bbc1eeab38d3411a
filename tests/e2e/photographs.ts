import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 3264;
const HEIGHT = 2448;

/** As a phone writes them: large JPEGs full of detail, lying on their side with a note about how they were held. */
export async function somePhotographs(count: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const noise = await sharp({
        create: {
          ...{ width: WIDTH / 8, height: HEIGHT / 8, channels: 3, background: '#888888' },
          noise: { type: 'gaussian', mean: 90 + 25 * i, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      const file = join(folder, `IMG_${1000 + i}.jpg`);
      await sharp(noise)
        .resize(WIDTH, HEIGHT)
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95 })
        .toFile(file);
      return file;
    }),
  );
}

/** A file that only pretends: an SVG by name and content. */
export async function aDrawing(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'drawings-')), 'crtez.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return file;
}
