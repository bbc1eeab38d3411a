import { sidedPictureParts } from '../picture-keys.ts';
import { demoProducts } from '../products.ts';
import { at } from './kit/geometry.ts';
import type { Part } from './kit/part.ts';
import { heroWheelSvg } from './draw/hero-wheel.ts';
import { PARTS } from './index.ts';
import { partSvg } from './picture.ts';
import type { PictureOptions } from './picture.ts';

export type PictureView = 'whole' | 'detail' | 'place' | 'tuning' | 'hero';

/** A picture that the shop uses; `svg` is rendered on demand, because one takes up to 100 ms and 2 MB. */
export type Picture = {
  readonly key: string;
  readonly part: string;
  /** From 1; null where the picture does not show one variant. */
  readonly variant: number | null;
  readonly view: PictureView;
  readonly flip: boolean;
  readonly worn: boolean;
  readonly width: number;
  readonly height: number;
  svg(): string;
};

/** What index.json says about a rendered picture. */
export type RenderedPicture = Omit<Picture, 'svg' | 'worn'> & {
  file: string;
  bytes: number;
  svgHash: string;
};

const shown = new Set(demoProducts().flatMap(({ pictures }) => pictures));
const SIZE = { width: 1280, height: 960 };
const HERO_WIDTH = 1400;

function picture(
  part: Part,
  variant: number | null,
  view: Exclude<PictureView, 'tuning' | 'hero'>,
  flip: boolean,
  worn = false,
): Picture {
  const mark = `${worn ? 'w' : ''}${flip ? 'm' : ''}`;
  return {
    key: variant === null ? `${part.name}-${view}${mark}` : `${part.name}-${variant}${mark}-${view}`,
    part: part.name,
    variant,
    view,
    flip,
    worn,
    ...SIZE,
    svg: () => partSvg(part, at(part.variants, (variant ?? 1) - 1), { view, flip, worn }),
  };
}

function picturesOf(part: Part): Picture[] {
  const sides = part.sided ? [false, true] : [false];
  const numbers = part.variants.map((_, i) => i + 1);
  return sides.flatMap((flip) => [
    ...numbers.flatMap((n) => [false, true].map((worn) => picture(part, n, 'whole', flip, worn))),
    ...numbers.map((n) => picture(part, n, 'detail', flip)),
    picture(part, null, 'place', flip),
  ]);
}

/** Parts that are sold as a pair or as four. */
function setsOf(part: Part): Picture[] {
  const isSoldInSets = sidedPictureParts.some((name) => name === part.name) || part.name === 'wheel';
  if (!isSoldInSets) return [];
  return part.variants.flatMap((params, i) => {
    const one = picture(part, i + 1, 'whole', false);
    const count = part.name === 'wheel' && !('style' in params && params.style === 'spacer') ? 4 : 2;
    return [false, true].map((worn) => ({
      ...one,
      worn,
      key: `${part.name}-${i + 1}${worn ? 'w' : ''}x${count}-whole`,
      svg: () => partSvg(part, params, { count, worn }),
    }));
  });
}

type Tile = { part: string; variant: number; flip?: boolean; layout: NonNullable<PictureOptions['layout']> };

/** Tuning tiles by category slug. Text covers the bottom, so the part stays in the upper 70 %. */
const TILES: Readonly<Record<string, Tile>> = {
  felge: { part: 'wheel', variant: 2, layout: { scale: 0.96, x: 30, y: -120 } },
  'kocioni-sistemi': { part: 'brake', variant: 1, layout: { scale: 0.94, x: 48, y: -110 } },
  ovjes: { part: 'coilover', variant: 1, layout: { scale: 0.78, x: 176, y: -20 } },
  auspuh: { part: 'exhaust', variant: 1, layout: { scale: 1.02, x: -16, y: -180 } },
  'led-rasvjeta': { part: 'headlight', variant: 1, layout: { scale: 0.98, x: 16, y: -150 } },
  spojleri: { part: 'spoiler', variant: 3, layout: { scale: 0.98, x: 16, y: -150 } },
  volani: { part: 'steering', variant: 3, layout: { scale: 0.9, x: 80, y: -80 } },
  intercooleri: { part: 'intercooler', variant: 1, layout: { scale: 1, x: 0, y: -170 } },
  retrovizori: { part: 'mirror', variant: 2, layout: { scale: 1, x: 10, y: -160 } },
};

function tile(slug: string, { part: name, variant, flip = false, layout }: Tile): Picture {
  const part = PARTS.find((p) => p.name === name);
  if (!part) throw new Error(`Tuning tile ${slug} wants the part ${name}, which is not drawn`);
  return {
    key: `tuning-${slug}`,
    part: name,
    variant,
    view: 'tuning',
    flip,
    worn: false,
    ...SIZE,
    svg: () => partSvg(part, at(part.variants, variant - 1), { view: 'dark', flip, layout }),
  };
}

const hero: Picture = {
  key: 'hero-wheel',
  part: 'wheel',
  variant: null,
  view: 'hero',
  flip: false,
  worn: false,
  width: HERO_WIDTH,
  height: HERO_WIDTH,
  svg: () => heroWheelSvg(),
};

/** Every picture that a product, a tuning tile or the home page shows, sorted by key. */
export const PICTURES: readonly Picture[] = [
  ...[...PARTS.flatMap(picturesOf), ...PARTS.flatMap(setsOf)].filter(({ key }) => shown.has(key)),
  ...Object.entries(TILES).map(([slug, t]) => tile(slug, t)),
  hero,
].sort((a, b) => (a.key < b.key ? -1 : 1));
