import { darken } from '../kit/color.ts';
import { ellipse, poly, polar, range } from '../kit/geometry.ts';
import type { Camera, Point3 } from '../kit/geometry.ts';
import { ALUMINIUM, form, recess } from '../kit/materials.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, blend, lathe, plane, shade } from '../kit/solid.ts';
import type { Edge, Material } from '../kit/solid.ts';

export type RimParams = {
  style: 'twin' | 'split' | 'turbine' | 'single' | 'mesh' | 'steel' | 'spacer';
  spokes: number;
  finish: 'silver' | 'black' | 'bronze' | 'graphite' | 'white' | 'gold';
  /** Face turned bare on the lathe, flanks in the finish. */
  machined: boolean;
  bolts: 4 | 5 | 6;
};

export const FINISH: Readonly<Record<RimParams['finish'], Material>> = {
  silver: { ...ALLOY_3D, color: '#b6babf' },
  black: { ...BLACK_3D, color: '#303236', metal: 0.35, spec: 0.5 },
  bronze: { ...ALLOY_3D, color: '#8d6a3e', metal: 0.5 },
  graphite: { ...ALLOY_3D, color: '#63676c', metal: 0.5 },
  white: { ...ALLOY_3D, color: '#dddedd', metal: 0.2, spec: 0.5 },
  gold: { ...ALLOY_3D, color: '#c39a3d', metal: 0.55, spec: 0.45 },
};

const SEGMENTS = 11;
const curve = (t: number) => -34 + 34 * t * t - 10 * Math.sin(Math.PI * t);
const floor = (t: number) => curve(t) - 74 + 20 * t;

type SpokeShape = { from: number; to: number; width: readonly [hub: number, lip: number] };

/** One spoke: concave bar with bevelled flanks, subdivided along its length. */
function spoke(s: Scene, cam: Camera, { from, to, width }: SpokeShape, face: Material, flank: Material) {
  const section = (t: number, side: number, z: number, k: number): Point3 => {
    const angle = from + (to - from) * t;
    const [x, y] = polar(70 + 262 * t, angle);
    const w = (width[0] + (width[1] - width[0]) * t) * k * side;
    const a = (angle * Math.PI) / 180;
    return [x - Math.sin(a) * w, y + Math.cos(a) * w, z];
  };
  const topColor = (t: number) => {
    const slope = ((curve(t + 0.02) - curve(t - 0.02)) / 0.04 / 262) * 2.4;
    const [x, y] = polar(slope, from + (to - from) * t);
    return shade(s, face, cam.rotate([-x, -y, 1]));
  };
  const wallPaint = { ...flank, color: darken(flank.color, 0.35) };
  const sides: string[] = [];
  const tops: string[] = [];
  for (let i = 0; i < SEGMENTS; i++) {
    const [t0, t1] = [i / SEGMENTS, (i + 1) / SEGMENTS];
    for (const side of [-1, 1]) {
      const corner = (t: number, z: number, k: number) => section(t, side, z, k);
      const wall = [corner(t0, curve(t0) - 10, 1), corner(t1, curve(t1) - 10, 1), corner(t1, floor(t1), 0.9), corner(t0, floor(t0), 0.9)];
      const bevel = [corner(t0, curve(t0), 0.62), corner(t1, curve(t1), 0.62), corner(t1, curve(t1) - 10, 1), corner(t0, curve(t0) - 10, 1)];
      const order = (q: Point3[]) => (side < 0 ? q.toReversed() : q);
      sides.push(plane(s, cam, order(wall), wallPaint));
      tops.push(plane(s, cam, order(bevel), flank));
    }
    const edge = (t: number): Edge => [
      cam.project(section(t, -1, curve(t), 0.62)),
      cam.project(section(t, 1, curve(t), 0.62)),
    ];
    tops.push(blend(s, edge(t0), edge(t1), topColor(t0), topColor(t1)));
  }
  return { sides: sides.join(''), tops: tops.join('') };
}

/** Spokes of one arm, by style; a is the middle of the arm, step the angle between arms. */
function arm(style: RimParams['style'], a: number, step: number): SpokeShape[] {
  switch (style) {
    case 'twin':
      return [-1, 1].map((k) => ({ from: a + k * step * 0.1, to: a + k * step * 0.17, width: [17, 15] }));
    case 'split':
      return [-1, 1].map((k) => ({ from: a, to: a + k * step * 0.25, width: [24, 15] }));
    case 'turbine':
      return [{ from: a, to: a + step * 0.9, width: [20, 26] }];
    case 'mesh':
      return [-1, 1].map((k) => ({ from: a - k * step * 0.35, to: a + k * step * 0.5, width: [13, 11] }));
    case 'steel':
    case 'spacer':
      return [];
    case 'single':
      return [{ from: a, to: a, width: [40, 26] }];
  }
}

export const faceOf = (p: RimParams): Material =>
  p.machined ? { ...CHROME_3D, color: '#c4c7ca', metal: 0.75 } : FINISH[p.finish];

export function spokes(s: Scene, cam: Camera, p: RimParams): string {
  const step = 360 / p.spokes;
  const list = range(p.spokes)
    .flatMap((i) => arm(p.style, -90 + i * step, step))
    .map((shape) => spoke(s, cam, shape, faceOf(p), FINISH[p.finish]));
  return list.map((o) => o.sides).join('') + list.map((o) => o.tops).join('');
}

/** Pressed disc of a steel wheel, with a ring of round windows. */
export function steelDisc(s: Scene, cam: Camera, p: RimParams): string {
  const windows = range(12).map((i) => cam.project([...polar(244, i * 30), -38]));
  return [
    lathe(s, cam, [[326, -30], [306, -46], [280, -42], [206, -30], [176, -12], [130, -10], [104, -34]], FINISH[p.finish], { steps: 90 }),
    ...windows.map(([x, y]) => recess(s, ellipse(x, y, 27, 30), { depth: 16, fill: '#0b0c0d' })),
  ].join('');
}

export function hub(s: Scene, cam: Camera, p: RimParams): string {
  const m = FINISH[p.finish];
  const bolts = range(p.bolts).map((i) => cam.project([...polar(62, -54 + (i * 360) / p.bolts), -22]));
  return [
    lathe(s, cam, [[104, -90], [100, -42], [92, -32], [36, -24]], m, { steps: 60 }),
    ...bolts.map(
      ([x, y]) =>
        recess(s, ellipse(x, y, 13, 14.5), { depth: 10 }) +
        form(s, ellipse(x, y, 7.5, 8.5), { stops: ALUMINIUM, depth: 5 }),
    ),
    lathe(s, cam, [[36, -24], [34, -10], [30, -6]], m, { steps: 40 }),
    form(s, cam.circle(30, -6), { stops: [[0, '#56585b'], [0.5, '#232527'], [1, '#101112']], depth: 12 }),
  ].join('');
}

/** Short radial marks between two rings of a tyre. */
export const ticks = (s: Scene, cam: Camera, n: number, from: readonly [number, number], to: readonly [number, number]) =>
  range(n)
    .map((i) => poly([cam.on(from[0], from[1], (i * 360) / n), cam.on(to[0], to[1], (i * 360) / n)], false))
    .map((d) => s.stroke(d, '#080808', 3, { opacity: 0.6 }))
    .join('');
