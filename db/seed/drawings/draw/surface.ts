import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { circlesSeenBy, cross, minus, poly, radians, range, tenth } from '../kit/geometry.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { blend, shade } from '../kit/solid.ts';

const scaled = (a: Point3, k: number): Point3 => [a[0] * k, a[1] * k, a[2] * k];
const unit = (a: Point3) => scaled(a, 1 / (Math.hypot(...a) || 1));
export const plus = (...all: Point3[]): Point3 => all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
const level = (hex: string) => [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0);

export type Sheet = (u: number, v: number) => Point3;
interface SkinOptions { nu?: number; nv?: number; twoSided?: boolean }

/**
 * Smooth-shaded parametric surface, u and v in 0..1, painted far to near.
 * The outside is where u to v turns clockwise on screen; a two-sided sheet always faces the viewer.
 */
export function skin(s: Scene, cam: Camera, at: Sheet, material: Material, { nu = 24, nv = 24, twoSided = false }: SkinOptions = {}) {
  const e = 1e-3;
  const vertex = (i: number, j: number) => {
    const [u, v] = [i / nu, j / nv];
    const p = at(u, v);
    const n = cam.rotate(cross(minus(at(u + e, v), at(u - e, v)), minus(at(u, v + e), at(u, v - e))));
    return { at: cam.project(p), depth: cam.rotate(p)[2], color: shade(s, material, twoSided && n[2] < 0 ? scaled(n, -1) : n) };
  };
  const grid = range(nv + 1).map((j) => range(nu + 1).map((i) => vertex(i, j)));
  const quads: { depth: number; corners: Vertex[] }[] = [];
  for (const [j, row] of grid.entries()) for (const [i, a] of row.entries()) {
    const [b, c, d] = [row[i + 1], grid[j + 1]?.[i + 1], grid[j + 1]?.[i]];
    if (!b || !c || !d) continue;
    const turn = (c.at[0] - a.at[0]) * (d.at[1] - b.at[1]) - (c.at[1] - a.at[1]) * (d.at[0] - b.at[0]);
    if (turn <= 0 && !twoSided) continue;
    quads.push({ depth: a.depth + b.depth + c.depth + d.depth, corners: [a, b, c, d] });
  }
  return bed(s, quads.map((q) => q.corners)) + quads.sort((p, q) => p.depth - q.depth).map((q) => tile(s, q.corners)).join('');
}

interface Vertex { at: Point; depth: number; color: string }

/** All quads in one colour below the surface, so the ground never shines through hairline gaps. */
function bed(s: Scene, quads: readonly Vertex[][]) {
  const middle = quads[quads.length >> 1]?.[0];
  return middle ? s.path(quads.map((q) => poly(q.map((c) => c.at))).join(''), { fill: middle.color }) : '';
}

/** One quad, filled with the linear gradient that fits its four corner colours best. */
function tile(s: Scene, corners: Vertex[]) {
  const d = poly(corners.map((c) => c.at));
  const mean = (f: (c: Vertex) => number) => corners.reduce((sum, c) => sum + f(c), 0) / corners.length;
  const [mx, my, ml] = [mean((c) => c.at[0]), mean((c) => c.at[1]), mean((c) => level(c.color))];
  const sum = (f: (x: number, y: number, l: number) => number) => mean((c) => f(c.at[0] - mx, c.at[1] - my, level(c.color) - ml));
  const [xx, xy, yy, xl, yl] = [sum((x) => x * x), sum((x, y) => x * y), sum((_, y) => y * y), sum((x, _, l) => x * l), sum((_, y, l) => y * l)];
  const det = xx * yy - xy * xy || 1e-6;
  const g = [(xl * yy - yl * xy) / det, (yl * xx - xl * xy) / det] as const;
  const steep = Math.hypot(...g);
  const along = (c: Vertex) => ((c.at[0] - mx) * g[0] + (c.at[1] - my) * g[1]) / (steep || 1);
  const [from, to] = [Math.min(...corners.map(along)), Math.max(...corners.map(along))];
  const tt = mean((c) => along(c) ** 2) || 1;
  const tone = (t: number) => '#' + [1, 3, 5].map((k) => {
    const v = (c: Vertex) => parseInt(c.color.slice(k, k + 2), 16);
    const slope = mean((c) => v(c) * along(c)) / tt;
    return Math.round(Math.min(255, Math.max(0, mean(v) + slope * t))).toString(16).padStart(2, '0');
  }).join('');
  const fill = steep * (to - from) < 3 ? tone(0)
    : s.linearAt([[0, tone(from)], [1, tone(to)]], tenth(mx + g[0] / steep * from), tenth(my + g[1] / steep * from), tenth(mx + g[0] / steep * to), tenth(my + g[1] / steep * to));
  return s.path(d, { fill, stroke: fill, strokeWidth: 1.3, strokeLinejoin: 'round' });
}

/** Round pipe along a spine; `up` must never run along the spine. */
export function sweep(s: Scene, cam: Camera, spine: (t: number) => Point3, radius: (t: number) => number, material: Material, up: Point3 = [0, 0, 1], { nu = 24, nv = 40 }: SkinOptions = {}) {
  const at: Sheet = (u, v) => {
    const along = unit(minus(spine(v + 1e-3), spine(v - 1e-3)));
    const side = unit(minus(up, scaled(along, along[0] * up[0] + along[1] * up[1] + along[2] * up[2])));
    const r = radius(v);
    return plus(spine(v), scaled(side, r * Math.cos(u * 2 * Math.PI)), scaled(cross(along, side), r * Math.sin(u * 2 * Math.PI)));
  };
  return skin(s, cam, at, material, { nu, nv });
}

/** The same view from a local frame, so turned parts may point along any axis (ex × ey = ez). */
export function framed(cam: Camera, origin: Point3, ex: Point3, ey: Point3, ez: Point3): Camera {
  const turn = ([x, y, z]: Point3): Point3 => plus(scaled(ex, x), scaled(ey, y), scaled(ez, z));
  const project: Camera['project'] = (p) => cam.project(plus(origin, turn(p)));
  return { project, rotate: (p) => cam.rotate(turn(p)), ...circlesSeenBy(project) };
}

/** Side walls of a flat outline between two heights, with the outline running clockwise on screen. */
export function walls(s: Scene, cam: Camera, outline: Point[], z0: number, z1: number, material: Material) {
  const n = outline.length;
  const get = (i: number): Point => outline[(i + n) % n] ?? [0, 0];
  const normal = (i: number) => { const [p, q] = [get(i - 1), get(i + 1)]; return cam.rotate([q[1] - p[1], p[0] - q[0], 0]); };
  return range(n).map((i) => {
    const [a, b] = [get(i), get(i + 1)].map(([x, y]) => [cam.project([x, y, z0]), cam.project([x, y, z1])] as const);
    if (!a || !b) return { depth: 0, svg: '' };
    const turn = (b[1][0] - a[0][0]) * (a[1][1] - b[0][1]) - (b[1][1] - a[0][1]) * (a[1][0] - b[0][0]);
    const depth = cam.rotate([(get(i)[0] + get(i + 1)[0]) / 2, (get(i)[1] + get(i + 1)[1]) / 2, z0])[2];
    return { depth, svg: turn <= 0 ? '' : blend(s, a, b, shade(s, material, normal(i)), shade(s, material, normal(i + 1))) };
  }).sort((p, q) => p.depth - q.depth).map((q) => q.svg).join('');
}

/** Points of a rounded rectangle, clockwise on screen. */
export const roundBox = (w: number, h: number, r: number, x = 0, y = 0): Point[] => [[1, 1, 0], [-1, 1, 90], [-1, -1, 180], [1, -1, 270]].flatMap(([sx = 1, sy = 1, a = 0]) =>
  range(9).map((i): Point => {
    const t = radians(a + i * 11.25);
    return [x + sx * (w / 2 - r) + r * Math.cos(t), y + sy * (h / 2 - r) + r * Math.sin(t)];
  }));
