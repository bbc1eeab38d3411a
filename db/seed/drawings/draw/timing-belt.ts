import { darken } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { at, camera, polar, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { ALUMINIUM, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, CHROME_3D, STEEL_3D, lathe } from '../kit/solid.ts';
import type { Material } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, offset, ring, roundedPts, wall } from './extrude.ts';

interface Belt {
  belt: string;
  pulley: 'steel' | 'black';
  pump: 'alloy' | 'dark' | 'none';
  pulleys: 1 | 2 | 3;
  run: 'twin' | 'single';
}

const FLOOR = 350;
const IMPELLER = '#7a4a2a';
const turn = (cx: number, cy: number, r: number, a0: number, a1: number): Point[] => range(9).map((i) => {
  const [x, y] = polar(r, a0 + (a1 - a0) * i / 8);
  return [cx + x, cy + y];
});
/** Run of the belt over one or two camshafts and the crank, clockwise. */
const RUNS: Record<Belt['run'], Point[]> = {
  twin: [...turn(-255, -160, 124, 195, 270), ...turn(255, -160, 124, 270, 345), [362, 60], [236, 200], ...turn(0, 268, 82, 30, 150), [-236, 200], [-362, 60]],
  single: [...turn(20, -120, 172, 190, 350), [150, 60], [170, 170], ...turn(20, 268, 82, 20, 160), [-170, 150], [-190, 20]],
};

/** Even spacing along the closed run. */
function resample(pts: Point[], n: number): Point[] {
  const fine = roundedPts(pts, 90, 8);
  const lengths = fine.map((p, i) => { const q = ring(fine, i + 1); return Math.hypot(q[0] - p[0], q[1] - p[1]); });
  const total = lengths.reduce((a, b) => a + b, 0);
  let [k, done] = [0, 0];
  return range(n).map((i): Point => {
    const target = total * i / n;
    while (k < fine.length - 1 && done + at(lengths, k) < target) { done += at(lengths, k); k++; }
    const t = (target - done) / (at(lengths, k) || 1);
    const [p, q] = [at(fine, k), ring(fine, k + 1)];
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  });
}

function belt(s: Scene, cam: Camera, p: Belt): string {
  const teeth = p.run === 'twin' ? 88 : 60;
  const middle = resample(RUNS[p.run], teeth * 4);
  const outer = offset(middle, 7);
  const [root, tip] = [offset(middle, -7), offset(middle, -21)];
  const inner = range(teeth * 4).map((i) => at(i % 4 < 2 ? tip : root, i));
  const rubber: Material = { color: p.belt, spec: 0.22, power: 10, dark: darken(p.belt, 0.85) };
  const [back, front] = [-96, 30];
  const edge = face(cam, outer, front) + face(cam, [...inner].reverse(), front);
  const cords = face(cam, offset(middle, 0), front);
  return wall(s, cam, [...inner].reverse(), back, [...inner].reverse(), front, { ...rubber, color: '#39393b' })
    + wall(s, cam, outer, back, outer, front, rubber)
    + form(s, edge, { stops: [[0, '#58585a'], [0.5, '#38383a'], [1, '#212122']], depth: 5, gloss: 0.25, rim: 0.35, angle: 60 })
    + s.stroke(cords, '#111112', 3.4, { opacity: 0.7 }) + s.stroke(cords, '#b9b3a6', 2, { strokeDasharray: '2.2 3', strokeLinecap: 'butt', opacity: s.detail ? 0.75 : 0.5 });
}

function pulley(s: Scene, cam: Camera, x: number, r: number, p: Belt, tensioner: boolean): string {
  const y = FLOOR - r;
  const o = { ox: x, oy: y };
  const tread: Material = p.pulley === 'steel' ? { ...CHROME_3D, color: '#b5b9bd' } : { color: '#2c2d30', metal: 0.2, spec: 0.45, power: 22 };
  const plate = roundedPts([[x - r * 0.5, y - r * 0.9], [x + r * 0.1, y - r * 1.42, 34], [x + r * 0.62, y - r * 1.36, 30], [x + r * 0.95, y - r * 0.4], [x + r * 0.3, y + r * 0.5], [x - r * 0.5, y + r * 0.2]], 40);
  const [ex, ey] = cam.project([x + r * 0.33, y - r * 1.16, 20]);
  const rings = [0.94, 0.6].map((k) => s.stroke(cam.circle(r * k, 96, x, y), '#000', 2, { opacity: 0.4 })).join('');
  const bracket = tensioner ? wall(s, cam, plate, 4, plate, 20, ALLOY_3D) + form(s, face(cam, plate, 20), { stops: ALUMINIUM, depth: 10 }) + recess(s, cam.circle(r * 0.13, 20, x + r * 0.33, y - r * 1.16), { depth: 8 }) : '';
  return padShadow(s, poly([[x - r * 0.7, -10], [x + r * 0.7, -10], [x + r * 0.62, 110], [x - r * 0.62, 110]].map(([a, z]) => cam.project([a ?? 0, FLOOR + 6, z ?? 0]))), { wide: 20, tight: 8, opacity: 0.5 })
    + bracket + (tensioner && s.detail ? bolt(s, ex, ey, 9) : '')
    + lathe(s, cam, [[r * 0.9, 0], [r * 1.05, 2], [r * 1.05, 9], [r, 12], [r, 88], [r * 0.98, 95], [r * 0.86, 96]], tread, o)
    + lathe(s, cam, [[r * 0.86, 96], [r * 0.84, 78], [r * 0.6, 78]], { ...tread, metal: 0.4 }, o)
    + lathe(s, cam, [[r * 0.6, 78], [r * 0.6, 90], [r * 0.54, 92], [r * 0.5, 88]], STEEL_3D, o)
    + lathe(s, cam, [[r * 0.5, 88], [r * 0.3, 88]], { color: '#5b2a20', spec: 0.25 }, o)
    + lathe(s, cam, [[r * 0.32, 88], [r * 0.31, 102], [r * 0.22, 104], [0, 104]], STEEL_3D, o) + rings
    + (() => { const [bx, by] = cam.project([x, y, 104]); return bolt(s, bx, by, r * 0.21, { socket: tensioner ? 'allen' : 'hex' }); })();
}

/** Water pump: cast flange with bolt ears, shaft and toothed drive pulley. */
function pump(s: Scene, cam: Camera, x: number, y: number, p: Belt): string {
  const metal: Material = p.pump === 'dark' ? { ...ALLOY_3D, color: '#5d6166' } : { ...ALLOY_3D, color: '#aeb1b4', metal: 0.4 };
  const ears = [20, 92, 158, 232, 306];
  const body = roundedPts(range(90).map((i): Point => {
    const a = i * 4;
    const ear = Math.max(...ears.map((e) => { const d = Math.abs(((a - e + 540) % 360) - 180); return d < 24 ? 40 * Math.cos(d / 24 * Math.PI / 2) ** 0.8 : 0; }));
    const [ux, uy] = polar(128 + ear, a);
    return [x + ux, y + uy];
  }), 4, 1);
  const gasket = offset(body, 3);
  const o = { ox: x, oy: y };
  const stops = p.pump === 'dark' ? [[0, '#8b8f94'], [0.5, '#5d6166'], [1, '#33363a']] as const : ALUMINIUM;
  const toothed = range(30 * 4).map((i): Point => { const [a, b] = polar(i % 4 < 2 ? 84 : 75, i * 3); return [x + a, y + b]; });
  const vanes = range(7).map((i) => smooth(range(5).map((k) => cam.on(58 + k * 11, -64, i * 360 / 7 + 150 + k * 9, x, y))));
  return padShadow(s, poly([[x - 110, -50], [x + 110, -50], [x + 90, 64], [x - 90, 64]].map(([a, z]) => cam.project([a ?? 0, FLOOR + 6, z ?? 0]))), { wide: 26, tight: 10, opacity: 0.5 })
    + lathe(s, cam, [[60, -84], [96, -80], [96, -60]], { color: IMPELLER, spec: 0.3 }, o) + vanes.map((d) => s.stroke(d, darken(IMPELLER, 0.4), 7)).join('')
    + wall(s, cam, gasket, -4, gasket, 2, { color: '#2f6b4a', spec: 0.1 })
    + wall(s, cam, body, 2, body, 34, metal) + form(s, face(cam, body, 34), { stops, depth: 16, angle: 60 })
    + ears.map((a) => { const [ux, uy] = polar(146, a); return recess(s, cam.circle(13, 34, x + ux, y + uy), { depth: 9 }); }).join('')
    + s.softStroke(cam.circle(104, 34, x, y), '#000', 18, 8, { opacity: 0.5, transform: 'translate(5 7)' })
    + lathe(s, cam, [[106, 34], [98, 52], [62, 60], [52, 74]], metal, o)
    + lathe(s, cam, [[90, 80], [90, 86], [84, 88]], STEEL_3D, o)
    + wall(s, cam, toothed, 86, toothed, 150, STEEL_3D) + form(s, face(cam, toothed, 150), { stops: ALUMINIUM, depth: 9, angle: 50 })
    + lathe(s, cam, [[78, 150], [60, 151], [54, 138], [30, 138]], STEEL_3D, o) + lathe(s, cam, [[30, 138], [29, 154], [22, 158], [0, 158]], CHROME_3D, o);
}

const base: Belt = { belt: '#303032', pulley: 'steel', pump: 'alloy', pulleys: 2, run: 'twin' };

export const timingBelt: Part<Belt> = {
  name: 'timingBelt',
  frame: { x: 810, y: 636, zoom: 1.2 },
  focus: { x: 600, y: 770, zoom: 2.3 },
  variants: [
    base,
    { ...base, belt: '#2a5288', pulley: 'black', pump: 'none' },
    { ...base, pulley: 'black', pump: 'dark', pulleys: 1, run: 'single' },
    { ...base, pump: 'none', pulleys: 3 },
    { ...base, belt: '#8f2a28', pulleys: 1 },
    { ...base, pulley: 'black', run: 'single' },
    { ...base, pulley: 'black', pump: 'dark', pulleys: 3 },
    { ...base, pump: 'none', pulleys: 1, run: 'single' },
    { ...base, pulley: 'black', pump: 'none', pulleys: 2 },
    { ...base, pulleys: 3, run: 'single' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 570, yaw: 22, pitch: -13, distance: 3000, scale: 1.16 });
    const near = camera({ cx: 790, cy: 590, yaw: 22, pitch: -13, distance: 3000, scale: 1.3 });
    const slots: [number, number, boolean][] = p.pump === 'none' ? [[-190, 112, true], [120, 92, false], [322, 76, false]] : [[150, 98, true], [346, 78, false], [-390, 70, false]];
    return [
      padShadow(s, poly([[-150, -100], [150, -100], [170, 40], [-170, 40]].map(([a, z]) => cam.project([a ?? 0, FLOOR + 14, z ?? 0]))), { wide: 36, tight: 12 }),
      belt(s, cam, p),
      p.pump === 'none' ? '' : pump(s, near, -150, FLOOR - 168, p),
      slots.slice(0, p.pulleys).map(([x, r, tensioner]) => pulley(s, near, x, r, p, tensioner)).join(''),
    ].join('');
  },
};
