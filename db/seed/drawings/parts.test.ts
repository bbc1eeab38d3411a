import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLACES } from './draw/places.ts';
import { PARTS } from './index.ts';
import { at, mirrorPath } from './kit/geometry.ts';
import { Scene } from './kit/scene.ts';
import { partSvg } from './picture.ts';
import { PICTURES } from './picture-list.ts';
import type { RenderedPicture } from './picture-list.ts';

const PICTURE_FOLDER = new URL('../pictures/', import.meta.url);
const entries = JSON.parse(readFileSync(new URL('index.json', PICTURE_FOLDER), 'utf8')) as RenderedPicture[];
const named = PARTS.map((part) => ({ name: part.name, part }));

/** The error of an SVG text, or undefined: unbalanced tags, invalid numbers, links to missing ids, duplicate ids. */
function fault(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, close, tag, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close) {
      if (open.pop() !== tag) return `</${tag}> closes nothing`;
    } else if (!rest?.endsWith('/')) open.push(tag ?? '');
  }
  if (open.length > 0) return `<${open.join('> <')}> stays open`;
  const bad = /NaN|Infinity|undefined|null|\[object/.exec(svg);
  if (bad) return `${bad[0]} at ${bad.index}`;
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size < ids.length) return 'an id is used twice';
  const known = new Set(ids);
  const dangling = [...svg.matchAll(/url\(#([^)]+)\)/g)].find((m) => !known.has(m[1]));
  return dangling && `${dangling[0]} leads nowhere`;
}

const outlines = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"/g)].map((m) => m[1] ?? '');

describe.each(named)('$name', ({ part }) => {
  const first = at(part.variants, 0);
  const dark = partSvg(part, first, { view: 'dark' });

  test('has at least six variants, all different', () => {
    const looks = part.variants.map((v) => JSON.stringify(v));
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks.length).toBeGreaterThanOrEqual(6);
  });

  test('is a well-formed SVG in every view', () => {
    expect(fault(dark)).toBeUndefined();
    for (const view of ['whole', 'detail', 'cutout'] as const) {
      expect(fault(partSvg(part, first, { view })), view).toBeUndefined();
    }
    expect(fault(partSvg(part, first, { worn: true })), 'worn').toBeUndefined();
  });

  test('draws the same text for the same variant', () => {
    // Not toEqual: a difference of 2 MB would take minutes to print.
    expect(partSvg(part, first, { view: 'dark' }) === dark).toBe(true);
  });

  test('has a place on the car', () => {
    expect(PLACES).toHaveProperty(part.name);
    expect(fault(partSvg(part, first, { view: 'place' }))).toBeUndefined();
  });
});

test.each(named.filter(({ part }) => part.sided))(
  '$name is mirrored point for point when flipped',
  ({ part }) => {
    const first = at(part.variants, 0);
    const straight = outlines(part.draw(new Scene(), first));
    const flipped = outlines(part.draw(new Scene({ flip: true }), first));
    expect(flipped.length).toBe(straight.length);
    expect(flipped.findIndex((d, i) => d !== mirrorPath(at(straight, i)))).toBe(-1);
  },
);

test('every picture has its own key', () => {
  expect(new Set(PICTURES.map((p) => p.key)).size).toBe(PICTURES.length);
});

test('every entry of the picture index has its file', () => {
  expect(entries.map((e) => e.key)).toEqual(entries.map((e) => e.key).sort());
  expect(entries.filter((e) => !existsSync(new URL(e.file, PICTURE_FOLDER)))).toEqual([]);
});

test('exactly the pictures that the shop shows are rendered, and no file is left over', () => {
  expect(entries.map((e) => e.key)).toEqual(PICTURES.map((p) => p.key));
  const files = readdirSync(PICTURE_FOLDER).filter((file) => file.endsWith('.webp'));
  expect(files.sort()).toEqual(entries.map((e) => e.file).sort());
});

test('all pictures together stay under 16 MB', () => {
  const bytes = entries.reduce((sum, e) => sum + e.bytes, 0);
  expect(bytes / 1024 / 1024).toBeLessThan(16);
});
