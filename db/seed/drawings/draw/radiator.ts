import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { camera, poly, polar, range } from '../kit/geometry.ts';
import { PLASTIC, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { ALLOY_3D, BLACK_3D, STEEL_3D, lathe, painted } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { framed, roundBox, skin, walls } from './surface.ts';

interface RadiatorParams { core: string; tank: 'plastic' | 'alloy'; fans: 0 | 1 | 2; cap: string; rows: number }

const [W, H, D] = [440, 270, 30];
const PLASTIC_3D: Material = { color: '#3b3d40', metal: 0.2, spec: 0.45, power: 14, dark: '#060708' };
const tankMaterial = (p: RadiatorParams): Material => (p.tank === 'alloy' ? { ...ALLOY_3D, color: '#b3b6b9', metal: 0.8 } : PLASTIC_3D);

function core(s: Scene, cam: Camera, p: RadiatorParams) {
  const pitch = 2 * H / p.rows;
  const strip = (y0: number, y1: number) => poly([[-W, y0], [W, y0], [W, y1], [-W, y1]].map(([x = 0, y = 0]) => cam.project([x, y, D])));
  const face = strip(-H, H);
  const tube = pitch * 0.3;
  const fins = range(p.rows).map((i) => -H + i * pitch).map((y) => {
    const zig = poly(range(s.detail ? 241 : 161).map((k, _, all) => cam.project([-W + k * 2 * W / (all.length - 1), k % 2 ? y + tube : y + pitch, D - 4])), false);
    return s.stroke(zig, darken(p.core, 0.4), 1.7, { strokeLinejoin: 'miter' }) + s.stroke(zig, lighten(p.core, 0.55), 0.8, { opacity: 0.55, transform: 'translate(-0.8 -0.3)' });
  });
  return [
    s.path(face, { fill: darken(p.core, 0.86) }),
    fins,
    range(p.rows + 1).map((i) => s.path(strip(-H + i * pitch - tube * 0.1, -H + i * pitch + tube), { fill: s.linear([[0, lighten(p.core, 0.75)], [0.5, p.core], [1, darken(p.core, 0.55)]]) })),
    s.path(face, { fill: s.linear([[0, '#fff', 0.3], [0.26, '#fff', 0.04], [0.42, '#fff', 0.2], [0.55, '#000', 0.02], [1, '#000', 0.45]], 34) }),
  ].flat().join('');
}

/** Side plates above and below the core. */
function rail(s: Scene, cam: Camera, y: number) {
  const up = framed(cam, [0, y, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const outline = roundBox(2 * W, 2 * D + 14, 4);
  const m = { ...ALLOY_3D, color: '#a7aaad' };
  return walls(s, up, outline, -11, 11, m)
    + form(s, poly(outline.map(([x, z]) => up.project([x, z, 11]))), { stops: [[0, '#eceded'], [0.6, '#b2b5b8'], [1, '#8a8d90']], depth: 6, angle: 20 });
}

/** Header tank with moulded ribs, a bulged section swept along the height. */
function tank(s: Scene, cam: Camera, side: number, p: RadiatorParams) {
  const [depth, wide, n] = [62, 104, p.tank === 'plastic' ? 9 : 0];
  const rib = (v: number) => (n ? 7 * Math.max(0, Math.cos(v * n * 2 * Math.PI)) ** 6 : 0);
  const end = (v: number) => Math.min(1, Math.sqrt(Math.max(0, Math.min(v, 1 - v)) / 0.045));
  const at = (u: number, v: number): readonly [number, number, number] => {
    const a = (u * 180 - 90) * side * Math.PI / 180;
    const k = 0.72 + 0.28 * end(v);
    const soft = (c: number) => Math.sign(c) * Math.abs(c) ** 0.62;
    return [side * W + (wide * soft(Math.abs(Math.cos(a))) * side + rib(v) * side) * k, (v - 0.5) * (2 * H + 56), (depth + rib(v)) * -soft(Math.sin(a)) * side * side * k];
  };
  const up = framed(cam, [0, 0, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const lid = poly(range(17).map((i) => cam.project(at(i / 16, 0.004))));
  const m = tankMaterial(p);
  const flange: Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, z = 0]): Point => [side * (W + 4) + x * 20, z * 70]);
  return [
    skin(s, cam, (u, v) => at(side > 0 ? 1 - u : u, v), m, { nu: 16, nv: n ? 96 : 30, twoSided: true }),
    form(s, lid, { stops: [[0, lighten(m.color, 0.45)], [1, m.color]], depth: 8 }),
    walls(s, up, flange, -H - 26, H + 26, { ...ALLOY_3D, color: '#b1b4b7' }),
    range(34).map((i) => -H - 18 + i * (2 * H + 36) / 33).map((y) => s.stroke(poly([cam.project([side * (W + 4) - 17, y, 71]), cam.project([side * (W + 4) + 17, y, 71])], false), '#2b2d30', 2.2, { opacity: 0.55 })),
    s.path(poly(flange.map(([x, z]) => cam.project([x, -H - 26, z]))), { fill: '#d8dadb' }),
  ].flat().join('');
}

function stub(s: Scene, cam: Camera, side: number, y: number, p: RadiatorParams) {
  const o = { ox: side * (W + 56), oy: y };
  const m = tankMaterial(p);
  const mouth = cam.circle(30, 190, o.ox, o.oy);
  return s.softStroke(cam.circle(46, 66, o.ox, o.oy), '#000', 12, 6, { opacity: 0.5 })
    + lathe(s, cam, [[52, 56], [48, 70], [40, 80], [39, 160], [44, 166], [44, 174], [39, 182], [37, 190], [30, 190]], m, o)
    + s.clipped(mouth, s.path(mouth, { fill: '#08090a' }), lathe(s, cam, [[30, 190], [30, 60]], { ...m, color: darken(m.color, 0.3) }, o), s.path(cam.circle(30, 110, o.ox, o.oy), { fill: '#050506' }));
}

function fan(s: Scene, cam: Camera, cx: number, r: number) {
  const on = (rad: number, a: number, z: number) => { const [x, y] = polar(rad, a); return cam.project([cx + x, y, z]); };
  const [z0, z1] = [D + 20, D + 74];
  const blades = range(9).map((i) => i * 40).map((a) => poly([
    ...range(7).map((k) => on(58 + k * (r - 66) / 6, a + k * k * 0.7, z1 - 10)),
    ...range(7).map((k) => on(r - 8 - k * (r - 66) / 6, a + 52 - k * 2.4, z0 + 6)),
  ]));
  const hole = cam.circle(r, z1, cx);
  return s.clipped(hole,
    lathe(s, cam, [[r, z1], [r - 2, z0]], { ...PLASTIC_3D, color: '#1d1e20' }, { ox: cx }),
    blades.map((d) => s.soft(d, 5, { fill: '#000', opacity: 0.4, transform: 'translate(5 9)' }) + form(s, d, { stops: [[0, '#6a6d70'], [0.3, '#36383b'], [1, '#121315']], depth: 7, angle: 60, gloss: 0.3, rim: 0.5 })),
    lathe(s, cam, [[64, z0], [64, z1 - 6], [58, z1], [44, z1]], PLASTIC_3D, { ox: cx }),
    range(3).map((i) => 30 + i * 120).map((a) => { const d = poly([on(40, a, z1 + 2), on(r + 6, a - 8, z1 + 2)], false); return s.stroke(d, '#111214', 22, { strokeLinecap: 'butt' }) + s.stroke(d, '#3a3c3f', 15, { strokeLinecap: 'butt' }) + s.stroke(d, '#75787b', 3, { transform: 'translate(-3 -5)', opacity: 0.7 }); }))
    + lathe(s, cam, [[56, z1], [56, z1 + 14], [48, z1 + 22], [18, z1 + 24], [16, z1 + 20], [0, z1 + 20]], { ...BLACK_3D, color: '#3a3d40', metal: 0.5 }, { ox: cx })
    + s.stroke(cam.circle(r + 4, z1, cx), '#8b8f93', 2.5, { opacity: 0.6 });
}

function shroud(s: Scene, cam: Camera, fans: 1 | 2) {
  const spots = fans === 2 ? [[-212, 190], [212, 190]] as const : [[-120, 228]] as const;
  const outline = roundBox(2 * W - 24, 2 * H - 20, 40);
  const z = D + 74;
  const ring = poly(outline.map(([x, y]) => cam.project([x, y, z])));
  const face = ring + spots.map(([x, r]) => cam.circle(r, z, x)).join('');
  return walls(s, cam, outline, D, z, PLASTIC_3D)
    + spots.map(([x, r]) => s.path(cam.circle(r, D + 2, x), { fill: '#000', opacity: 0.35 })).join('')
    + form(s, face, { stops: PLASTIC, depth: 18, gloss: 0.4, angle: 40 })
    + spots.map(([x, r]) => fan(s, cam, x, r)).join('')
    + [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, y = 0]) => { const [a, b] = cam.project([x * (W - 34), y * (H - 32), z]); return bolt(s, a, b, 10, { socket: 'torx' }); }).join('');
}

export const radiator: Part<RadiatorParams> = {
  name: 'radiator',
  frame: { x: 808, y: 592, zoom: 1.2 },
  focus: { x: 420, y: 640, zoom: 2.4 },
  variants: [
    { core: '#a9acaf', tank: 'plastic', fans: 0, cap: '#2b2d30', rows: 30 },
    { core: '#a9acaf', tank: 'plastic', fans: 2, cap: '#2b2d30', rows: 30 },
    { core: '#b3b6b9', tank: 'alloy', fans: 0, cap: PAINT.red, rows: 22 },
    { core: '#4b4f54', tank: 'plastic', fans: 1, cap: '#d8a713', rows: 30 },
    { core: '#b3b6b9', tank: 'alloy', fans: 2, cap: PAINT.blue, rows: 22 },
    { core: '#3c3f43', tank: 'plastic', fans: 0, cap: '#2f8a4d', rows: 36 },
    { core: '#8f9296', tank: 'plastic', fans: 0, cap: '#d8a713', rows: 24 },
    { core: '#a9acaf', tank: 'plastic', fans: 1, cap: '#2b2d30', rows: 24 },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 590, yaw: 24, pitch: -11, distance: 3000, scale: 1.08 });
    const filler = framed(cam, [W + 50, -H - 26, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
    const ground = poly([[-W - 100, -64], [W + 100, -64], [W + 100, 64], [-W - 100, 64]].map(([x = 0, z = 0]) => cam.project([x, H + 58, z])));
    const peg = (x: number) => lathe(s, framed(cam, [x, H + 28, 0], [1, 0, 0], [0, 0, -1], [0, 1, 0]), [[26, 0], [26, 16], [20, 30], [0, 30]], PLASTIC_3D, { steps: 24 });
    return [
      padShadow(s, ground, { wide: 36, tight: 10, opacity: 0.5 }),
      [-W - 40, W + 40].map(peg).join(''),
      lathe(s, filler, [[36, 0], [34, 20], [46, 22], [48, 26]], tankMaterial(p)) + lathe(s, filler, [[50, 24], [56, 30], [56, 46], [48, 54], [20, 56], [0, 56]], p.tank === 'alloy' ? { ...STEEL_3D, color: p.cap } : painted(p.cap)),
      tank(s, cam, 1, p), rail(s, cam, H + 12), core(s, cam, p), rail(s, cam, -H - 12), tank(s, cam, -1, p),
      p.fans ? shroud(s, cam, p.fans) : '',
      stub(s, cam, -1, 160, p), stub(s, cam, 1, -150, p),
      recess(s, cam.circle(9, 64, -W - 50, H - 10), { depth: 5, fill: '#b01c26' }),
    ].join('');
  },
};
