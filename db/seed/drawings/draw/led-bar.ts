import { darken, lighten, mix } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, ellipse, polar, poly, range, rounded } from '../kit/geometry.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { CHROME, PLASTIC, form, glassLens, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { padShadow } from '../kit/studio.ts';
import { blend, plane, shade } from '../kit/solid.ts';
import type { Edge } from '../kit/solid.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';

interface Bar {
  rows: number;
  cells: number;
  lit: boolean;
  light: string;
  housing: string;
  bezel: 'black' | 'chrome';
}
interface Size { u: number; w: number; h: number; back: number; front: number; ground: number }

const sizeOf = (p: Bar): Size => {
  const u = Math.min(1130 / p.cells, 330 / p.rows);
  const h = u * p.rows / 2 + 30;
  return { u, w: u * p.cells / 2 + 30, h, back: -90 - h * 0.5, front: 50, ground: h + 96 };
};
const box = (w: number, h: number, r: number): Point[] => roundedPts([[-w, -h], [w, -h], [w, h], [-w, h]], r, 6);

/** Reflector bowl: wedges between a rounded square and a round emitter seat. */
function cell(s: Scene, cam: Camera, cx: number, cy: number, z: Size, p: Bar): string {
  const r = z.u * 0.46;
  const n = 28;
  const deep = z.front - z.u * 0.22;
  const edge = range(n + 1).map((i) => {
    const a = i * 360 / n + 45;
    const [x, y] = polar(1, a);
    const k = r / Math.max(Math.abs(x), Math.abs(y)) * 0.9 + r * 0.1;
    const light = shade(s, { color: '#b9bdc2', metal: 1, spec: 0.5, power: 20, dark: '#15171a' }, cam.rotate([-x, -y, 0.75]));
    const pair: Edge = [cam.project([cx + x * k, cy + y * k, z.front - 6]), cam.project([cx + x * r * 0.3, cy + y * r * 0.3, deep])];
    return { pair, light: p.lit ? darken(mix(light, p.light, 0.45), 0.38) : light };
  });
  const wedges = edge.slice(1).map((e, i) => { const q = edge[i]; return q ? blend(s, q.pair, e.pair, q.light, e.light) : ''; }).join('');
  const [ex, ey] = cam.project([cx, cy, deep]);
  const [hx, hy] = cam.project([cx, cy, z.front]);
  const flare = (k: number) => s.radial([[0, '#ffffff', 1], [0.28 * k, '#ffffff', 1], [0.4, lighten(p.light, 0.4), 0.8 * k], [0.7, p.light, 0.3 * k], [1, p.light, 0]]);
  const core = p.lit
    ? s.path(ellipse(ex, ey, r * 0.34), { fill: '#fff' }) + s.path(ellipse((ex + hx) / 2, (ey + hy) / 2, r * 1.3), { fill: flare(0.7) }) + s.path(ellipse(ex, ey, r * 0.75), { fill: flare(1) })
    : s.path(ellipse(ex, ey, r * 0.3), { fill: s.radial([[0, lighten(p.light, 0.1)], [0.42, darken(p.light, 0.18)], [0.46, '#d9dbdc'], [0.8, '#8d9195'], [1, '#2b2d30']]) })
      + s.path(ellipse(ex - r * 0.08, ey - r * 0.1, r * 0.09), { fill: '#fff', opacity: 0.85 });
  const chips = s.detail && p.lit ? [-1, 1].map((k) => s.stroke(poly([[ex - r * 0.14, ey + k * r * 0.07], [ex + r * 0.14, ey + k * r * 0.07]], false), p.light, 2, { opacity: 0.9 })).join('') : '';
  const rings = s.detail && !p.lit ? range(4).map((i) => s.stroke(ellipse(ex + (hx - ex) * i * 0.2, ey + (hy - ey) * i * 0.2, r * (0.4 + i * 0.13)), '#000', 1, { opacity: 0.22 })).join('') : '';
  return wedges + rings + core + chips;
}

function fins(s: Scene, cam: Camera, z: Size, p: Bar): string {
  const n = Math.round((z.front - z.back) / 17) - 1;
  return range(n).map((i) => {
    const d = z.back + 8 + i * 17;
    const y = -z.h - 14;
    const quad = (x: number): Point3[] => [[-x, y, d], [x, y, d], [x, -z.h + 4, d], [-x, -z.h + 4, d]];
    const rim: Point3[] = [[-z.w + 20, y, d], [z.w - 20, y, d], [z.w - 20, y, d - 6], [-z.w + 20, y, d - 6]];
    const top = poly(rim.map(cam.project));
    return plane(s, cam, quad(z.w - 20), { color: darken(p.housing, 0.5), spec: 0.1 }, { twoSided: true }) + s.path(top, { fill: s.linear([[0, lighten(p.housing, 0.5)], [0.4, lighten(p.housing, 0.2)], [1, p.housing]], 0) });
  }).join('');
}

function bracket(s: Scene, cam: Camera, x: number, z: Size): string {
  const at = (dx: number, y: number, d: number) => cam.project([x + dx, y, d]);
  const foot = [at(-74, z.ground, -80), at(74, z.ground, -80), at(74, z.ground, 66), at(-74, z.ground, 66)];
  const lip = foot.map(([a, b]): Point => [a, b + 13]);
  const web = rounded([at(-48, z.h - 10, -8), at(48, z.h - 10, -8), at(56, z.ground + 2, -8), at(-56, z.ground + 2, -8)], 8);
  const [bx, by] = at(0, z.ground, 28);
  const [px, py] = at(0, z.h + 44, -8);
  return padShadow(s, poly(lip.map(([a, b]) => [a + 14, b + 8])), { wide: 14, tight: 6, opacity: 0.4 })
    + form(s, rounded(lip, 12), { stops: PLASTIC, depth: 6 }) + form(s, rounded(foot, 12), { stops: PLASTIC, depth: 9 })
    + form(s, web, { stops: PLASTIC, depth: 14, angle: 60 }) + bolt(s, px, py, 17, { socket: 'hex' }) + bolt(s, bx, by, 13);
}

function endCap(s: Scene, cam: Camera, side: number, z: Size): string {
  const x = side * (z.w + 8);
  const pts = roundedPts([[z.front + 10, -z.h - 8], [z.back - 4, -z.h - 8], [z.back - 4, z.h + 8], [z.front + 10, z.h + 8]], 20);
  const d = (dx: number) => poly(pts.map(([a, b]) => cam.project([x + dx, b, a])));
  const bolts = [[z.front - 26, -z.h + 18], [z.back + 26, -z.h + 18], [z.front - 26, z.h - 18]].map(([a, b]) => cam.project([x, b ?? 0, a ?? 0]));
  return form(s, d(-side * 14), { stops: PLASTIC, depth: 8 }) + form(s, d(0), { stops: PLASTIC, depth: 16, angle: 40 }) + bolts.map(([a, b]) => bolt(s, a, b, 11, { socket: 'torx' })).join('');
}

const base: Bar = { rows: 2, cells: 12, lit: true, light: '#e9f3ff', housing: '#2d3034', bezel: 'black' };

export const ledBar: Part<Bar> = {
  name: 'ledBar',
  frame: { x: 800, y: 600, zoom: 1.1 },
  focus: { x: 430, y: 560, zoom: 2.5 },
  variants: [
    base,
    { ...base, lit: false, bezel: 'chrome' },
    { ...base, rows: 1, cells: 13 },
    { ...base, rows: 1, cells: 10, lit: false, light: '#e2b53a', bezel: 'chrome' },
    { ...base, cells: 6, light: '#ffb83d' },
    { ...base, cells: 4, lit: false, housing: '#6f7479' },
    { ...base, cells: 9, housing: '#7b8086', light: '#cfe4ff' },
  ],
  draw(s, p) {
    const z = sizeOf(p);
    const cam = camera({ cx: 800, cy: 585, yaw: -31, pitch: -14, distance: 3000, scale: 1.06 });
    const glass = box(z.w - 18, z.h - 18, 20);
    const opening = face(cam, glass, z.front);
    const ground = (g: number) => poly([[-z.w - g, z.back], [z.w + g, z.back], [z.w + g, 130], [-z.w - g, 130]].map(([x, d]) => cam.project([x ?? 0, z.ground + 8, d ?? 0])));
    const metal = { color: p.housing, metal: 0.35, spec: 0.35, power: 24 };
    const cells = range(p.rows).flatMap((j) => range(p.cells).map((i) => cell(s, cam, (i - (p.cells - 1) / 2) * z.u, (j - (p.rows - 1) / 2) * z.u, z, p)));
    return [
      padShadow(s, ground(20), { tight: 0 }), padShadow(s, ground(-30), { wide: 20, tight: 12, opacity: 0.32 }),
      [-0.62, 0.62].map((k) => bracket(s, cam, k * z.w, z)).join(''),
      endCap(s, cam, -1, z),
      wall(s, cam, box(z.w, z.h, 10), z.back, box(z.w, z.h, 10), z.front - 10, metal),
      fins(s, cam, z, p),
      endCap(s, cam, 1, z),
      wall(s, cam, box(z.w + 10, z.h + 8, 26), z.front - 26, offset(box(z.w + 4, z.h + 4, 24), 0), z.front + 6, p.bezel === 'chrome' ? { color: '#c6cace', metal: 1, spec: 0.6, power: 60, dark: '#0c0d0f' } : metal, 0.4),
      form(s, face(cam, box(z.w + 4, z.h + 4, 24), z.front + 6), p.bezel === 'chrome' ? { stops: CHROME, depth: 12 } : { stops: PLASTIC, depth: 14 }),
      recess(s, opening, { depth: 18, fill: '#0c0d0e' }),
      s.clipped(opening, cells),
      p.lit ? s.softStroke(face(cam, box(z.w - 60, z.h - 50, 20), z.front), p.light, 60, 34, { opacity: 0.22 }) : '',
      glassLens(s, opening, { strength: p.lit ? 0.5 : 0.85, streaks: p.lit ? [] : [
        { d: poly([[-z.w, -z.h], [z.w * 0.5, -z.h], [z.w * 0.2, -z.h * 0.25], [-z.w, -z.h * 0.1]].map(([x, y]) => cam.project([x ?? 0, y ?? 0, z.front]))), opacity: 0.34, blur: 5, angle: 80 },
        { d: poly([[z.w * 0.62, -z.h], [z.w * 0.74, -z.h], [z.w * 0.56, z.h], [z.w * 0.44, z.h]].map(([x, y]) => cam.project([x ?? 0, y ?? 0, z.front]))), opacity: 0.3, blur: 5 },
      ] }),
    ].join('');
  },
};
