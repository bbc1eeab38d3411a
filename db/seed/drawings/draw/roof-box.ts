import { darken, luminance } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, roundedPts, wall } from './extrude.ts';
import { framed, skin } from './surface.ts';

interface Box {
  color: string;
  finish: 'gloss' | 'matt';
  base: string;
  bars: 'alu' | 'black';
  size: 'long' | 'wide' | 'short';
  stripe: string;
}

const SIZES = { long: [610, 176, 186], wide: [540, 236, 180], short: [450, 222, 210] } as const;
const SEAM = 0;
const GROUND = 176;

/** Half width and height of the shell at u = 0 (rear, right) … 1 (nose, left). */
function station(u: number, [, w, h]: readonly number[]): { w: number; top: number; low: number } {
  const nose = Math.pow(Math.max(0, 1 - Math.pow(Math.max(0, (u - 0.42) / 0.58), 2.5)), 0.5);
  const tail = Math.pow(Math.max(0, 1 - Math.pow(Math.max(0, (0.2 - u) / 0.2), 4)), 0.5);
  const end = Math.min(nose, tail);
  return { w: (w ?? 0) * end * (1 - 0.1 * u), top: (h ?? 0) * Math.pow(end, 1.2) * (1 - 0.12 * (1 - u)), low: 62 * Math.pow(end, 0.6) };
}

/** Closer stations toward both ends, where the shell curves most. */
const ease = (t: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(0.998, Math.max(0.002, t)));
const power = (v: number, n: number) => Math.sign(v) * Math.pow(Math.abs(v), n);

/** Shell surface: u along the box, v over it from one seam to the other. */
const shell = (size: readonly number[], lid: boolean) => (t: number, v: number): Point3 => {
  const u = ease(t);
  const k = station(u, size);
  const a = Math.PI * v;
  const x = (size[0] ?? 0) * (1 - 2 * u);
  const flute = lid ? 9 * Math.exp(-(((v - 0.34) / 0.035) ** 2)) + 9 * Math.exp(-(((v - 0.66) / 0.035) ** 2)) : 0;
  const z = k.w * power(Math.cos(a), 0.55);
  const y = (k.top - flute * (k.top / 168)) * power(Math.sin(a), 0.62);
  return lid ? [x, SEAM - y, z] : [x, SEAM + 8 + k.low * power(Math.sin(a), 0.5), -z * 0.97];
};

function seam(s: Scene, cam: Camera, size: readonly number[]): string {
  const point = (t: number, side: number, dy: number, grow: number): Point => {
    const u = ease(t);
    return cam.project([(size[0] ?? 0) * (1 - 2 * u), SEAM + dy, side * (station(u, size).w + grow)]);
  };
  // Past the tail the far side is in sight for a short way.
  const run = (dy: number, grow: number) => smooth([...range(4).map((i) => point((3 - i) * 0.012, -1, dy, grow)), ...range(60).map((i) => point(0.002 + i * 0.925 / 59, 1, dy, grow))]);
  return s.stroke(run(5, 2), '#08090a', 11) + s.stroke(run(-1, 2), '#fff', 2, { opacity: 0.5 }) + s.stroke(run(12, 2), '#fff', 1.6, { opacity: 0.25 });
}

function crossbar(s: Scene, cam: Camera, x: number, p: Box): string {
  const alu = p.bars === 'alu';
  const bar: Material = alu ? { color: '#b4b8bc', metal: 0.6, spec: 0.4, power: 22, dark: '#1d1f21' } : { color: '#2d2f32', metal: 0.2, spec: 0.4, power: 22 };
  const local = framed(cam, [x, 92, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const wing: Point[] = roundedPts([[-44, -6, 12], [10, -17, 16], [46, -4, 12], [40, 10, 10], [-40, 12, 10]], 10, 5);
  const foot = framed(cam, [x, 92, 250], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const shoe = roundedPts([[-50, -22, 20], [50, -22, 20], [58, 30, 16], [84, 84, 18], [-84, 84, 18], [-58, 30, 16]], 16, 5);
  const lock = foot.project([0, 28, 30]);
  return wall(s, local, wing, -300, wing, 300, bar)
    + form(s, face(local, wing, 300), { stops: PLASTIC, depth: 6 })
    + wall(s, foot, shoe, -34, shoe, 28, { color: '#2b2d30', spec: 0.3 }) + form(s, face(foot, shoe, 28), { stops: PLASTIC, depth: 16, angle: 60 })
    + (s.detail ? [-46, 46].map((a) => { const [bx, by] = foot.project([a, 64, 29]); return bolt(s, bx, by, 8, { socket: 'torx' }); }).join('') : '')
    + form(s, foot.circle(15, 29, 0, 28), { stops: ALUMINIUM, depth: 5 }) + s.stroke(poly([[lock[0] - 1, lock[1] - 7], [lock[0] + 1, lock[1] + 7]], false), '#17181a', 4);
}

function rearFeet(s: Scene, cam: Camera, x: number): string {
  const foot = framed(cam, [x, 92, -250], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const shoe = roundedPts([[-50, -10], [50, -10], [80, 84], [-80, 84]], 14, 4);
  return wall(s, foot, shoe, -30, shoe, 30, { color: '#232527', spec: 0.2 }) + s.path(face(foot, shoe, 30), { fill: '#1b1c1e' });
}

function locks(s: Scene, cam: Camera, size: readonly number[]): string {
  return [0.28, 0.62].map((u) => {
    const k = station(u, size);
    const x = (size[0] ?? 0) * (1 - 2 * u);
    const plate = roundedPts([[x - 46, 2], [x + 46, 2], [x + 42, 40], [x - 42, 40]], 12, 5);
    const d = face(cam, plate, k.w + 4);
    return form(s, d, { stops: PLASTIC, depth: 8 }) + form(s, cam.circle(11, k.w + 5, x, 20), { stops: ALUMINIUM, depth: 4 }) + recess(s, cam.circle(4, k.w + 6, x, 20), { depth: 3 });
  }).join('');
}

const base: Box = { color: '#1b1d20', finish: 'gloss', base: '#17181a', bars: 'alu', size: 'long', stripe: '' };

export const roofBox: Part<Box> = {
  name: 'roofBox',
  frame: { x: 800, y: 600, zoom: 1.06 },
  focus: { x: 640, y: 640, zoom: 2.3 },
  variants: [
    base,
    { ...base, color: '#e4e4e2', bars: 'black', size: 'wide' },
    { ...base, color: '#8b9096', size: 'short' },
    { ...base, color: '#303236', finish: 'matt', bars: 'black', size: 'short' },
    { ...base, color: '#5c6166', finish: 'matt', size: 'wide' },
    { ...base, color: '#e2e2e0', stripe: '#2b2d30' },
    { ...base, color: '#1c3f74', bars: 'black', size: 'wide' },
  ],
  draw(s, p) {
    const size = SIZES[p.size];
    const cam = camera({ cx: 800, cy: 590, yaw: -28, pitch: -17, distance: 3200, scale: 1.04 });
    const gloss = p.finish === 'gloss';
    const lid: Material = { color: darken(p.color, 0.14 * luminance(p.color)), metal: gloss ? 0.46 - 0.3 * luminance(p.color) : 0.05, spec: gloss ? 0.85 : 0.22, power: gloss ? 40 : 7, dark: darken(p.color, 0.8) };
    const tray: Material = { color: p.base, metal: 0.05, spec: 0.2, power: 8 };
    const pad = poly([[-size[0], -220], [size[0], -220], [size[0], 240], [-size[0] + 120, 240]].map(([x, z]) => cam.project([x ?? 0, GROUND, z ?? 0])));
    const stations = [-0.52, 0.5].map((k) => k * size[0]);
    const band = (v0: number, v1: number) => poly([...range(31).map((i) => cam.project(shell(size, true)(0.12 + i * 0.74 / 30, v0))), ...range(31).map((i) => cam.project(shell(size, true)(0.86 - i * 0.74 / 30, v1)))]);
    return [
      padShadow(s, pad, { wide: 44, tight: 24, opacity: 0.36 }),
      stations.map((x) => rearFeet(s, cam, x)).join(''),
      stations.map((x) => crossbar(s, cam, x, p)).join(''),
      // A coarse coat underneath keeps the floor from shining through the hairlines between fine tiles.
      skin(s, cam, shell(size, false), tray, { nu: 20, nv: 10 }), skin(s, cam, shell(size, false), tray, { nu: 40, nv: 18 }),
      skin(s, cam, shell(size, true), lid, { nu: 27, nv: 17 }), skin(s, cam, shell(size, true), lid, { nu: 52, nv: 36 }),
      p.stripe ? s.path(band(0.2, 0.28), { fill: p.stripe, opacity: 0.85 }) : '',
      gloss ? s.soft(band(0.3, 0.36), 9, { fill: '#fff', opacity: 0.16 }) : '',
      seam(s, cam, size), locks(s, cam, size),
    ].join('');
  },
};
