import { darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, ellipse, polar, range, rounded } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { CHROME, PLASTIC, form, glassLens, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { BLACK_3D, lathe, painted } from '../kit/solid.ts';
import { floorShadow } from '../kit/studio.ts';
import { face, roundedPts, wall } from './extrude.ts';

interface WorkLamp {
  shape: 'round' | 'square' | 'beacon';
  leds: 9 | 16 | 1;
  housing: string;
  light: string;
  lit: boolean;
  count: 1 | 2;
}

/** Where the diodes sit: in rows, in rings, or one large one. */
function seats({ shape, leds }: WorkLamp): Point[] {
  if (leds === 1) return [[0, 0]];
  if (shape === 'round') return leds === 9 ? [[0, 0], ...range(8).map((i) => polar(122, i * 45))] : [...range(5).map((i) => polar(62, i * 72 - 90)), ...range(11).map((i) => polar(142, (i * 360) / 11))];
  const n = Math.sqrt(leds);
  const step = 360 / n;
  return range(leds).map((i): Point => [((i % n) - (n - 1) / 2) * step, (Math.floor(i / n) - (n - 1) / 2) * step]);
}

function diode(s: Scene, cam: Camera, [x, y]: Point, r: number, p: WorkLamp): string {
  const bowl = cam.circle(r, 46, x, y);
  const [cx, cy] = cam.project([x, y, 30]);
  const rings = r > 100 ? [0.78, 0.56].map((k) => s.stroke(cam.circle(r * k, 40, x, y), '#000', 2, { opacity: 0.3 })).join('') : '';
  const core = p.lit
    ? s.path(ellipse(cx, cy, r * 1.25), { fill: s.radial([[0, '#fff'], [0.3, '#fff'], [0.46, lighten(p.light, 0.4), 0.8], [1, p.light, 0]]) })
    : s.path(ellipse(cx, cy, r * 0.36), { fill: s.radial([[0, '#f3d35a'], [0.5, '#c59a1c'], [0.56, '#d9dbdc'], [1, '#3a3d40']]) });
  return s.path(bowl, { fill: s.radial([[0, '#f7f8f8'], [0.5, '#b6babe'], [0.8, '#6e7276'], [1, '#2b2d30']], { cx: 0.42, cy: 0.38 }) }) + rings + s.stroke(bowl, '#101113', 3, { opacity: 0.7 }) + core;
}

/** Bow that holds the lamp, with its foot. */
function bow(s: Scene, cam: Camera): string {
  const [l, r] = [cam.project([-246, 0, -40]), cam.project([246, 0, -40])];
  const [fl, fr] = [cam.project([-200, 300, -40]), cam.project([200, 300, -40])];
  const arm = (a: Point, b: Point) => rounded([[a[0] - 20, a[1] - 30, 20], [a[0] + 20, a[1] - 30, 20], [b[0] + 24, b[1], 10], [b[0] - 24, b[1], 10]]);
  const foot = rounded([[fl[0] - 24, fl[1] - 26], [fr[0] + 24, fr[1] - 26], [fr[0] + 24, fr[1] + 8], [fl[0] - 24, fl[1] + 8]], 12);
  return form(s, arm(l, fl), { stops: PLASTIC, depth: 10 }) + form(s, arm(r, fr), { stops: PLASTIC, depth: 10 }) + form(s, foot, { stops: PLASTIC, depth: 9 }) + bolt(s, l[0], l[1], 19, { socket: 'hex' }) + bolt(s, r[0], r[1], 19, { socket: 'hex' });
}

function fins(s: Scene, cam: Camera, p: WorkLamp): string {
  const metal = { color: p.housing, metal: 0.35, spec: 0.35, power: 24 };
  if (p.shape === 'round')
    return range(6).map((i) => lathe(s, cam, [[196, -150 + i * 22], [206, -148 + i * 22], [206, -138 + i * 22], [170, -136 + i * 22]], metal, { steps: 60 })).join('');
  return range(6).map((i) => { const d = roundedPts([[-196, -196], [196, -196], [196, 196], [-196, 196]], 30, 5); return wall(s, cam, d, -150 + i * 22, d, -138 + i * 22, metal) + form(s, face(cam, d, -138 + i * 22), { stops: PLASTIC, depth: 8 }); }).join('');
}

function lamp(s: Scene, cx: number, cy: number, scale: number, p: WorkLamp): string {
  const cam = camera({ cx, cy, yaw: -26, pitch: -12, distance: 2800, scale });
  const metal = { color: p.housing, metal: 0.35, spec: 0.4, power: 26 };
  const square = (w: number) => roundedPts([[-w, -w], [w, -w], [w, w], [-w, w]], 44, 7);
  const round = p.shape === 'round';
  const opening = round ? cam.circle(200, 58) : face(cam, square(196), 58);
  const body = round
    ? lathe(s, cam, [[196, -16], [232, -10], [236, 0], [236, 52], [228, 62], [200, 62]], metal)
    : wall(s, cam, square(228), -12, square(228), 60, metal) + form(s, face(cam, square(228), 60), { stops: [[0, lighten(p.housing, 0.4)], [0.5, p.housing], [1, darken(p.housing, 0.5)]], depth: 16 });
  const corners = round ? range(4).map((i) => polar(218, 45 + i * 90)) : [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, y = 0]): Point => [x * 208, y * 208]);
  const r = p.leds === 1 ? 184 : p.leds === 9 ? 54 : 40;
  return [
    floorShadow(s, cx + 20 * scale, cy + 312 * scale, 290 * scale, 36 * scale),
    bow(s, cam),
    fins(s, cam, p),
    body,
    recess(s, opening, { depth: 20, fill: '#0c0d0e' }),
    s.clipped(opening, seats(p).map((seat) => diode(s, cam, seat, r, p))),
    p.lit ? s.soft(opening, 40, { fill: p.light, opacity: 0.16 }) : '',
    glassLens(s, opening, { strength: p.lit ? 0.45 : 0.8 }),
    corners.map(([x, y]) => { const [a, b] = cam.project([x, y, 62]); return bolt(s, a, b, 11 * scale, { socket: 'torx' }); }).join(''),
  ].join('');
}

/** Amber dome on a magnetic foot. */
function beacon(s: Scene, p: WorkLamp): string {
  const cam = camera({ cx: 800, cy: 880, yaw: 0, pitch: 78, distance: 4200, scale: 1.15 });
  const glass = { ...painted(p.light), spec: 0.9, power: 40 };
  const dome: Point[] = [[196, 96], [204, 120], [206, 260], [196, 330], [164, 392], [110, 430], [50, 446], [0, 450]];
  const shine = rounded([[660, 470, 20], [704, 440, 20], [700, 700, 20], [660, 700, 20]]);
  const ribs = range(9).map((i) => s.stroke(`M${cam.on(206, 130, 20 + i * 17.5).join(' ')}L${cam.on(204, 300, 20 + i * 17.5).join(' ')}`, darken(p.light, 0.4), 5, { opacity: 0.35 }));
  return [
    floorShadow(s, 800, 900, 300, 46),
    lathe(s, cam, [[236, 0], [246, 10], [246, 40], [232, 58], [206, 62]], BLACK_3D),
    lathe(s, cam, [[206, 62], [212, 70], [212, 92], [196, 98]], { ...BLACK_3D, color: p.housing }),
    lathe(s, cam, dome, glass),
    ribs.join(''),
    p.lit ? s.soft(ellipse(800, 600, 130, 170), 50, { fill: '#fff3cf', opacity: 0.75 }) : '',
    s.soft(shine, 8, { fill: '#fff', opacity: 0.55 }),
    form(s, cam.circle(26, 451), { stops: CHROME, depth: 6 }),
  ].join('');
}

const base: WorkLamp = { shape: 'round', leds: 9, housing: '#2d3034', light: '#e9f3ff', lit: true, count: 1 };

export const workLamp: Part<WorkLamp> = {
  name: 'workLamp',
  frame: { x: 800, y: 620, zoom: 1.06 },
  focus: { x: 700, y: 540, zoom: 2.2 },
  variants: [
    base,
    { ...base, lit: false },
    { ...base, shape: 'square', leds: 16 },
    { ...base, shape: 'square', leds: 16, lit: false, housing: '#5c6166' },
    { ...base, leds: 1, lit: false, housing: '#202225' },
    { ...base, leds: 1, housing: '#2d3034', light: '#ffd98a' },
    { ...base, leds: 16, count: 2 },
    { ...base, shape: 'square', leds: 9, count: 2, lit: false },
    { ...base, shape: 'beacon', light: '#e88a12', lit: true },
    { ...base, shape: 'square', leds: 9, count: 2, light: '#fff1d2' },
  ],
  draw: (s, p) =>
    p.shape === 'beacon' ? beacon(s, p) : p.count === 2 ? lamp(s, 1120, 540, 0.92, p) + lamp(s, 500, 600, 1.02, p) : lamp(s, 800, 570, 1.36, p),
};
