import { darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, carbon, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { CHROME_3D, lathe } from '../kit/solid.ts';
import type { Material } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, roundedPts, wall } from './extrude.ts';
import { EDGE, PANEL, backrest, cushion, headrest, hide } from './seat-shapes.ts';
import type { SeatStyle } from './seat-shapes.ts';
import { framed, skin } from './surface.ts';
import type { Sheet } from './surface.ts';

interface Seat {
  style: SeatStyle;
  cover: 'leather' | 'alcantara';
  color: string;
  insert: string;
  pattern: 'plain' | 'ribs' | 'quilt' | 'perforated';
  stitch: string;
  shell: 'carbon' | 'plastic';
}

/** Part of a sheet, with a coarse coat below so no floor shines through hairlines. */
function coat(s: Scene, cam: Camera, sheet: Sheet, [u0, u1]: Point, m: Material, nu: number, nv = 40): string {
  const part: Sheet = (u, v) => sheet(u0 + (u1 - u0) * u, Math.min(1, Math.max(0, v)));
  return skin(s, cam, part, m, { nu: Math.ceil(nu / 2), nv: Math.ceil(nv / 2) }) + skin(s, cam, part, m, { nu, nv });
}

const along = (cam: Camera, sheet: Sheet, u: number, v0: number, v1: number) => range(31).map((i) => cam.project(sheet(u, v0 + (v1 - v0) * i / 30)));
const patch = (cam: Camera, sheet: Sheet, u0: number, u1: number, v0: number, v1: number) => poly([...along(cam, sheet, u0, v0, v1), ...along(cam, sheet, u1, v1, v0)]);

function upholstery(s: Scene, cam: Camera, sheet: Sheet, p: Seat, [v0, v1]: Point, cells: number): string {
  const across = (pts: [number, number][]) => smooth(pts.map(([u, v]) => cam.project(sheet(u, v))));
  const d = patch(cam, sheet, -PANEL, PANEL, v0, v1);
  const sewn = (line: string) => s.stroke(line, '#000', 4, { opacity: 0.28 }) + s.stroke(line, lighten(p.insert, 0.2), 1.4, { opacity: 0.35, transform: 'translate(1.5 2.5)' }) + s.stroke(line, p.stitch, 2.2, { strokeDasharray: '7 5', strokeLinecap: 'butt', opacity: 0.75 });
  const step = (v1 - v0) / cells;
  if (p.pattern === 'perforated') return s.path(d, { fill: s.pattern('seatperf', 15, 15, '<circle cx="4" cy="4.4" r="2.2" fill="#000" opacity=".42"/><circle cx="11.5" cy="11.9" r="2.2" fill="#000" opacity=".42"/>') });
  if (p.pattern === 'quilt') {
    const rows = range(14).flatMap((i) => [-1, 1].map((k) => range(9).map((j): [number, number] => [k * PANEL * (-1 + j / 4), v0 + step * (i - 4 + j * 0.5)]).filter(([, v]) => v > 0 && v < 1)));
    return s.clipped(d, rows.filter((row) => row.length > 1).map((row) => sewn(across(row))));
  }
  return '';
}

function seams(s: Scene, cam: Camera, sheet: Sheet, p: Seat, [v0, v1]: Point): string {
  return [-1, 1].map((side) => {
    const groove = smooth(along(cam, sheet, side * PANEL, v0, v1));
    const thread = smooth(along(cam, sheet, side * (PANEL + 0.035), v0, v1));
    return s.softStroke(groove, '#000', 9, 4, { opacity: 0.55 }) + s.stroke(groove, '#0a0a0b', 3) + s.stroke(thread, p.stitch, 3, { strokeDasharray: '9 6', strokeLinecap: 'butt' });
  }).join('');
}

function padding(s: Scene, cam: Camera, p: Seat, make: (rib: number) => Sheet, range0: Point, cells: number): string {
  const soft = p.cover === 'leather' ? { spec: 0.34, power: 12 } : { spec: 0.1, power: 4 };
  const cloth = (color: string): Material => ({ color, ...soft, dark: darken(color, 0.88) });
  const sheet = make(p.pattern === 'ribs' ? 11 : 0);
  const shell: Material = { color: '#222427', metal: 0.25, spec: 0.5, power: 22 };
  return coat(s, cam, sheet, [-1, -EDGE], shell, 6) + coat(s, cam, sheet, [-PANEL, PANEL], cloth(p.insert), 14, p.pattern === 'ribs' ? 64 : 36) + upholstery(s, cam, sheet, p, range0, cells)
    + coat(s, cam, sheet, [-EDGE, -PANEL], cloth(p.color), 18) + coat(s, cam, sheet, [PANEL, EDGE], cloth(p.color), 18) + seams(s, cam, sheet, p, range0)
    + coat(s, cam, sheet, [EDGE, 1], shell, 6)
    + (s.detail && p.cover === 'leather' ? [[-EDGE, -PANEL], [-PANEL, PANEL], [PANEL, EDGE]].map(([a = 0, b = 0]) => s.path(patch(cam, sheet, a, b, ...range0), { fill: hide(s), opacity: 0.34 })).join('') : '')
    + (p.shell === 'carbon' ? s.path(patch(cam, sheet, EDGE, 1, 0.02, 0.98), { fill: carbon(s, 8, 4), opacity: 0.55 }) : '')
    + s.stroke(smooth(along(cam, sheet, EDGE, 0.16, 0.99)), '#000', 4, { opacity: 0.6 }) + s.stroke(smooth(along(cam, sheet, EDGE - 0.012, 0.16, 0.99)), p.stitch, 2, { opacity: 0.6 });
}

function harnessHoles(s: Scene, cam: Camera, sheet: Sheet): string {
  return [-0.17, 0.17].map((u) => {
    const d = smooth([[-0.085, 0.262], [0.08, 0.256], [0.085, 0.3], [-0.075, 0.306]].map(([a, v]) => cam.project(sheet(u + (a ?? 0) * 0.9, v ?? 0))), true, 0.8);
    return s.stroke(d, '#3a3c3f', 11) + s.stroke(d, '#74777a', 3, { transform: 'translate(-1 -2)' }) + recess(s, d, { depth: 18, fill: s.ground === 'light' ? '#8d877e' : '#2a2b2d' });
  }).join('');
}

function rails(s: Scene, cam: Camera): string {
  const side = (x: number) => framed(cam, [x, 0, 0], [0, 0, -1], [0, 1, 0], [1, 0, 0]);
  const rail = roundedPts([[-290, 318], [130, 318], [130, 346], [-290, 346]], 8, 3);
  const plate = roundedPts([[-250, 206], [60, 216], [90, 318], [-270, 318]], 24, 5);
  return [-186, 186].map((x) => {
    const local = side(x);
    const near = x > 0;
    return wall(s, local, rail, -24, rail, 24, { color: '#3b3d41', metal: 0.3, spec: 0.3 }) + form(s, face(local, rail, 24), { stops: PLASTIC, depth: 7 })
      + wall(s, local, plate, 18, plate, 28, { color: '#8d9196', metal: 0.5 }) + (near ? form(s, face(local, plate, 28), { stops: ALUMINIUM, depth: 12, angle: 50 }) + [-210, -100, 30].map((z) => { const [a, b] = local.project([z, 292, 30]); return bolt(s, a, b, 12); }).join('') : '');
  }).join('');
}

const base: Seat = { style: 'bucket', cover: 'leather', color: '#2b2b2c', insert: '#333435', pattern: 'plain', stitch: '#c4202a', shell: 'carbon' };

export const seat: Part<Seat> = {
  name: 'seat',
  sided: true,
  frame: { x: 800, y: 600, zoom: 1.04 },
  focus: { x: 880, y: 440, zoom: 2.3 },
  variants: [
    base,
    { ...base, style: 'sport', color: '#7a4a2a', insert: '#84512f', pattern: 'ribs', stitch: '#e9d9ba', shell: 'plastic' },
    { ...base, cover: 'alcantara', color: '#8f1d24', insert: '#2a2b2d', stitch: '#d8d8d6', shell: 'plastic' },
    { ...base, style: 'sport', insert: '#2d2e30', pattern: 'quilt', stitch: '#c9ccd0', shell: 'plastic' },
    { ...base, cover: 'alcantara', color: '#2a2b2d', insert: '#2b5188', pattern: 'ribs', stitch: '#4f86cf' },
    { ...base, style: 'sport', color: '#cfc6b4', insert: '#c6bca8', pattern: 'perforated', stitch: '#8a7a60', shell: 'plastic' },
    { ...base, style: 'sport', cover: 'alcantara', color: '#3a3d41', insert: '#4a4d51', pattern: 'plain', stitch: '#2a2a2b', shell: 'plastic' },
    { ...base, style: 'sport', cover: 'alcantara', color: '#2a2b2d', insert: '#5c6166', pattern: 'ribs', stitch: '#8b9096', shell: 'plastic' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 790, cy: 695, yaw: -27, pitch: -13, distance: 3200, scale: 0.96 });
    const pad = (g: number) => poly([[-220 - g, -140], [220 + g, -140], [230 + g, 330], [-230 - g, 330]].map(([x, z]) => cam.project([x ?? 0, 350, z ?? 0])));
    const make = (rib: number) => backrest(p.style, rib);
    const cloth: Material = { color: p.color, spec: p.cover === 'leather' ? 0.34 : 0.1, power: p.cover === 'leather' ? 12 : 4, dark: darken(p.color, 0.88) };
    const posts = [-56, 56].map((x) => lathe(s, framed(cam, [x, -360, -262], [1, 0, 0], [0, 0, 1], [0, -1, 0]), [[11, -30], [11, 90]], CHROME_3D, { steps: 26 })).join('');
    return [
      padShadow(s, pad(20), { wide: 46, tight: 20, opacity: 0.42 }), rails(s, cam),
      p.style === 'sport' ? posts + coat(s, cam, headrest, [-1, 1], { ...cloth, color: lighten(p.color, 0.02) }, 44, 30) : '',
      padding(s, cam, p, make, [p.style === 'bucket' ? 0.04 : 0.08, 0.98], 9),
      p.style === 'bucket' ? harnessHoles(s, cam, make(0)) : '',
      s.soft(patch(cam, cushion(0), -0.7, 0.7, 0, 0.16), 16, { fill: '#000', opacity: 0.4 }),
      padding(s, cam, p, cushion, [0.02, 0.86], 5),
    ].join('');
  },
};
