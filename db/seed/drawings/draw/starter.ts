import { PAINT, darken, lighten } from '../kit/color.ts';
import { tube } from '../kit/details.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { camera, ellipse, poly, polar, range, smooth } from '../kit/geometry.ts';
import { form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, STEEL_3D, lathe, painted, shade, softProfile } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { walls } from './surface.ts';

interface StarterParams { body: string; gloss: 'paint' | 'steel'; solenoid: string; nose: string; teeth: number; ring: string }

const COPPER: Material = { color: '#b8733a', metal: 0.8, spec: 0.4, power: 26, dark: '#2a1408' };
const SOLENOID = { ox: 0, oy: -206 };

/** Two-eared mounting flange, an outline round the motor axis. */
function flange(s: Scene, cam: Camera, m: Material) {
  const lobe = (a: number, r: number, size: number): Point[] => range(9).map((i) => { const [x, y] = polar(r, a); const [dx, dy] = polar(size, a - 88 + i * 22); return [x + dx, y + dy] as const; });
  const arc = (a0: number, a1: number, r: number): Point[] => range(7).map((i) => polar(r, a0 + (a1 - a0) * i / 6));
  const outline = [...lobe(-140, 226, 46), ...arc(-112, -68, 194), ...lobe(-38, 226, 46), ...arc(0, 120, 160), ...arc(128, 178, 160)];
  const c = shade(s, m, cam.rotate([0, 0, 1]));
  const eyes = [-140, -38].map((a) => polar(226, a));
  return walls(s, cam, outline, 196, 236, m)
    + form(s, poly(outline.map(([x, y]) => cam.project([x, y, 236]))), { stops: [[0, lighten(c, 0.5)], [0.5, lighten(c, 0.1)], [1, darken(c, 0.3)]], depth: 14, angle: 60 })
    + eyes.map(([ox, oy]) => lathe(s, cam, [[30, 234], [30, 242], [21, 242]], m, { ox, oy, steps: 30 }) + recess(s, cam.circle(21, 242, ox, oy), { depth: 10, fill: '#0a0b0c' })).join('');
}

function pinion(s: Scene, cam: Camera, teeth: number) {
  const tip = 84;
  const outline = range(teeth).flatMap((i): Point[] => [[62, 0], [62, 0.24], [tip, 0.4], [tip, 0.62], [62, 0.8]].map(([r = 0, k = 0]) => polar(r, (i + k) * 360 / teeth)));
  const m = { ...STEEL_3D, color: '#b5b8bb', metal: 0.9 };
  const face = (z: number, k: number) => poly(outline.map(([x, y]) => cam.project([x * k, y * k, z])));
  return lathe(s, cam, [[44, 236], [44, 296]], { ...STEEL_3D, color: '#8b8f93' })
    + lathe(s, cam, [[84, 262], [86, 268], [86, 286], [80, 292], [50, 292]], STEEL_3D)
    + walls(s, cam, outline, 296, 382, m)
    + form(s, face(382, 1), { stops: [[0, '#f2f2f0'], [0.45, '#b4b7ba'], [1, '#686c71']], depth: 8, angle: 60 })
    + s.stroke(cam.circle(47, 382.5), '#000', 2, { opacity: 0.3 })
    + recess(s, cam.circle(33, 383), { depth: 10, fill: '#1a1b1d' })
    + lathe(s, cam, [[30, 376], [30, 398], [25, 404], [10, 406], [0, 402]], CHROME_3D, { steps: 40 });
}

function solenoid(s: Scene, cam: Camera, p: StarterParams) {
  const m = p.gloss === 'steel' ? { ...STEEL_3D, color: p.solenoid } : { ...painted(p.solenoid), metal: 0.45 };
  const stud = (ox: number, oy: number, z: number, r: number) => lathe(s, cam, [[0, z], [r, z], [r, -330]], COPPER, { ox, oy, steps: 24 })
    + lathe(s, cam, [[r * 1.9, z + 18], [r * 1.9, z + 38], [r, z + 40]], { ...STEEL_3D, color: '#c3a36a' }, { ox, oy, steps: 6 });
  return stud(-36, -206, -410, 13) + stud(42, -206, -404, 13)
    + lathe(s, cam, [[50, -352], [80, -344], [88, -330], [88, -286]], { ...BLACK_3D, color: '#3d2b22', spec: 0.5 }, SOLENOID)
    + lathe(s, cam, [[88, -290], [94, -286], [94, -274], [90, -270], [90, 46], [94, 50], [94, 66], [90, 70]], m, SOLENOID)
    + lathe(s, cam, [[90, 66], [98, 72], [98, 104], ...softProfile([[97, 106], [92, 130], [74, 160], [44, 184], [0, 194]], 4)], { ...ALLOY_3D, color: p.nose, metal: 0.5 }, SOLENOID);
}

function motor(s: Scene, cam: Camera, p: StarterParams, alloy: Material) {
  const m = p.gloss === 'steel' ? { ...STEEL_3D, color: p.body, metal: 0.95 } : { ...painted(p.body), metal: 0.4 };
  return lathe(s, cam, [[40, -420], [46, -414], [48, -392], [120, -384], [136, -372], [140, -356], [140, -322]], alloy)
    + lathe(s, cam, [[140, -330], [146, -326], [148, -318], [146, -310], [142, -306], [142, 70], [146, 74], [148, 84], [146, 92]], m, { steps: 44 })
    + lathe(s, cam, [[143, -290], [145, -286], [145, -262], [143, -258]], painted(p.ring), { steps: 44 })
    + s.stroke(smooth(cam.arc(143, -232, -80, 56)), '#000', 2, { opacity: 0.25 })
    + plate(s, cam)
    + lathe(s, cam, [[146, 92], [150, 96], [152, 120], [156, 150], [156, 196]], alloy)
    + range(5).map((i) => -70 + i * 30).map((a) => { const d = poly([cam.project([...polar(153, a), 104]), cam.project([...polar(157, a), 194])], false); return s.stroke(d, '#000', 12, { opacity: 0.28, transform: 'translate(4 3)' }) + s.stroke(d, lighten(p.nose, 0.35), 8, { opacity: 0.85 }) + s.stroke(d, '#fff', 2, { opacity: 0.5, transform: 'translate(-2 -2)' }); }).join('');
}

/** Blank type plate wrapped round the motor. */
function plate(s: Scene, cam: Camera) {
  const area = (a0: number, a1: number, z0: number, z1: number) => poly([...range(9).map((i) => cam.project([...polar(143, a0 + (a1 - a0) * i / 8), z1])), ...range(9).map((i) => cam.project([...polar(143, a1 - (a1 - a0) * i / 8), z0]))]);
  const d = area(-28, 22, -200, -20);
  return s.path(d, { fill: s.linear([[0, '#e9e8e4'], [0.4, '#c9c9c6'], [1, '#7d7e7e']], 70) }) + s.stroke(d, '#000', 1.6, { opacity: 0.5 })
    + s.path(area(-22, -8, -190, -120), { fill: '#33363a', opacity: 0.75 })
    + s.path(area(8, 12, -186, -40), { fill: '#33363a', opacity: 0.35 })
    + [[-24, -26], [18, -26], [-24, -194], [18, -194]].map(([a = 0, z = 0]) => s.path(ellipse(...cam.project([...polar(143, a), z]), 3.4), { fill: '#55585b' })).join('');
}

/** Braided lead from the solenoid into the motor. */
function lead(s: Scene, cam: Camera) {
  const d = smooth([[42, -206, -366], [120, -170, -372], [136, -110, -340], [128, -62, -318]].map(([x = 0, y = 0, z = 0]) => cam.project([x, y, z])));
  return tube(s, d, 26, ['#2c1407', '#7a4420', '#b8733a', '#e0a56a'], [-0.08, -0.14], 'round')
    + s.stroke(d, '#3d1d0c', 22, { strokeDasharray: '3 5', opacity: 0.55, strokeLinecap: 'butt' });
}

export const starter: Part<StarterParams> = {
  name: 'starter',
  frame: { x: 820, y: 606, zoom: 1.46 },
  focus: { x: 640, y: 600, zoom: 2.4 },
  variants: [
    { body: '#2a2c2f', gloss: 'paint', solenoid: '#2a2c2f', nose: '#a6a9ac', teeth: 11, ring: '#1c1e20' },
    { body: '#b0b4b8', gloss: 'steel', solenoid: '#c2b48a', nose: '#b4b7ba', teeth: 10, ring: '#8a8e92' },
    { body: '#1f3f72', gloss: 'paint', solenoid: '#b9bcbf', nose: '#a6a9ac', teeth: 9, ring: '#183052' },
    { body: '#3a3d41', gloss: 'steel', solenoid: '#8d9195', nose: '#54575b', teeth: 12, ring: '#b01c26' },
    { body: PAINT.red, gloss: 'paint', solenoid: '#26282b', nose: '#b4b7ba', teeth: 10, ring: '#7a1219' },
    { body: '#c2c4c6', gloss: 'steel', solenoid: '#3a3d40', nose: '#96999c', teeth: 13, ring: '#c9a24c' },
    { body: '#6d7176', gloss: 'steel', solenoid: '#2a2c2f', nose: '#b4b7ba', teeth: 9, ring: '#3a3d40' },
    { body: '#2a2c2f', gloss: 'paint', solenoid: '#b9bcbf', nose: '#8d9195', teeth: 12, ring: '#c9a24c' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 820, cy: 670, yaw: -54, pitch: -13, distance: 3400, scale: 1.06 });
    const alloy: Material = { ...ALLOY_3D, color: p.nose, metal: 0.5, spec: 0.25 };
    const floor = poly([[-120, -400], [120, -400], [120, 380], [-120, 380]].map(([x = 0, z = 0]) => cam.project([x, 158, z])));
    return [
      padShadow(s, floor, { wide: 38, tight: 12, opacity: 0.55 }),
      solenoid(s, cam, p),
      motor(s, cam, p, alloy),
      lead(s, cam),
      flange(s, cam, alloy),
      lathe(s, cam, [[150, 236], [144, 250], [112, 256], [88, 250]], alloy) + s.path(cam.circle(92, 250), { fill: darken(p.nose, 0.75) }),
      s.detail ? range(5).map((i) => s.stroke(cam.circle(116 + i * 6, 255.5 - i), i % 2 ? '#fff' : '#000', 1.1, { opacity: 0.2 })).join('') : '',
      pinion(s, cam, p.teeth),
    ].join('');
  },
};
