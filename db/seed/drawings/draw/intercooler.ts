import { darken, lighten } from '../kit/color.ts';
import { at, camera, ellipse, poly, range, rounded } from '../kit/geometry.ts';
import type { Camera, Point3 } from '../kit/geometry.ts';
import { ALUMINIUM, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, STEEL_3D, blend, lathe, plane, shade } from '../kit/solid.ts';
import type { Edge } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';

type IntercoolerParams = {
  rows: number;
  /** Colour of fins and tubes. */
  tone: string;
  /** Colour of the end tanks. */
  tank: string;
  hose?: string;
};
type Side = -1 | 1;

const W = 400;
const H = 220;
const D = 75;
const quad = (cam: Camera, y0: number, y1: number, z: number) =>
  poly([cam.project([-W, y0, z]), cam.project([W, y0, z]), cam.project([W, y1, z]), cam.project([-W, y1, z])]);

/** Zigzag fins between two tubes. */
function finRow(s: Scene, cam: Camera, y0: number, y1: number, tone: string) {
  const n = 110;
  const zig = poly(range(n + 1).map((i) => cam.project([-W + (i * 2 * W) / n, i % 2 ? y0 : y1, D - 6])), false);
  return (
    s.path(quad(cam, y0, y1, D - 6), { fill: s.linear([[0, darken(tone, 0.94)], [1, darken(tone, 0.82)]]) }) +
    s.stroke(zig, darken(tone, 0.42), 3, { strokeLinejoin: 'miter' }) +
    s.stroke(zig, lighten(tone, 0.5), 1.2, { opacity: 0.8, transform: 'translate(-1 -0.5)' })
  );
}

function bar(s: Scene, cam: Camera, y: number, h: number, tone: string) {
  const lid: Point3[] = [[-W, y - h, -D], [W, y - h, -D], [W, y - h, D], [-W, y - h, D]];
  const top = y < 0 ? plane(s, cam, lid, { ...ALLOY_3D, color: tone }, { twoSided: true }) : '';
  const fill = s.linear([[0, lighten(tone, 0.75)], [0.35, lighten(tone, 0.2)], [1, darken(tone, 0.5)]]);
  return top + s.path(quad(cam, y - h, y + h, D), { fill });
}

function core(s: Scene, cam: Camera, p: IntercoolerParams) {
  const pitch = (2 * H) / p.rows;
  const bars = range(p.rows + 1).map((i) => -H + i * pitch);
  const tubeFill = s.linear([[0, lighten(p.tone, 0.85)], [0.45, lighten(p.tone, 0.15)], [1, darken(p.tone, 0.62)]]);
  const sheen = s.linear([[0, '#fff', 0.2], [0.28, '#fff', 0], [0.4, '#fff', 0.12], [0.52, '#000', 0.02], [1, '#000', 0.42]], 32);
  return [
    ...bars.slice(0, -1).map((y) => finRow(s, cam, y + 5, y + pitch - 5, p.tone)),
    ...bars.slice(1, -1).map((y) => s.path(quad(cam, y - 6, y + 6, D), { fill: tubeFill })),
    s.path(quad(cam, -H, H, D), { fill: sheen }),
    bar(s, cam, -H - 8, 14, p.tone),
    bar(s, cam, H + 8, 14, p.tone),
    s.stroke(poly([cam.project([-W, -H - 22, D]), cam.project([W, -H - 22, D])], false), '#fff', 2, { opacity: 0.6 }),
  ].join('');
}

const tankAngle = (i: number) => ((-90 + (i * 180) / 14) * Math.PI) / 180;

/** End tank: half-round casting, swept along the height with a taper. */
function tank(s: Scene, cam: Camera, side: Side, p: IntercoolerParams) {
  const m = { ...ALLOY_3D, color: p.tank };
  const heights = [-H - 24, -H - 8, ...range(9).map((i) => (H * (i - 4)) / 5), H + 8, H + 24];
  const rings = heights.map((y, level) => {
    const k = level === 0 || level === heights.length - 1 ? 0.9 : 1;
    const bulge = 122 - 30 * (y / H) ** 2;
    return range(15).map((i): Point3 => {
      const a = tankAngle(i);
      return [side * (W + (6 + bulge * Math.cos(a)) * k), y, (D + 12) * Math.sin(a) * k];
    });
  });
  const normals = range(15).map((i) => cam.rotate([side * Math.cos(tankAngle(i)), 0, Math.sin(tankAngle(i))]));
  const colors = normals.map((n) => shade(s, m, n));
  const quads = range(rings.length - 1).flatMap((j) =>
    range(14).map((i) => {
      const edge = (k: number): Edge => [cam.project(at(at(rings, j), k)), cam.project(at(at(rings, j + 1), k))];
      const hidden = at(normals, i)[2] + at(normals, i + 1)[2] < 0;
      return hidden ? '' : blend(s, edge(i), edge(i + 1), at(colors, i), at(colors, i + 1));
    }),
  );
  const [x0, x1, top, z] = [side * (W - 12), side * (W + 16), H + 24, D + 14];
  const flange: Point3[] = [[x0, -top, z], [x1, -top, z], [x1, top, z], [x0, top, z]];
  const lid = poly(at(rings, 0).map((q) => cam.project(q)));
  return [
    ...quads,
    form(s, lid, { stops: [[0, lighten(p.tank, 0.7)], [0.6, lighten(p.tank, 0.35)], [1, p.tank]], depth: 10, angle: 30 }),
    plane(s, cam, flange, { ...m, metal: 0.4 }, { twoSided: true }),
    s.stroke(poly([cam.project([x1, -top, z]), cam.project([x1, top, z])], false), '#000', 3, { opacity: 0.5 }),
  ].join('');
}

function port(s: Scene, cam: Camera, side: Side, y: number, p: IntercoolerParams) {
  const o = { ox: side * (W + 66), oy: y };
  const mouth = cam.circle(48, 268, o.ox, o.oy);
  const pipe = { ...ALLOY_3D, color: lighten(p.tank, 0.1), metal: 0.75 };
  const hose = p.hose
    ? lathe(s, cam, [[68, 120], [70, 124], [70, 214], [66, 220], [58, 222]], { color: p.hose, spec: 0.35, power: 14 }, o) +
      lathe(s, cam, [[73, 150], [73, 176], [70, 178]], STEEL_3D, o)
    : '';
  return [
    s.softStroke(cam.circle(66, 84, o.ox, o.oy), '#000', 14, 7, { opacity: 0.5 }),
    lathe(
      s,
      cam,
      [[66, 70], [62, 92], [58, 110], [58, 228]],
      pipe,
      o,
    ),
    hose,
    lathe(s, cam, [[58, 222], [63, 234], [63, 244], [58, 250], [58, 266], [54, 268], [48, 268]], pipe, o),
    s.path(mouth, { fill: '#0b0c0d' }),
    s.clipped(
      mouth,
      lathe(s, cam, [[48, 268], [48, 60]], { ...STEEL_3D, color: '#85898d' }, o),
      s.path(cam.circle(48, 130, o.ox, o.oy), { fill: '#070708' }),
    ),
  ].join('');
}

function lug(s: Scene, cam: Camera, x: number, y: number) {
  const [cx, cy] = cam.project([x, y, D - 20]);
  const up = y < 0 ? -1 : 1;
  const d = rounded([[cx - 34, cy + up * -14, 2], [cx - 28, cy + up * 34], [cx + 28, cy + up * 34], [cx + 34, cy + up * -14, 2]], 14);
  return form(s, d, { stops: ALUMINIUM, depth: 10 }) + recess(s, ellipse(cx, cy + up * 16, 11), { depth: 8 });
}

const RAW = '#a9acaf';

export const intercooler: Part<IntercoolerParams> = {
  name: 'intercooler',
  frame: { x: 800, y: 600, zoom: 1.1 },
  focus: { x: 420, y: 640, zoom: 2.3 },
  variants: [
    { rows: 9, tone: RAW, tank: '#a7aaad' },
    { rows: 7, tone: '#3c3f43', tank: '#33363a' },
    { rows: 11, tone: RAW, tank: '#a7aaad', hose: '#2257a6' },
    { rows: 8, tone: '#b9bcbf', tank: '#2c2e31' },
    { rows: 6, tone: RAW, tank: '#a7aaad', hose: '#b01c26' },
    { rows: 10, tone: '#8d7a5e', tank: '#9a8f80' },
    { rows: 12, tone: '#494c51', tank: '#a7aaad', hose: '#1d1f22' },
    { rows: 8, tone: RAW, tank: '#5c6166' },
    { rows: 10, tone: '#5c6166', tank: '#a7aaad' },
    { rows: 9, tone: '#3c3f43', tank: '#33363a', hose: '#b01c26' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 810, cy: 590, yaw: 24, pitch: -13, distance: 2800, scale: 1.03 });
    const ground = poly([cam.project([-520, 262, -80]), cam.project([520, 262, -80]), cam.project([520, 262, 80]), cam.project([-520, 262, 80])]);
    return [
      padShadow(s, ground, { wide: 34, tight: 10, opacity: 0.52 }),
      lug(s, cam, -250, -H - 30) + lug(s, cam, 250, -H - 30) + lug(s, cam, -250, H + 26) + lug(s, cam, 250, H + 26),
      tank(s, cam, 1, p),
      core(s, cam, p),
      tank(s, cam, -1, p),
      port(s, cam, -1, 110, p),
      port(s, cam, 1, -110, p),
    ].join('');
  },
};
