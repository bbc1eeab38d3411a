import { at, poly, range } from '../kit/geometry.ts';
import type { Camera, Corner, Point, Point3 } from '../kit/geometry.ts';
import type { Scene } from '../kit/scene.ts';
import { blend, shade } from '../kit/solid.ts';
import type { Edge, Material } from '../kit/solid.ts';

/** Element of a closed outline; the index may run past either end. */
export const ring = <T>(list: readonly T[], i: number): T => at(list, ((i % list.length) + list.length) % list.length);

/** Points of a polygon with rounded corners; a point may carry its own radius. */
export function roundedPts(pts: readonly Corner[], radius = 12, steps = 5): Point[] {
  return pts.flatMap((_, i) => {
    const [a, p, b] = [ring(pts, i - 1), ring(pts, i), ring(pts, i + 1)].map((q): Point3 => [q[0], q[1], q[2] ?? radius]) as [Point3, Point3, Point3];
    const toward = (q: Point3): Point => {
      const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const k = Math.min(p[2], len / 2) / len;
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    };
    const [s, e] = [toward(a), toward(b)];
    if (p[2] < 0.5) return [[p[0], p[1]] as Point];
    return range(steps + 1).map((j): Point => {
      const t = j / steps;
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [u * s[0] + v * p[0] + w * e[0], u * s[1] + v * p[1] + w * e[1]];
    });
  });
}

/** Moves every point of a clockwise outline outward (or inward for negative d). */
export function offset(pts: readonly Point[], d: number): Point[] {
  return pts.map((p, i): Point => {
    const n = outward(pts, i);
    return [p[0] + n[0] * d, p[1] + n[1] * d];
  });
}

function outward(pts: readonly Point[], i: number): Point {
  const [a, b] = [ring(pts, i - 1), ring(pts, i + 1)];
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / len, (a[0] - b[0]) / len];
}

/** Visible side of a clockwise outline between two depths; `slope` leans the normals toward the viewer. */
export function wall(s: Scene, cam: Camera, back: readonly Point[], z0: number, front: readonly Point[], z1: number, material: Material, slope = 0): string {
  const normals = front.map((_, i) => { const [x, y] = outward(front, i); return cam.rotate([x, y, slope]); });
  return front.map((_, i) => {
    const j = (i + 1) % front.length;
    const edge = (k: number): Edge => { const [b, f] = [at(back, k), ring(front, k)]; return [cam.project([b[0], b[1], z0]), cam.project([f[0], f[1], z1])]; };
    const [e0, e1] = [edge(i), edge(j)];
    const quad = [e0[0], e1[0], e1[1], e0[1]];
    const area = quad.reduce((sum, p, k) => { const q = ring(quad, k + 1); return sum + p[0] * q[1] - q[0] * p[1]; }, 0);
    if (area <= 0) return '';
    return blend(s, e0, e1, shade(s, material, ring(normals, i)), shade(s, material, ring(normals, j)));
  }).join('');
}

/** Outline at depth z as a path. */
export const face = (cam: Camera, pts: readonly Point[], z: number): string => poly(pts.map(([x, y]) => cam.project([x, y, z])));

