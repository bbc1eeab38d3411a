import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { at, camera, ellipse, poly, polar, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point3 } from '../kit/geometry.ts';
import { fan, form, paintStops, recess, turnedMetal } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { BLACK_3D, STEEL_3D, blend, lathe, painted, shade } from '../kit/solid.ts';
import type { Edge } from '../kit/solid.ts';
import { floorShadow } from '../kit/studio.ts';

type BrakeParams = {
  /** Paint of the caliper; 'none' shows the disc on its own. */
  caliper: string;
  /** False shows the caliper on its own. */
  disc: boolean;
  drilled: boolean;
  slotted: boolean;
  hat: string;
};

const ring3 = (r: number, z: number, a: number): Point3 => [...polar(r, a), z];

function ventedEdge(s: Scene, cam: Camera, R: number) {
  const vanes = range(70)
    .map((i) => (i * 360) / 70)
    .filter((a) => a > 80 && a < 280)
    .map((a) => poly([ring3(R - 2, -62, a), ring3(R - 2, -62, a + 2), ring3(R - 2, -26, a + 2), ring3(R - 2, -26, a)].map((q) => cam.project(q))));
  return [
    lathe(s, cam, [[R, -88], [R, -62]], STEEL_3D),
    lathe(s, cam, [[R - 4, -62], [R - 4, -26]], { color: '#1b1c1e', spec: 0.1 }),
    ...vanes.map((d) => s.path(d, { fill: '#85898d', opacity: 0.75 })),
    lathe(s, cam, [[R, -26], [R, -4], [R - 5, 0]], STEEL_3D),
  ].join('');
}

const HOLES = [[250, 0], [285, 5], [320, 10], [355, 15], [390, 2]] as const;

function holes(s: Scene, cam: Camera) {
  return range(18)
    .flatMap((i) => HOLES.map(([r, turn]) => cam.project(ring3(r, 0, i * 20 + turn))))
    .map(
      ([x, y]) =>
        s.path(ellipse(x + 1.4, y + 1.8, 8.6, 9.6), { fill: '#fff', opacity: 0.55 }) +
        s.path(ellipse(x, y, 8.2, 9.2), { fill: s.linear([[0, '#050506'], [1, '#3b3d40']]) }),
    )
    .join('');
}

function slots(s: Scene, cam: Camera) {
  return range(10)
    .map((i) => smooth(range(6).map((k) => cam.project(ring3(236 + k * 30, 0, i * 36 + k * 4.5)))))
    .map(
      (d) =>
        s.stroke(d, '#ffffff', 9, { opacity: 0.5, transform: 'translate(1.5 2)' }) +
        s.stroke(d, '#24262a', 8.5) +
        s.stroke(d, '#0a0b0c', 4, { transform: 'translate(-1 -1.5)' }),
    )
    .join('');
}

function hat(s: Scene, cam: Camera, color: string) {
  const m = { ...BLACK_3D, color, metal: 0.35 };
  const top = cam.circle(180, 74);
  const bore = cam.circle(76, 74);
  const rivets = range(10).map((i) => cam.project(ring3(214, 4, i * 36 + 8)));
  const studs = range(5).map((i) => cam.project(ring3(128, 74, -90 + i * 72)));
  const sheen = s.linear([[0, '#fff', 0.3], [0.35, '#fff', 0.05], [0.6, '#000', 0.1], [1, '#000', 0.35]], 55);
  return [
    s.path(cam.circle(216, 0), { fill: s.linear([[0, '#2a2c2f'], [1, '#55585c']], 60) }),
    s.softStroke(cam.circle(218, 0), '#000', 26, 10, { opacity: 0.7, transform: 'translate(8 10)' }),
    ...rivets.map(([x, y]) => bolt(s, x, y, 13, { socket: 'hex' })),
    lathe(s, cam, [[198, -2], [196, 56], [190, 68], [180, 74], [76, 74]], m),
    s.path(top, { fill: sheen }),
    s.stroke(top, '#fff', 2, { opacity: 0.4 }),
    s.stroke(cam.circle(98, 74), '#fff', 1.5, { opacity: 0.25 }),
    recess(s, bore, { depth: 24, fill: '#0c0d0e' }),
    s.clipped(
      bore,
      lathe(s, cam, [[76, 74], [76, -60]], { ...STEEL_3D, color: '#6c7075' }),
      s.path(cam.circle(76, -60), { fill: s.ground === 'light' ? '#8b857d' : '#17191c' }),
    ),
    ...studs.map(
      ([x, y]) =>
        recess(s, ellipse(x, y, 18, 20), { depth: 12 }) +
        s.path(ellipse(x - 2, y + 3, 11, 12), { fill: s.ground === 'light' ? '#807a73' : '#1b1d20' }),
    ),
  ].join('');
}

const AT = -8;
const HALF = 38;
const INNER = [284, 262, 256, 256, 256, 256, 256, 262, 284] as const;

/** Outline of the caliper at height z, centred on angle AT. */
function outline(z: number, grow = 0): Point3[] {
  const n = 14;
  return [
    ...range(n + 1).map((i) => ring3(446 + grow, z, AT - HALF + (2 * HALF * i) / n)),
    ring3(404, z, AT + HALF + 3),
    ...INNER.map((r, k) => ring3(r - grow, z, AT + HALF - 4 - (k * (2 * HALF - 8)) / 8)),
    ring3(404, z, AT - HALF - 3),
  ];
}

function wall(s: Scene, cam: Camera, color: string, z0: number, z1: number, grow: number) {
  const paint = painted(color);
  const [a, b] = [outline(z0), outline(z1, grow)];
  const n = a.length;
  const normals = range(n).map((i) => {
    const [p, q] = [at(a, (i + n - 1) % n), at(a, (i + 1) % n)];
    return cam.rotate([q[1] - p[1], p[0] - q[0], z1 > 80 ? 20 : 0]);
  });
  return range(n)
    .map((i) => {
      const j = (i + 1) % n;
      const edge = (k: number): Edge => [cam.project(at(a, k)), cam.project(at(b, k))];
      if (at(normals, i)[2] + at(normals, j)[2] < 0) return '';
      return blend(s, edge(i), edge(j), shade(s, paint, at(normals, i)), shade(s, paint, at(normals, j)));
    })
    .join('');
}

/** Extruded arc-shaped caliper over the disc edge. */
function caliper(s: Scene, cam: Camera, color: string) {
  const flat = (z: number, grow: number) => smooth(outline(z, grow).map((q) => cam.project(q)), true, 0.55);
  const pistons = [-25, -8.5, 8.5, 25].map((a) => cam.project(ring3(326, 112, AT + a)));
  const bridges = [-30, 0, 30].map((a) => cam.project(ring3(402, 108, AT + a)));
  return [
    s.soft(flat(4, 10), 18, { fill: '#000', opacity: 0.7, transform: 'translate(-6 22)' }),
    wall(s, cam, color, 4, 80, 0) + wall(s, cam, color, 80, 104, -12),
    form(s, flat(104, -12), { stops: paintStops(color), depth: 26, gloss: 0.55, angle: 65 }),
    ...pistons.map(
      ([x, y]) =>
        s.softStroke(ellipse(x, y, 40, 44), '#000', 8, 5, { opacity: 0.5 }) +
        form(s, ellipse(x, y, 40, 44), { stops: paintStops(lighten(color, 0.06)), depth: 20 }) +
        recess(s, ellipse(x, y, 17, 19), { depth: 12, fill: darken(color, 0.7) }),
    ),
    ...bridges.map(([x, y]) => bolt(s, x, y, 17, { socket: 'torx' })),
    nipple(s, cam, AT - HALF + 4),
  ].join('');
}

function nipple(s: Scene, cam: Camera, a: number) {
  const [x, y] = cam.project(ring3(452, 60, a));
  const stem = poly([[x - 8, y + 8], [x - 6, y - 34], [x + 6, y - 34], [x + 8, y + 8]]);
  return (
    form(s, stem, { stops: [[0, '#f0f0ee'], [0.5, '#8a8d90'], [1, '#3b3d40']], angle: 0, depth: 5 }) +
    form(s, ellipse(x, y - 38, 9, 8), { stops: [[0, '#55585b'], [1, '#101112']], depth: 5 })
  );
}

function looseCaliper(s: Scene, { caliper: color }: BrakeParams) {
  const cam = camera({ cx: 790, cy: 590, yaw: 24, pitch: -6, distance: 3000 });
  const piece = wall(s, cam, color, -110, 4, 0) + caliper(s, cam, color);
  return floorShadow(s, 880, 1010, 220, 34) + s.group({ transform: 'translate(-800 -190) scale(1.48)' }, piece);
}

const BLACK = '#26282b';
const STEEL = '#8d8f92';

export const brake: Part<BrakeParams> = {
  name: 'brake',
  frame: { x: 800, y: 590, zoom: 1.12 },
  focus: { x: 1060, y: 520, zoom: 2.4 },
  variants: [
    { caliper: PAINT.red, disc: true, drilled: true, slotted: false, hat: BLACK },
    { caliper: '#c9a21c', disc: true, drilled: false, slotted: true, hat: STEEL },
    { caliper: '#1d4f9c', disc: true, drilled: true, slotted: true, hat: BLACK },
    { caliper: 'none', disc: true, drilled: false, slotted: false, hat: STEEL },
    { caliper: '#2a2c2f', disc: true, drilled: true, slotted: false, hat: STEEL },
    { caliper: '#9da1a6', disc: false, drilled: false, slotted: false, hat: '#77797c' },
    { caliper: 'none', disc: true, drilled: true, slotted: true, hat: BLACK },
    { caliper: '#3f8f3a', disc: true, drilled: false, slotted: true, hat: BLACK },
    { caliper: 'none', disc: true, drilled: false, slotted: true, hat: BLACK },
    { caliper: 'none', disc: true, drilled: false, slotted: false, hat: BLACK },
    { caliper: '#2a2c2f', disc: false, drilled: false, slotted: false, hat: '#77797c' },
    { caliper: 'none', disc: true, drilled: false, slotted: false, hat: '#77797c' },
    { caliper: 'none', disc: true, drilled: false, slotted: true, hat: STEEL },
    { caliper: 'none', disc: true, drilled: true, slotted: true, hat: STEEL },
    { caliper: '#77797c', disc: false, drilled: false, slotted: false, hat: STEEL },
  ],
  draw(s, p) {
    if (!p.disc) return looseCaliper(s, p);
    const cam = camera({ cx: p.caliper === 'none' ? 820 : 790, cy: 590, yaw: 24, pitch: -6, distance: 3000 });
    const turned = range(11).map((i) => s.stroke(cam.circle(230 + i * 17, 0), i % 2 ? '#fff' : '#000', 1.1, { opacity: 0.14 }));
    return [
      floorShadow(s, 770, 1004, 330, 40),
      ventedEdge(s, cam, 420),
      p.caliper === 'none' ? '' : wall(s, cam, p.caliper, -110, 4, 0),
      fan(s, cam, 212, 416, turnedMetal('#8f9296', 0.85, 0.5)),
      ...turned,
      // The lower edge is as bright as the floor: a dark line keeps them apart.
      s.stroke(cam.circle(417, 0), '#1c1d20', 3, { opacity: 0.55 }),
      s.stroke(cam.circle(414, 0), '#fff', 2.5, { opacity: 0.6 }),
      p.drilled ? holes(s, cam) : '',
      p.slotted ? slots(s, cam) : '',
      hat(s, cam, p.hat),
      p.caliper === 'none' ? '' : caliper(s, cam, p.caliper),
    ].join('');
  },
};
