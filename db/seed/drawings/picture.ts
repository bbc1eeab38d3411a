import type { Framing, Part } from './kit/part.ts';
import { HEIGHT, Scene, WIDTH } from './kit/scene.ts';
import { studio, vignette } from './kit/studio.ts';
import { placement } from './draw/car.ts';

export const VIEWS = ['whole', 'detail', 'place', 'dark', 'cutout'] as const;
export type View = (typeof VIEWS)[number];

export type PictureOptions = {
  view?: View;
  /** Mirrors the part; the light stays upper left. */
  flip?: boolean;
  /** Start of every gradient id: two pictures inlined in one page need different ones. */
  prefix?: string;
  /** Replaces the part's own framing: the canvas, with the drawing scaled and moved on it. */
  layout?: { readonly scale: number; readonly x: number; readonly y: number };
};

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
  const { view = 'whole', flip = false, prefix = 'k', layout } = options;
  const ground = view === 'dark' ? 'dark' : view === 'cutout' ? 'none' : 'light';
  const s = new Scene({ prefix, flip, detail: view === 'detail', ground });
  const { x, y, zoom } = view === 'place' || layout ? CANVAS : view === 'detail' ? part.focus : part.frame;
  const box = crop({ x: s.x(x), y, zoom });
  const shape = view === 'place' ? placement(s, part.name) : part.draw(s, params);
  const drawing = layout
    ? s.group({ transform: `translate(${layout.x} ${layout.y}) scale(${layout.scale})` }, shape)
    : shape;
  const body = studio(s) + drawing + (view === 'detail' ? vignette(s, box) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}">${s.defsSvg}${body}</svg>`;
}
