import { PAINT } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, mapPath, poly, range, rounded } from '../kit/geometry.ts';
import type { Camera, Corner, Point } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, carbon, form, paintStops } from '../kit/materials.ts';
import type { FormOptions } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { padShadow } from '../kit/studio.ts';

type SpoilerParams = {
  finish: 'carbon' | 'paint';
  color: string;
  stands: 'alu' | 'black';
  /** A second, smaller element above the trailing edge. */
  flap: boolean;
};

const HALF = 640;
/** Wing section (x is chord, positive to the rear; y is height). */
const chord = (t: number) => 150 - 300 * t;
const camber = (t: number) => 34 * Math.sin(Math.PI * Math.min(1, t * 0.9)) + 41.4 * Math.pow(1 - t, 2.2);

function wingPoint(cam: Camera, u: number, t: number, below = 0): Point {
  const arch = 26 * (1 - u * u);
  const sweep = 40 * u * u;
  const thickness = below * (10 + 34 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.85)));
  return cam.project([u * HALF, -camber(t) - arch + thickness, chord(t) - sweep]);
}
const span = (cam: Camera, t: number, below = 0) => range(25).map((i) => wingPoint(cam, -1 + i / 12, t, below));
const raised = (pts: readonly Point[], dy: number) => pts.map(([x, y]): Point => [x, y - dy]);
const patch = (upper: readonly Point[], lower: readonly Point[]) => poly([...upper, ...lower.toReversed()]);

function surface(s: Scene, d: string, p: SpoilerParams, options: FormOptions) {
  const fill = p.finish === 'carbon' ? carbon(s, 10, 4) : undefined;
  return form(s, d, { stops: paintStops(p.color), fill, ...options });
}

function wing(s: Scene, cam: Camera, p: SpoilerParams) {
  const tail = span(cam, 0);
  const top = patch(tail, span(cam, 1));
  const rear = patch(tail, span(cam, 0, 1.8));
  const lip = patch(raised(tail, 30), tail);
  const shine = patch(span(cam, 0.52), span(cam, 0.78));
  return [
    s.ground === 'none' ? '' : s.soft(mapPath(rear, ([x, y]) => [x + 10, y + 46]), 18, { fill: '#1a1612', opacity: 0.35 }),
    surface(s, top, p, { depth: 20, gloss: 0.45, angle: 90 }),
    s.clipped(
      top,
      s.path(top, { fill: s.linear([[0, '#000', 0.35], [0.3, '#fff', 0.3], [0.45, '#fff', 0.08], [1, '#000', 0.5]]) }),
      s.soft(shine, 9, { fill: '#fff', opacity: 0.42 }),
      s.path(top, { fill: s.linear([[0, '#000', 0.3], [0.22, '#fff', 0.14], [0.5, '#000', 0.02], [1, '#000', 0.45]], 0) }),
    ),
    surface(s, rear, p, { depth: 16, gloss: 0.2, shade: 0.8 }),
    s.clipped(rear, s.path(rear, { fill: s.linear([[0, '#000', 0.1], [1, '#000', 0.75]]) })),
    surface(s, lip, p, { depth: 8, gloss: 0.5 }),
    s.clipped(lip, s.path(lip, { fill: s.linear([[0, '#fff', 0.4], [0.3, '#fff', 0.05], [1, '#000', 0.35]]) })),
    s.stroke(poly(tail, false), '#000', 3, { opacity: 0.5 }),
    p.flap ? flap(s, tail, p) : '',
  ].join('');
}

/** Second element: it floats over the trailing edge, so a dark gap stays between the two. */
function flap(s: Scene, tail: readonly Point[], p: SpoilerParams) {
  const upper = tail.map(([x, y]): Point => [x + 14, y - 84]);
  const edge = raised(tail, 52);
  const d = patch(upper, edge);
  const gap = patch(edge, raised(tail, 30));
  return [
    s.path(gap, { fill: '#08090a', opacity: 0.9 }),
    surface(s, d, p, { depth: 12, gloss: 0.6, angle: 88 }),
    s.clipped(d, s.path(d, { fill: s.linear([[0, '#fff', 0.42], [0.35, '#fff', 0.06], [1, '#000', 0.4]]) })),
    s.stroke(poly(edge, false), '#fff', 2, { opacity: 0.3 }),
  ].join('');
}

const PLATE: readonly (readonly [z: number, y: number, r: number])[] = [
  [190, -118, 30], [-140, -96, 60], [-230, -10, 40], [-190, 90, 40], [150, 110, 36], [200, 60, 26],
];

function endPlate(s: Scene, cam: Camera, side: -1 | 1, p: SpoilerParams) {
  const x = side * (HALF + 6);
  const lift = p.flap ? 46 : 0;
  const outline = (dx: number) =>
    rounded(
      PLATE.map(([z, y, r]): Corner => {
        const [a, b] = cam.project([x + dx, y < -50 ? y - lift : y, z]);
        return [a, b, r];
      }),
    );
  const d = outline(0);
  const bolts = [cam.project([x, 0, 60]), cam.project([x, 10, -80])];
  return [
    form(s, outline(side * -14), { stops: PLASTIC, depth: 8 }),
    surface(s, d, p, { depth: 18, gloss: 0.5, angle: 60 }),
    s.clipped(d, s.path(d, { fill: s.linear([[0, '#fff', side < 0 ? 0.26 : 0.1], [0.5, '#000', 0.05], [1, '#000', 0.5]], 60) })),
    ...bolts.map(([bx, by]) => bolt(s, bx, by, 12)),
  ].join('');
}

/** Upright: machined aluminium strut with a bolted foot. */
function stand(s: Scene, cam: Camera, u: number, p: SpoilerParams) {
  const x = u * HALF;
  const foot = (dx: number, z: number) => cam.project([x + dx, 262, z]);
  const blade = (dx: number) =>
    rounded(
      ([[70, -6], [-60, -10], [-40, 120], [-70, 250], [110, 250], [60, 120]] as const).map(([z, y]): Corner => {
        const [a, b] = cam.project([x, y, z]);
        return [a + dx, b];
      }),
      14,
    );
  const plate = rounded([foot(-60, -120), foot(60, -120), foot(60, 160), foot(-60, 160)], 12);
  const stops = p.stands === 'alu' ? ALUMINIUM : PLASTIC;
  return [
    s.soft(mapPath(plate, ([a, b]) => [a + 14, b + 22]), 14, { fill: '#15110d', opacity: 0.55 }),
    form(s, mapPath(plate, ([a, b]) => [a, b + 16]), { stops: PLASTIC, depth: 8 }),
    form(s, plate, { stops, depth: 10 }),
    ...[foot(-36, -90), foot(36, -90), foot(-36, 130), foot(36, 130)].map(([a, b]) => bolt(s, a, b, 11)),
    form(s, blade(16), { stops: [[0, '#3a3b3c'], [1, '#0c0c0d']], depth: 10, angle: 0 }),
    form(s, blade(0), { stops, depth: 14, angle: 20 }),
  ].join('');
}

export const spoiler: Part<SpoilerParams> = {
  name: 'spoiler',
  frame: { x: 800, y: 610, zoom: 1.06 },
  focus: { x: 1240, y: 640, zoom: 2.4 },
  variants: [
    { finish: 'carbon', color: PAINT.black, stands: 'alu', flap: false },
    { finish: 'paint', color: PAINT.blue, stands: 'black', flap: false },
    { finish: 'paint', color: PAINT.white, stands: 'black', flap: true },
    { finish: 'paint', color: PAINT.red, stands: 'alu', flap: false },
    { finish: 'carbon', color: PAINT.black, stands: 'black', flap: true },
    { finish: 'paint', color: PAINT.graphite, stands: 'alu', flap: true },
    { finish: 'paint', color: PAINT.black, stands: 'black', flap: false },
    { finish: 'paint', color: PAINT.silver, stands: 'black', flap: false },
    { finish: 'paint', color: PAINT.black, stands: 'black', flap: true },
    { finish: 'paint', color: PAINT.graphite, stands: 'black', flap: false },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 540, yaw: -24, pitch: -22, distance: 3000, scale: 0.98 });
    const ground = poly([cam.project([-640, 275, -160]), cam.project([640, 275, -160]), cam.project([660, 275, 190]), cam.project([-620, 275, 190])]);
    return [
      padShadow(s, ground, { wide: 46, tight: 0, opacity: 0.4 }),
      endPlate(s, cam, -1, p),
      stand(s, cam, -0.42, p) + stand(s, cam, 0.42, p),
      wing(s, cam, p),
      endPlate(s, cam, 1, p),
    ].join('');
  },
};
