import { PAINT } from '../kit/color.ts';
import { bracket, mesh } from '../kit/details.ts';
import type { MeshKind } from '../kit/details.ts';
import { bounds, mapPath, range, rect, rounded } from '../kit/geometry.ts';
import type { Corner } from '../kit/geometry.ts';
import { CHARCOAL, CHROME, PLASTIC, carbon, form, paintStops, recess } from '../kit/materials.ts';
import type { FormOptions } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type GrilleParams = {
  finish: 'gloss' | 'chrome' | 'carbon' | 'paint';
  color: string;
  /** Mesh, or separate bars standing upright or lying. */
  fill: MeshKind | 'upright' | 'lying';
  /** One hexagon, one wide opening, or a pair. */
  shape: 'hexagon' | 'wide' | 'twin';
};

const HALF: Record<Exclude<GrilleParams['shape'], 'twin'>, readonly Corner[]> = {
  hexagon: [[560, 330, 34], [392, 356, 46], [340, 470, 60], [430, 760, 60], [560, 850, 60]],
  wide: [[600, 420, 60], [250, 446, 60], [196, 500, 40], [262, 690, 60], [420, 770, 70]],
};
const KIDNEY: readonly Corner[] = [[360, 396, 80], [740, 380, 56], [776, 430, 50], [776, 720, 60], [726, 786, 60], [430, 790, 90], [320, 700, 80], [296, 480, 80]];
const mirrored = (pts: readonly Corner[]): Corner[] => pts.toReversed().map(([x, y, r]) => [1600 - x, y, r ?? 12]);

const OPENINGS: Record<GrilleParams['shape'], readonly string[]> = {
  hexagon: [rounded([...HALF.hexagon, ...mirrored(HALF.hexagon)])],
  wide: [rounded([...HALF.wide, ...mirrored(HALF.wide)])],
  twin: [rounded(KIDNEY), rounded(mirrored(KIDNEY))],
};

/** The outline moved inward by about `by` pixels on every side. */
function inset(d: string, by: number) {
  const b = bounds(d);
  const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2];
  return mapPath(d, ([x, y]) => [cx + (x - cx) * (1 - (2 * by) / b.w), cy + (y - cy) * (1 - (2 * by) / b.h)]);
}

const finishOf = (s: Scene, p: GrilleParams): FormOptions =>
  ({
    chrome: { stops: CHROME },
    gloss: { stops: paintStops(PAINT.black) },
    carbon: { fill: carbon(s, 9, 4) },
    paint: { stops: paintStops(p.color) },
  })[p.finish];

function tabs(s: Scene, p: GrilleParams) {
  const { x, y, w, h } = bounds(OPENINGS[p.shape].join(''));
  const top = (p.shape === 'twin' ? [0.16, 0.4, 0.6, 0.84] : [0.3, 0.5, 0.7]).map((k) => {
    const cx = x + w * k;
    return bracket(s, [[cx - 40, y + 44], [cx - 34, y - 42], [cx, y - 54], [cx + 34, y - 42], [cx + 40, y + 44]], [cx, y - 22], { r: 12 });
  });
  const cy = y + h * 0.36;
  const side = (edge: number, k: 1 | -1) =>
    bracket(s, [[edge + k * 60, cy - 36], [edge - k * 30, cy - 30], [edge - k * 48, cy], [edge - k * 30, cy + 30], [edge + k * 60, cy + 36]], [edge - k * 16, cy], { r: 12 });
  const bridge = p.shape === 'twin' ? form(s, rect(730, 520, 140, 76, 14), { stops: PLASTIC, depth: 16 }) : '';
  return top.join('') + bridge + side(x + 14, 1) + side(x + w - 14, -1);
}

/** Bars with a lit edge and a deep gap between them. */
function bars(s: Scene, d: string, p: GrilleParams) {
  const { x, y, w, h } = bounds(d);
  const upright = p.fill === 'upright';
  const pitch = upright ? 46 : 52;
  const n = Math.floor((upright ? w : h) / pitch);
  const start = ((upright ? w : h) - n * pitch) / 2;
  const skin: FormOptions = p.finish === 'chrome' ? { stops: CHROME } : { stops: CHARCOAL };
  return range(n).map((i) => {
    const at = start + i * pitch + 12;
    const bar = upright ? rect(x + at, y - 20, 21, h + 40, 6) : rect(x - 20, y + at, w + 40, 24, 6);
    const shadow = s.softStroke(bar, '#000', 12, 6, { opacity: 0.8, transform: upright ? 'translate(9 4)' : 'translate(3 12)' });
    return shadow + form(s, bar, { ...skin, depth: 9, gloss: 0.6, angle: upright ? 0 : 90 });
  });
}

function opening(s: Scene, d: string, p: GrilleParams) {
  const floor = inset(d, 46);
  const behind = s.ground === 'light' ? s.linearAt([[0, '#a39d95'], [1, '#77716a']], 0, 400, 0, 800) : '#15171a';
  const filled =
    p.fill === 'upright' || p.fill === 'lying'
      ? bars(s, floor, p)
      : s.path(floor, { fill: mesh(s, p.fill, 22, { wire: '#2c2e31', light: '#9a9ea3', back: behind }) });
  return [
    s.softStroke(d, '#000', 14, 8, { opacity: 0.35, transform: 'translate(6 12)' }),
    form(s, mapPath(d, ([x, y]) => [x + 8, y + 16]), { stops: PLASTIC, depth: 20 }),
    form(s, d, { ...finishOf(s, p), depth: 26, gloss: 0.55, angle: 84 }),
    form(s, inset(d, 34), { stops: PLASTIC, depth: 12, gloss: 0.45 }),
    recess(s, floor, { depth: 30, fill: '#060708' }),
    s.clipped(
      floor,
      filled,
      s.path(floor, { fill: s.linear([[0, '#000', 0.5], [0.35, '#000', 0], [0.8, '#000', 0.1], [1, '#000', 0.4]]) }),
      s.softStroke(floor, '#000', 50, 15, { opacity: 0.75, transform: 'translate(8 14)' }),
    ),
  ].join('');
}

export const grille: Part<GrilleParams> = {
  name: 'grille',
  frame: { x: 800, y: 600, zoom: 1.16 },
  focus: { x: 500, y: 560, zoom: 2.5 },
  variants: [
    { finish: 'gloss', color: PAINT.black, fill: 'honeycomb', shape: 'hexagon' },
    { finish: 'chrome', color: PAINT.silver, fill: 'lying', shape: 'wide' },
    { finish: 'gloss', color: PAINT.black, fill: 'upright', shape: 'twin' },
    { finish: 'carbon', color: PAINT.black, fill: 'diamond', shape: 'wide' },
    { finish: 'chrome', color: PAINT.silver, fill: 'upright', shape: 'twin' },
    { finish: 'chrome', color: PAINT.silver, fill: 'lying', shape: 'hexagon' },
    { finish: 'paint', color: PAINT.red, fill: 'honeycomb', shape: 'wide' },
    { finish: 'carbon', color: PAINT.black, fill: 'upright', shape: 'twin' },
    { finish: 'chrome', color: PAINT.silver, fill: 'honeycomb', shape: 'hexagon' },
    { finish: 'gloss', color: PAINT.black, fill: 'lying', shape: 'wide' },
    { finish: 'gloss', color: PAINT.black, fill: 'honeycomb', shape: 'wide' },
    { finish: 'chrome', color: PAINT.silver, fill: 'upright', shape: 'wide' },
    { finish: 'gloss', color: PAINT.black, fill: 'diamond', shape: 'hexagon' },
    { finish: 'gloss', color: PAINT.black, fill: 'lying', shape: 'hexagon' },
    { finish: 'gloss', color: PAINT.black, fill: 'upright', shape: 'wide' },
    { finish: 'gloss', color: PAINT.black, fill: 'upright', shape: 'hexagon' },
    { finish: 'chrome', color: PAINT.silver, fill: 'honeycomb', shape: 'wide' },
    { finish: 'chrome', color: PAINT.silver, fill: 'diamond', shape: 'hexagon' },
    { finish: 'chrome', color: PAINT.silver, fill: 'upright', shape: 'hexagon' },
    { finish: 'gloss', color: PAINT.black, fill: 'lying', shape: 'twin' },
  ],
  draw(s, p) {
    const openings = OPENINGS[p.shape];
    const { y, h } = bounds(openings.join(''));
    return [floorShadow(s, 800, y + h + 40, p.shape === 'hexagon' ? 420 : 540, 38), tabs(s, p), ...openings.map((d) => opening(s, d, p))].join('');
  },
};
