import { mix } from './color.ts';
import { at, cross, minus, poly, range, tenth } from './geometry.ts';
import type { Camera, Point, Point3 } from './geometry.ts';
import type { Scene } from './scene.ts';

/**
 * Small shaded-solid toolkit: surfaces of revolution and flat facets,
 * lit by one studio environment (soft box upper left, dark horizon, warm floor).
 */
export type Material = {
  readonly color: string;
  readonly metal?: number;
  readonly spec?: number;
  readonly power?: number;
  readonly dark?: string;
};
/** A pair of screen points. */
export type Edge = readonly [Point, Point];
/** [radius, z] */
export type Profile = readonly Point[];

const unit = ([x, y, z]: Point3): Point3 => {
  const l = Math.hypot(x, y, z) || 1;
  return [x / l, y / l, z / l];
};
const KEY = unit([-0.5, -0.72, 0.48]);
const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const clamp = (v: number) => Math.min(1, Math.max(0, v));
/** 0 up to `a`, 1 from `b` on, and a smooth step between. */
export const ramp = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Brightness 0..1 the studio shows in direction r. */
function environment(r: Point3): number {
  const up = -r[1];
  const sky = 0.36 + 0.4 * ramp(0.05, 0.95, up);
  const floor = 0.5 - 0.3 * ramp(-0.2, -0.95, up);
  const base = up > 0 ? sky : floor;
  const horizon = 0.3 * Math.exp(-((up + 0.04) ** 2) / 0.02);
  const softBox = 0.7 * ramp(0.7, 0.92, dot(r, KEY));
  const leftWall = 0.62 * Math.exp(-((r[0] + 0.7) ** 2) / 0.05);
  const rightWall = 0.36 * Math.exp(-((r[0] - 0.86) ** 2) / 0.012);
  const cameraShade = 0.16 * ramp(0.75, 1, r[2]);
  return clamp(base - horizon - cameraShade + softBox + leftWall + rightWall);
}

/**
 * Colour for a view-space normal.
 * In a flipped scene the normal is mirrored first, so the light stays upper left.
 */
export function shade(s: Scene, material: Material, normal: Point3): string {
  const n = unit(s.flip ? [-normal[0], normal[1], normal[2]] : normal);
  const { color, metal = 0, spec = 0.4, power = 18, dark = '#050607' } = material;
  const diffuse = 0.3 + 0.75 * clamp(dot(n, KEY)) + 0.12 * clamp(n[1]);
  const reflected: Point3 = [2 * n[2] * n[0], 2 * n[2] * n[1], 2 * n[2] * n[2] - 1];
  const env = environment(reflected);
  const half = unit([KEY[0], KEY[1], KEY[2] + 1]);
  const gloss =
    spec * Math.pow(clamp(dot(n, half)), power) +
    spec * 0.2 * Math.pow(1 - clamp(n[2]), 4) * (n[1] < 0.3 ? 1 : 0.3);
  const level = metal * env * 1.08 + (1 - metal) * diffuse;
  const body =
    level < 0.62
      ? mix(dark, color, clamp(level / 0.62))
      : mix(color, '#fffdf8', clamp((level - 0.62) * (0.4 + 1.7 * metal)));
  return mix(body, '#ffffff', clamp(gloss));
}

const area = (p: readonly Point[]) =>
  p.reduce((sum, a, i) => {
    const b = at(p, (i + 1) % p.length);
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);

/** Emits one facet with a hairline of its own colour, so neighbours leave no seam. */
const facet = (s: Scene, pts: readonly Point[], color: string) =>
  s.path(poly(pts), { fill: color, stroke: color, strokeWidth: 0.9, strokeLinejoin: 'round' });

/**
 * Quad shaded smoothly from edge a to edge b.
 * The gradient runs square to the edges, so neighbouring quads meet without a step.
 */
export function blend(s: Scene, a: Edge, b: Edge, colorA: string, colorB: string): string {
  const quad = [a[0], b[0], b[1], a[1]];
  if (colorA === colorB) return facet(s, quad, colorA);
  const mid = (e: Edge): Point => [(e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2];
  const [ma, mb] = [mid(a), mid(b)];
  const edge: Point = [a[1][0] - a[0][0] + b[1][0] - b[0][0], a[1][1] - a[0][1] + b[1][1] - b[0][1]];
  const len = Math.hypot(...edge) || 1;
  const across: Point = [-edge[1] / len, edge[0] / len];
  const reach = (mb[0] - ma[0]) * across[0] + (mb[1] - ma[1]) * across[1];
  const fill = s.linearAt(
    [
      [0, colorA],
      [1, colorB],
    ],
    tenth(ma[0]),
    tenth(ma[1]),
    tenth(ma[0] + across[0] * reach),
    tenth(ma[1] + across[1] * reach),
  );
  return facet(s, quad, fill);
}

const facetCount = (profile: Profile) =>
  Math.round(Math.min(84, Math.max(26, Math.max(...profile.map(([r]) => r)) * 0.36)));

/** Rounds a profile by inserting Catmull-Rom points. */
export function softProfile(profile: Profile, k = 3): Point[] {
  const point = (i: number) => at(profile, Math.min(profile.length - 1, Math.max(0, i)));
  const curve = (p: number, q: number, r: number, u: number, t: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t * t * t);
  const between = (i: number, t: number): Point => {
    const [p, q, r, u] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    return [curve(p[0], q[0], r[0], u[0], t), curve(p[1], q[1], r[1], u[1], t)];
  };
  const inner = range(profile.length - 1).flatMap((i) => range(k).map((j) => between(i, j / k)));
  return [...inner, point(profile.length - 1)];
}

export type LatheOptions = { steps?: number; ox?: number; oy?: number; sx?: number; sy?: number };

/**
 * Surface of revolution about z. profile: [[r, z], ...] listed from the back rim to the front,
 * then inward, so the outside faces the viewer. `material` may be a function of the band index.
 */
export function lathe(
  s: Scene,
  cam: Camera,
  profile: Profile,
  material: Material | ((band: number) => Material),
  options: LatheOptions = {},
): string {
  const { steps = facetCount(profile), ox = 0, oy = 0, sx = 1, sy = 1 } = options;
  const out: string[] = [];
  const angles = range(steps + 1).map((i) => (i / steps) * 2 * Math.PI);
  const spot = (r: number, a: number, z: number) =>
    cam.project([ox + sx * r * Math.cos(a), oy + sy * r * Math.sin(a), z]);
  for (let j = 0; j < profile.length - 1; j++) {
    const [[r0, z0], [r1, z1]] = [at(profile, j), at(profile, j + 1)];
    const m = typeof material === 'function' ? material(j) : material;
    const bands = angles.map((a) => ({
      edge: [spot(r0, a, z0), spot(r1, a, z1)] as Edge,
      color: shade(
        s,
        m,
        cam.rotate([((z1 - z0) * Math.cos(a)) / sx, ((z1 - z0) * Math.sin(a)) / sy, r0 - r1]),
      ),
    }));
    for (let i = 0; i < steps; i++) {
      const [p, q] = [at(bands, i), at(bands, i + 1)];
      const isFacing = area([p.edge[0], q.edge[0], q.edge[1], p.edge[1]]) > 0;
      if (isFacing) out.push(blend(s, p.edge, q.edge, p.color, q.color));
    }
  }
  return out.join('');
}

export type PlaneOptions = { twoSided?: boolean; normal?: Point3 };

/** Flat facet through 3D points; hidden when it faces away unless twoSided. */
export function plane(
  s: Scene,
  cam: Camera,
  pts: readonly Point3[],
  material: Material,
  options: PlaneOptions = {},
): string {
  const flat = pts.map((p) => cam.project(p));
  if (area(flat) <= 0 && !options.twoSided) return '';
  const n = cam.rotate(options.normal ?? faceNormal(pts));
  return facet(s, flat, shade(s, material, n[2] < 0 ? [-n[0], -n[1], -n[2]] : n));
}

export function faceNormal(pts: readonly Point3[]): Point3 {
  const [a, b, c] = [at(pts, 0), at(pts, 1), at(pts, 2)];
  return unit(cross(minus(b, a), minus(c, a)));
}

export const RUBBER_3D: Material = { color: '#3a3a3b', spec: 0.16, power: 8 };
export const STEEL_3D: Material = { color: '#a8acb1', metal: 0.85, spec: 0.3, power: 30, dark: '#16181b' };
export const CHROME_3D: Material = { color: '#c6cace', metal: 1, spec: 0.6, power: 60, dark: '#0c0d0f' };
export const ALLOY_3D: Material = { color: '#a2a6aa', metal: 0.6, spec: 0.35, power: 22, dark: '#17181a' };
export const BLACK_3D: Material = { color: '#2b2d30', metal: 0.25, spec: 0.35, power: 26 };
export const painted = (color: string): Material => ({
  color,
  metal: 0.12,
  spec: 0.5,
  power: 34,
  dark: mix(color, '#050607', 0.82),
});
