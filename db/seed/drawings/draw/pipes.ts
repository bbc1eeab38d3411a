import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt, tube } from '../kit/details.ts';
import { poly, smooth } from '../kit/geometry.ts';
import type { Point } from '../kit/geometry.ts';
import { form } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { padShadow } from '../kit/studio.ts';

interface Pipes {
  material: 'silicone' | 'aluminium';
  color: string;
  pieces: 3 | 4;
}
type Pipe = { readonly line: readonly Point[]; readonly width: number };

const SETS: Record<Pipes['pieces'], readonly Pipe[]> = {
  3: [
    { line: [[280, 330], [620, 330], [760, 380], [800, 520]], width: 124 },
    { line: [[1000, 300], [1010, 460], [1080, 560], [1340, 580]], width: 124 },
    { line: [[300, 660], [420, 820], [640, 880], [1280, 860]], width: 124 },
  ],
  4: [
    { line: [[260, 320], [520, 320], [640, 380], [660, 520]], width: 112 },
    { line: [[880, 280], [900, 420], [1000, 500], [1320, 500]], width: 112 },
    { line: [[280, 640], [300, 800], [420, 880], [640, 890]], width: 112 },
    { line: [[840, 700], [1000, 720], [1060, 860], [1330, 890]], width: 112 },
  ],
};

const tonesOf = ({ material, color }: Pipes) =>
  material === 'silicone'
    ? [darken(color, 0.75), darken(color, 0.5), darken(color, 0.2), color, lighten(color, 0.16), lighten(color, 0.5)]
    : ['#3a3d40', '#6d7176', '#9ea2a6', '#d6d9dc', '#f6f7f7', '#ffffff'];

/** What lies across the pipe at one end: the opening's half axes, along and across. */
function across(end: Point, before: Point, width: number, deep: number): string {
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [ux, uy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const at = (along: number, side: number): Point => [end[0] + ux * along - uy * side, end[1] + uy * along + ux * side];
  const r = width / 2;
  return smooth([at(0, -r), at(deep * 0.75, -r * 0.7), at(deep, 0), at(deep * 0.75, r * 0.7), at(0, r), at(-deep * 0.75, r * 0.7), at(-deep, 0), at(-deep * 0.75, -r * 0.7)], true);
}

function clamp(s: Scene, from: Point, to: Point, width: number, color: string): string {
  const d = poly([from, to], false);
  const tones = [darken(color, 0.6), color, lighten(color, 0.4), lighten(color, 0.8)];
  return s.softStroke(d, '#000', width + 8, 6, { strokeLinecap: 'butt', opacity: 0.4 }) + tube(s, d, width + 14, tones, [-0.05, -0.22]);
}

function pipe(s: Scene, { line, width }: Pipe, p: Pipes): string {
  const d = smooth(line, false, 0.9);
  const [first, second, last] = [line[0] ?? [0, 0], line[1] ?? [0, 0], line.at(-1) ?? [0, 0]] as [Point, Point, Point];
  const beforeLast = line.at(-2) ?? first;
  const toward = (a: Point, b: Point, by: number): Point => { const l = Math.hypot(b[0] - a[0], b[1] - a[1]); return [a[0] + ((b[0] - a[0]) / l) * by, a[1] + ((b[1] - a[1]) / l) * by]; };
  const band = (end: Point, next: Point, from: number, to: number, color: string) => clamp(s, toward(end, next, from), toward(end, next, to), width, color);
  const mouth = across(first, second, width, 22);
  const bore = across(first, second, width * 0.8, 17);
  const couplers = p.material === 'aluminium' ? band(last, beforeLast, -40, 70, p.color) + band(last, beforeLast, -26, -8, '#a8acb1') + band(last, beforeLast, 40, 58, '#a8acb1') : band(last, beforeLast, 26, 52, '#a8acb1');
  const [sx, sy] = toward(last, beforeLast, 39);
  return [
    padShadow(s, across(last, beforeLast, width, 20), { wide: 20, tight: 0, opacity: 0.3 }),
    s.softStroke(d, '#1a1612', width * 0.92, 24, { strokeLinecap: 'butt', opacity: 0.42, transform: 'translate(12 44)' }),
    tube(s, d, width, tonesOf(p), [-0.12, -0.2]),
    s.softStroke(d, '#000', width * 0.22, 10, { strokeLinecap: 'butt', opacity: 0.3, transform: `translate(${width * 0.12} ${width * 0.34})` }),
    p.material === 'silicone' ? band(first, second, 26, 52, '#a8acb1') : '',
    couplers,
    bolt(s, sx, sy - width * 0.4, 12, { socket: 'hex' }),
    form(s, mouth, { stops: tonesOf(p).toReversed().map((tone, i, all) => [i / (all.length - 1), tone] as const), depth: 8 }),
    s.path(bore, { fill: s.linear([[0, '#050606'], [1, '#2b2d30']]) }),
  ].join('');
}

export const pipes: Part<Pipes> = {
  name: 'pipes',
  frame: { x: 800, y: 600, zoom: 1.06 },
  focus: { x: 640, y: 420, zoom: 2.2 },
  variants: [
    { material: 'silicone', color: PAINT.blue, pieces: 3 },
    { material: 'aluminium', color: '#26282b', pieces: 3 },
    { material: 'silicone', color: PAINT.red, pieces: 4 },
    { material: 'aluminium', color: PAINT.blue, pieces: 4 },
    { material: 'silicone', color: '#26282b', pieces: 4 },
    { material: 'aluminium', color: PAINT.red, pieces: 3 },
  ],
  draw: (s, p) => SETS[p.pieces].map((one) => pipe(s, one, p)).join(''),
};
