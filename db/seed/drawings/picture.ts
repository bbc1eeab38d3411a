import type { Framing, Part } from './kit/part.ts';
import { HEIGHT, Scene, WIDTH } from './kit/scene.ts';
import { studio, vignette } from './kit/studio.ts';
import { worn as wornLook } from './kit/wear.ts';
import { placement } from './draw/car.ts';

export const VIEWS = ['whole', 'detail', 'place', 'dark', 'cutout'] as const;
export type View = (typeof VIEWS)[number];

export type PictureOptions = {
  view?: View;
  /** Mirrors the part; the light stays upper left. */
  flip?: boolean;
  /** Start of every gradient id: two pictures inlined in one page need different ones. */
  prefix?: string;
  /** Draws a set: a pair has a left and a right one where the part has sides. */
  count?: 2 | 4;
  /** A used part: faded, dusty, scuffed. */
  worn?: boolean;
  /** Replaces the part's own framing: the canvas, with the drawing scaled and moved on it. */
  layout?: { readonly scale: number; readonly x: number; readonly y: number };
};

const SETS = {
  2: [
    [-20, 290],
    [788, 290],
  ],
  4: [
    [160, 20],
    [760, 20],
    [20, 480],
    [640, 480],
  ],
} as const;
const SET_SCALE = { 2: 0.52, 4: 0.56 } as const;

function drawSet<P extends object>(part: Part<P>, params: P, count: 2 | 4, prefix: string): string {
  return SETS[count]
    .map(([x, y], i) => {
      const s = new Scene({ prefix: `${prefix}${i}`, flip: Boolean(part.sided) && i % 2 === 1 });
      const one = part.draw(s, params);
      return s.defsSvg + s.group({ transform: `translate(${x} ${y}) scale(${SET_SCALE[count]})` }, one);
    })
    .join('');
}

const CANVAS: Framing = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

/** Crop around a point, kept inside the studio. */
function crop({ x, y, zoom }: Framing) {
  const [w, h] = [WIDTH / zoom, HEIGHT / zoom];
  const inside = (centre: number, size: number, full: number) =>
    size > full ? (full - size) / 2 : Math.min(full - size, Math.max(0, centre - size / 2));
  return { x: inside(x, w, WIDTH), y: inside(y, h, HEIGHT), w, h };
}

/** One picture as an SVG string, 1600 × 1200. */
export function partSvg<P extends object>(part: Part<P>, params: P, options: PictureOptions = {}): string {
  const { view = 'whole', flip = false, prefix = 'k', layout, count, worn = false } = options;
  const ground = view === 'dark' ? 'dark' : view === 'cutout' ? 'none' : 'light';
  const s = new Scene({ prefix, flip, detail: view === 'detail', ground });
  const { x, y, zoom } =
    view === 'place' || layout || count ? CANVAS : view === 'detail' ? part.focus : part.frame;
  const box = crop({ x: s.x(x), y, zoom });
  const shape = count
    ? drawSet(part, params, count, prefix)
    : view === 'place'
      ? placement(s, part.name)
      : part.draw(s, params);
  const aged = worn ? wornLook(s, shape) : shape;
  const drawing = layout
    ? s.group({ transform: `translate(${layout.x} ${layout.y}) scale(${layout.scale})` }, aged)
    : aged;
  const body = studio(s) + drawing + (view === 'detail' ? vignette(s, box) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}">${s.defsSvg}${body}</svg>`;
}
