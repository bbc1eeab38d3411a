/**
 * Renders every picture to db/seed/pictures. Pictures whose SVG has not changed are kept.
 * Usage: node db/seed/drawings/render.ts [part …]   (no part = all)
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURES } from './picture-list.ts';
import type { Picture, RenderedPicture } from './picture-list.ts';

const FOLDER = new URL('../pictures/', import.meta.url);
const INDEX = new URL('index.json', FOLDER);
/** Chosen so that all pictures together stay under 16 MB; meshes and weaves need the most. */
const ENCODER = { quality: 46, effort: 6, preset: 'picture' } as const;
/** Used parts: dust hides the loss of coarser encoding. */
const WORN_ENCODER = { ...ENCODER, quality: 34 } as const;
const HERO_ENCODER = { quality: 74, effort: 6, smartSubsample: true } as const;
const encoderOf = (p: Picture) => (p.view === 'hero' ? HERO_ENCODER : p.worn ? WORN_ENCODER : ENCODER);
const AT_ONCE = 2;
/** Written during the run, so that an interrupted run keeps its results. */
const SAVE_EVERY = 20;

async function readIndex(): Promise<Map<string, RenderedPicture>> {
  if (!existsSync(INDEX)) return new Map();
  const entries = JSON.parse(await readFile(INDEX, 'utf8')) as RenderedPicture[];
  return new Map(entries.map((e) => [e.key, e]));
}

/** Covers size and encoder too, so a change of settings makes every kept picture stale. */
const hashOf = (p: Picture, svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([p.width, p.height, encoderOf(p)]))
    .update(svg)
    .digest('hex')
    .slice(0, 16);

async function render(picture: Picture, svg: string, svgHash: string): Promise<RenderedPicture> {
  const { key, part, variant, view, flip, width, height } = picture;
  const file = `${key}.webp`;
  await sharp(Buffer.from(svg))
    .resize(width, height)
    .webp(encoderOf(picture))
    .toFile(fileURLToPath(new URL(file, FOLDER)));
  const { size } = await stat(new URL(file, FOLDER));
  return { key, file, part, variant, view, flip, width, height, bytes: size, svgHash };
}

async function save(done: ReadonlyMap<string, RenderedPicture>) {
  const sorted = [...done.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  await writeFile(INDEX, JSON.stringify(sorted, null, 1) + '\n');
}

const only = process.argv.slice(2);
const before = await readIndex();
const done = new Map(before);
let drawn = 0;

for (const key of before.keys()) {
  if (PICTURES.some((p) => p.key === key)) continue;
  await rm(new URL(`${key}.webp`, FOLDER), { force: true });
  done.delete(key);
}
async function draw(picture: Picture) {
  const svg = picture.svg();
  const svgHash = hashOf(picture, svg);
  const old = before.get(picture.key);
  if (old?.svgHash === svgHash && existsSync(new URL(old.file, FOLDER))) return;
  const started = performance.now();
  const entry = await render(picture, svg, svgHash);
  done.set(picture.key, entry);
  drawn++;
  const [kB, ms] = [(entry.bytes / 1024).toFixed(0), (performance.now() - started).toFixed(0)];
  console.log(`${picture.key} ${kB} kB ${ms} ms`);
  if (drawn % SAVE_EVERY === 0) await save(done);
}

const waiting = PICTURES.filter(({ part }) => only.length === 0 || only.includes(part)).values();
/** Each worker takes the next picture when its last one is done. */
const workers = Array.from({ length: AT_ONCE }, async () => {
  for (const picture of waiting) await draw(picture);
});
await Promise.all(workers);
await save(done);
const total = [...done.values()].reduce((sum, e) => sum + e.bytes, 0);
console.log(`${drawn} rendered, ${done.size - drawn} kept, ${(total / 1024 / 1024).toFixed(2)} MB in all`);
