import { PAINT, darken, lighten, luminance } from '../kit/color.ts';
import { mesh } from '../kit/details.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { camera, poly, range, rounded, smooth } from '../kit/geometry.ts';
import { PLASTIC, carbon, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { BLACK_3D, STEEL_3D, lathe, painted, ramp } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { framed, skin } from './surface.ts';

interface BonnetParams { color: string; finish: 'paint' | 'carbon'; style: 'plain' | 'dome' | 'vents' | 'scoop' | 'louvres'; pins: boolean }

/** The panel: U −1..1 across, v 0..1 from the windscreen to the nose, raised by `lift`. */
function surface(style: BonnetParams['style']) {
  const dome = style === 'plain' ? 14 : 30;
  return (U: number, along: number, lift = 0): Point3 => {
    const [a, v] = [Math.abs(U), Math.max(0, along)];
    const rear = -390 - 66 * U * U;
    const front = 430 - 120 * a ** 2 - 110 * a ** 9;
    const spine = 0.5 - 0.2 * v;
    const h = 78 * (1 - U * U) + dome * (1 - ramp(spine - 0.09, spine + 0.05, a)) * ramp(-0.12, 0.25, v) * (1 - ramp(0.55, 1.02, v)) - 120 * ramp(0.6, 1.25, v) * 1.6
      - 34 * ramp(0.86, 1.04, a) + 16 * (1 - ramp(0.5, 1, v)) * Math.exp(-(((a - 0.8 + 0.1 * v) / 0.07) ** 2));
    return [U * (600 - 96 * v ** 1.8), -h - lift, rear + (front - rear) * along];
  };
}
type Surface = ReturnType<typeof surface>;

const patch = (cam: Camera, at: Surface, u0: number, u1: number, v0: number, v1: number, r = 10, lift = 0, skew = 0) =>
  rounded([[u0, v0], [u1, v0], [u1, v1], [u0, v1]].map(([u = 0, v = 0]) => { const [x, y] = cam.project(at(u + skew * v, v, lift)); return [x, y, r]; }));
const along = (cam: Camera, at: Surface, u: (v: number) => number, v0: number, v1: number): Point[] => range(21).map((i) => v0 + (v1 - v0) * i / 20).map((v) => cam.project(at(u(v), v)));

/** Reflections and feature lines that follow the panel. */
function gloss(s: Scene, cam: Camera, at: Surface, outline: string, p: BonnetParams) {
  const k = p.finish === 'carbon' ? 0.55 : 0.8;
  const band = (u0: number, u1: number, v0: number, v1: number) => poly([...along(cam, at, (v) => u0 * (1 - 0.2 * v), v0, v1), ...along(cam, at, (v) => u1 * (1 - 0.2 * v), v0, v1).reverse()]);
  const fade = (d: string, o: number, blur = 5) => s.soft(d, blur, { fill: s.linear([[0, '#fff', 0], [0.25, '#fff', o], [0.8, '#fff', o * 0.75], [1, '#fff', 0]], 80) });
  const crease = (side: number) => smooth(along(cam, at, (v) => side * (0.53 - 0.2 * v), 0.03, 0.95));
  const shoulder = (side: number) => smooth(along(cam, at, (v) => side * (0.8 - 0.1 * v), 0.02, 0.93));
  return s.clipped(outline,
    s.path(outline, { fill: s.linear([[0, '#000', 0], [0.5, '#000', 0.04], [1, '#000', 0.34]], 50) }),
    fade(band(-0.42, -0.2, 0.08, 0.8), 0.62 * k), fade(band(-0.17, -0.14, 0.1, 0.76), 0.34 * k), fade(band(-0.94, -0.85, 0.06, 0.86), 0.55 * k), fade(band(0.62, 0.68, 0.06, 0.88), 0.4 * k), fade(band(0.1, 0.22, 0.1, 0.66), 0.2 * k, 12),
    [-1, 1].map((side) => s.softStroke(crease(side), '#000', 9, 4, { opacity: 0.35, transform: 'translate(4 3)' }) + s.softStroke(crease(side), '#fff', 4, 1.6, { opacity: side < 0 ? 0.4 : 0.22 })),
    [-1, 1].map((side) => s.softStroke(shoulder(side), '#fff', 4, 2, { opacity: side < 0 ? 0.4 : 0.26 })),
    s.softStroke(smooth(range(25).map((i) => cam.project(at(-0.94 + 1.88 * i / 24, 0.955)))), '#fff', 8, 5, { opacity: 0.4 * k }),
    s.softStroke(smooth(range(25).map((i) => cam.project(at(-1 + 2 * i / 24, 1)))), '#000', 26, 11, { opacity: 0.5 }),
    s.detail && s.stroke(outline, '#000', 2, { opacity: 0.3, transform: 'translate(6 -9)' }),
    s.stroke(outline, '#fff', 4, { opacity: 0.4, transform: 'translate(1 2)' }));
}

function opening(s: Scene, d: string, slats: string[], p: BonnetParams) {
  const dark = darken(p.color, 0.3);
  return s.softStroke(d, lighten(p.color, 0.5), 9, 4, { opacity: 0.5 }) + recess(s, d, { depth: 14, fill: '#08090a', lip: 0.6 })
    + s.clipped(d, slats.map((k) => s.path(k, { fill: p.finish === 'carbon' ? '#2f3134' : s.linear([[0, lighten(p.color, 0.3)], [0.4, dark], [1, darken(p.color, 0.7)]]) }) + s.stroke(k, '#fff', 1.2, { opacity: 0.3 })), s.softStroke(d, '#000', 20, 8, { opacity: 0.7, transform: 'translate(5 8)' }));
}

function scoop(s: Scene, cam: Camera, at: Surface, m: Material, p: BonnetParams) {
  const [half, v0, v1] = [0.27, 0.2, 0.6];
  const rise = (u: number, v: number) => 84 * ramp(0, 0.95, v) * (1 - Math.abs(u) ** 5);
  const shell = (u: number, v: number) => { const U = 2 * u - 1; return at(U * half * (0.66 + 0.34 * v), v0 + (v1 - v0) * v, rise(U, v) + 2); };
  const arc = (k: number, inset: number): Point[] => range(21).map((i) => -1 + i / 10).map((U) => cam.project(at(U * half * inset, v1, 2 + k * rise(U, 1))));
  const lip = poly([...arc(1, 1), ...arc(0, 1).reverse()]);
  const mouth = poly([...arc(0.84, 0.92), ...arc(0.08, 0.92).reverse()]);
  const top = poly([...range(21).map((i) => cam.project(shell(i / 20, 0))), ...range(11).map((i) => cam.project(shell(1, i / 10))), ...arc(1, 1).reverse(), ...range(11).map((i) => cam.project(shell(0, 1 - i / 10)))]);
  return s.soft(top, 16, { fill: '#000', opacity: 0.4, transform: 'translate(20 14)' })
    + skin(s, cam, shell, m, { nu: 22, nv: 16, twoSided: true })
    + (p.finish === 'carbon' ? s.path(top, { fill: carbon(s, 8, 4), opacity: 0.5 }) : '')
    + s.clipped(top, s.soft(poly([...range(9).map((i) => cam.project(shell(0.24, 0.15 + i * 0.1))), ...range(9).map((i) => cam.project(shell(0.38, 0.95 - i * 0.1)))]), 8, { fill: '#fff', opacity: 0.42 }))
    + form(s, lip, { stops: [[0, lighten(p.color, 0.3)], [1, darken(p.color, 0.4)]], depth: 8 })
    + recess(s, mouth, { depth: 12, fill: '#060708' }) + s.clipped(mouth, s.path(mouth, { fill: mesh(s, 'honeycomb', 8, { wire: '#26282b', light: '#6f7378', back: '#050606' }), opacity: 0.8 }), s.softStroke(mouth, '#000', 30, 9, { opacity: 0.8 }));
}

function pin(s: Scene, cam: Camera, at: Surface, U: number) {
  const up = framed(cam, at(U, 0.84), [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  return lathe(s, up, [[34, 0], [34, 4], [28, 6], [12, 6]], { ...STEEL_3D, color: '#7d8185', metal: 0.5 }) + lathe(s, up, [[12, 4], [11, 26], [8, 30], [0, 30]], STEEL_3D, { steps: 24 }) + lathe(s, up, [[5, 28], [5, 34], [0, 34]], BLACK_3D, { steps: 12 });
}

export const bonnet: Part<BonnetParams> = {
  name: 'bonnet',
  frame: { x: 800, y: 606, zoom: 1.02 },
  focus: { x: 600, y: 560, zoom: 1.95 },
  variants: [
    { color: PAINT.red, finish: 'paint', style: 'dome', pins: false },
    { color: PAINT.black, finish: 'carbon', style: 'vents', pins: true },
    { color: PAINT.blue, finish: 'paint', style: 'scoop', pins: false },
    { color: PAINT.silver, finish: 'paint', style: 'plain', pins: false },
    { color: PAINT.graphite, finish: 'paint', style: 'louvres', pins: true },
    { color: PAINT.white, finish: 'paint', style: 'vents', pins: false },
    { color: PAINT.black, finish: 'carbon', style: 'scoop', pins: true },
    { color: PAINT.black, finish: 'paint', style: 'dome', pins: false },
    { color: PAINT.blue, finish: 'paint', style: 'plain', pins: false },
    { color: PAINT.white, finish: 'paint', style: 'dome', pins: false },
    { color: PAINT.graphite, finish: 'paint', style: 'plain', pins: false },
    { color: PAINT.black, finish: 'paint', style: 'plain', pins: false },
    { color: PAINT.silver, finish: 'paint', style: 'dome', pins: false },
    { color: PAINT.graphite, finish: 'paint', style: 'dome', pins: false },
    { color: PAINT.red, finish: 'paint', style: 'plain', pins: false },
    { color: PAINT.green, finish: 'paint', style: 'plain', pins: false },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 620, yaw: -20, pitch: -42, distance: 2600, scale: 1.04 });
    const at = surface(p.style);
    const m: Material = p.finish === 'carbon' ? { color: '#1e2023', metal: 0.25, spec: 0.4, power: 30 } : { ...painted(darken(p.color, 0.24 - 0.2 * luminance(p.color))), metal: 0.02, spec: 0.3, power: 40 };
    const rim = (drop: number): Point[] => [
      ...range(31).map((i) => at(-0.985 + 1.97 * i / 30, 0, -drop)), ...range(21).map((i) => at(1, 0.02 + 0.9 * i / 20, -drop)),
      ...range(41).map((i) => at(0.985 - 1.97 * i / 40, 1, -drop)), ...range(21).map((i) => at(-1, 0.92 - 0.9 * i / 20, -drop)),
    ].map(cam.project);
    const outline = smooth(rim(0), true);
    const floor = poly(rim(0).map(([x, y]): Point => [800 + (x - 800) * 0.96 + 16, y + 96]));
    const slats = (u0: number, u1: number, v0: number, v1: number, n: number) => range(n).map((i) => v0 + (v1 - v0) * i / n).map((v) => patch(cam, at, u0, u1, v, v + (v1 - v0) / n * 0.55, 2));
    const vent = (side: number) => opening(s, patch(cam, at, side * 0.24, side * 0.36, 0.3, 0.62, 14), slats(side * 0.23, side * 0.37, 0.3, 0.62, 5), p);
    const louvre = (side: number) => range(6).map((i) => 0.24 + i * 0.08).map((v) => opening(s, patch(cam, at, side * 0.5, side * 0.66, v, v + 0.045, 8), slats(side * 0.5, side * 0.66, v - 0.01, v + 0.045, 1), p)).join('');
    return [
      padShadow(s, floor, { wide: 44, tight: 18, opacity: 0.5 }),
      form(s, smooth(rim(26), true), { stops: PLASTIC, depth: 10 }),
      form(s, smooth(rim(12), true), { stops: [[0, lighten(p.color, 0.2)], [0.6, darken(p.color, 0.3)], [1, darken(p.color, 0.65)]], depth: 8, gloss: 0.3 }),
      s.clipped(outline, s.path(outline, { fill: m.color }), skin(s, cam, (u, v) => at(u * 2 - 1, v), m, { nu: 56, nv: 26, twoSided: true }), p.finish === 'carbon' && s.path(outline, { fill: carbon(s, 9, 4), opacity: 0.55 })),
      gloss(s, cam, at, outline, p),
      p.style === 'vents' ? vent(-1) + vent(1) : p.style === 'louvres' ? louvre(-1) + louvre(1) : p.style === 'scoop' ? scoop(s, cam, at, m, p) : '',
      [-0.3, 0.3].map((u) => form(s, patch(cam, at, u - 0.018, u + 0.018, 0.03, 0.06, 5), { stops: PLASTIC, depth: 5 })).join(''),
      p.pins ? [-0.62, 0.62].map((u) => pin(s, cam, at, u)).join('') : '',
    ].join('');
  },
};
