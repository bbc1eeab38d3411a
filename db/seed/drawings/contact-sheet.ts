/**
 * One overview picture: a row of variants per part.
 * Usage: node db/seed/drawings/contact-sheet.ts docs/drawings.webp
 */
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { at } from './kit/geometry.ts';
import { PARTS } from './index.ts';
import { partSvg } from './picture.ts';
import type { View } from './picture.ts';

const [W, H, GAP] = [160, 120, 3];
/** Drawn at 480 pixels across: a tenth of the time. */
const DENSITY = 21.6;
/** Variant (from 0) and view of each cell of a row. */
const CELLS: readonly (readonly [variant: number, view: View])[] = [
  [0, 'whole'],
  [1, 'whole'],
  [2, 'whole'],
  [3, 'whole'],
  [4, 'whole'],
  [5, 'whole'],
  [0, 'detail'],
  [0, 'dark'],
  [0, 'place'],
];

const path = process.argv[2];
if (path === undefined) throw new Error('Give the path of the sheet, for example docs/drawings.webp');

const cells: OverlayOptions[] = [];
for (const [row, part] of PARTS.entries()) {
  for (const [col, [variant, view]] of CELLS.entries()) {
    const svg = partSvg(part, at(part.variants, variant), { view });
    const input = await sharp(Buffer.from(svg), { density: DENSITY }).resize(W, H).png().toBuffer();
    cells.push({ input, left: GAP + col * (W + GAP), top: GAP + row * (H + GAP) });
  }
  console.log(part.name);
}
const size = { width: GAP + CELLS.length * (W + GAP), height: GAP + PARTS.length * (H + GAP) };
const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(cells);
await sheet.webp({ quality: 50, effort: 6 }).toFile(path);
