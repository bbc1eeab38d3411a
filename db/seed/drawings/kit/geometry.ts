/** Path builders. Every path uses absolute M/L/C/Z only, so bounds and mirroring stay trivial. */
export type Point = readonly [x: number, y: number];
/** A point of a rounded polygon may carry its own radius. */
export type Corner = readonly [x: number, y: number, r?: number];

export const tenth = (n: number) => Math.round(n * 10) / 10;
const pt = (p: Point) => `${tenth(p[0])} ${tenth(p[1])}`;

/** Element i of a list that is known to be that long. */
export function at<T>(list: readonly T[], i: number): T {
  const value = list[i];
  if (value === undefined) throw new RangeError(`No element ${i} in a list of ${list.length}`);
  return value;
}

export const poly = (pts: readonly Point[], closed = true) =>
  'M' + pts.map(pt).join('L') + (closed ? 'Z' : '');

/** Polygon with rounded corners; a point may carry its own radius: [x, y, r]. */
export function rounded(pts: readonly Corner[], radius = 12): string {
  const corner = (p: Corner, i: number) => {
    const [a, b] = [at(pts, (i + pts.length - 1) % pts.length), at(pts, (i + 1) % pts.length)];
    const r = p[2] ?? radius;
    const toward = (q: Corner): Point => {
      const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const k = Math.min(r, len / 2) / len;
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    };
    const [s, e] = [toward(a), toward(b)];
    const c = (q: Point): Point => [q[0] + (p[0] - q[0]) * 0.56, q[1] + (p[1] - q[1]) * 0.56];
    return `${pt(s)}C${pt(c(s))} ${pt(c(e))} ${pt(e)}`;
  };
  return 'M' + pts.map(corner).join('L') + 'Z';
}

/** Catmull-Rom curve through the points. */
export function smooth(pts: readonly Point[], closed = false, tension = 1): string {
  const n = pts.length;
  const point = (i: number) => at(pts, closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
  let d = 'M' + pt(point(0));
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const k = tension / 6;
    d += `C${pt([b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k])} ${pt([c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k])} ${pt(c)}`;
  }
  return d + (closed ? 'Z' : '');
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${pt([cx - rx, cy])}C${pt([cx - rx, cy - ky])} ${pt([cx - kx, cy - ry])} ${pt([cx, cy - ry])}` +
    `C${pt([cx + kx, cy - ry])} ${pt([cx + rx, cy - ky])} ${pt([cx + rx, cy])}` +
    `C${pt([cx + rx, cy + ky])} ${pt([cx + kx, cy + ry])} ${pt([cx, cy + ry])}` +
    `C${pt([cx - kx, cy + ry])} ${pt([cx - rx, cy + ky])} ${pt([cx - rx, cy])}Z`
  );
}

export const rect = (x: number, y: number, w: number, h: number, r = 0) =>
  rounded(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    r,
  );

const NUMBERS = /-?\d+(?:\.\d+)?/g;

export type Box = { x: number; y: number; w: number; h: number };

export function bounds(d: string): Box {
  const n = (d.match(NUMBERS) ?? []).map(Number);
  const xs = n.filter((_, i) => i % 2 === 0);
  const ys = n.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const PAIRS = /(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)/g;

/** Applies fn to every point of a path. */
export const mapPath = (d: string, fn: (p: Point) => Point) =>
  d.replace(PAIRS, (_, x: string, y: string) => pt(fn([Number(x), Number(y)])));

export const mirrorPath = (d: string, width = 1600) => mapPath(d, ([x, y]) => [width - x, y]);
/** A path and its mirror image about the middle of the canvas, for parts that are alike on both sides. */
export const both = (d: string): readonly [string, string] => [d, mirrorPath(d)];
/** Closes the left half of an outline (top middle → outside → bottom middle) with its mirror image. */
export const symmetric = (half: readonly Corner[]) =>
  rounded([...half, ...half.toReversed().map(([x, y, r]): Corner => [1600 - x, y, r ?? 12])]);
/** One line over both halves, given from the outside to the middle. */
export const across = (half: readonly Point[]) =>
  smooth([
    ...half,
    ...half
      .slice(0, -1)
      .toReversed()
      .map(([x, y]): Point => [1600 - x, y]),
  ]);

export const radians = (deg: number) => (deg * Math.PI) / 180;
export const polar = (r: number, deg: number): Point => [
  r * Math.cos(radians(deg)),
  r * Math.sin(radians(deg)),
];
export const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** x to the right, y down, z towards the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** A point on the circle at height z. */
export const ring = (r: number, z: number, deg: number): Point3 => [...polar(r, deg), z];

/** Circles about the z axis, and parts of them, as they appear on the canvas. */
export function circlesSeenBy(project: (p: Point3) => Point) {
  const arc = (r: number, z = 0, a0 = 0, a1 = 360, ox = 0, oy = 0): Point[] => {
    const steps = Math.max(1, Math.ceil(Math.abs(a1 - a0) / 7.5));
    return range(steps + 1).map((i) => {
      const a = radians(a0 + ((a1 - a0) * i) / steps);
      return project([ox + r * Math.cos(a), oy + r * Math.sin(a), z]);
    });
  };
  /** One point of a circle. */
  const on = (r: number, z: number, deg: number, ox = 0, oy = 0): Point => at(arc(r, z, deg, deg, ox, oy), 0);
  const circle = (r: number, z = 0, ox = 0, oy = 0) => smooth(arc(r, z, 0, 360, ox, oy).slice(0, -1), true);
  const sector = (r0: number, r1: number, a0: number, a1: number, z = 0, z1 = z) =>
    poly([...arc(r1, z, a0, a1), ...arc(r0, z1, a1, a0)]);
  return { arc, on, circle, sector };
}

/** Perspective camera for round parts: turned by yaw/pitch (degrees), centred on (cx, cy). */
export function camera(place: {
  cx: number;
  cy: number;
  yaw?: number;
  pitch?: number;
  distance?: number;
  scale?: number;
}) {
  const { cx, cy, yaw = 28, pitch = 0, distance = 2600, scale = 1 } = place;
  const [ya, pa] = [radians(yaw), radians(pitch)];
  const rotate = ([x, y, z]: Point3): Point3 => {
    const z1 = -x * Math.sin(ya) + z * Math.cos(ya);
    return [
      x * Math.cos(ya) + z * Math.sin(ya),
      y * Math.cos(pa) - z1 * Math.sin(pa),
      y * Math.sin(pa) + z1 * Math.cos(pa),
    ];
  };
  const project = (p: Point3): Point => {
    const [x, y, z] = rotate(p);
    const k = (scale * distance) / (distance - z);
    return [cx + x * k, cy + y * k];
  };
  return { project, rotate, ...circlesSeenBy(project) };
}

export type Camera = ReturnType<typeof camera>;
