import { PAINT, darken } from '../kit/color.ts';
import { camera, radians, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, STEEL_3D, lathe, painted } from '../kit/solid.ts';
import { floorShadow } from '../kit/studio.ts';
import { coils } from './coil-spring.ts';
import type { CoilSpring } from './coil-spring.ts';

type CoiloverParams = CoilSpring & {
  accent: string;
  count: 1 | 2 | 4;
};

function threads(s: Scene, cam: Camera, z0: number, z1: number, r: number) {
  return range(Math.round((z1 - z0) / 6))
    .map((i) => smooth(cam.arc(r, z0 + i * 6, 0, 180)))
    .map(
      (d) =>
        s.stroke(d, '#0d0e10', 2.2, { opacity: 0.55 }) +
        s.stroke(d, '#fff', 0.9, { opacity: 0.35, transform: 'translate(0 -2)' }),
    )
    .join('');
}

function collar(s: Scene, cam: Camera, z: number, r: number, color: string) {
  const notches = range(9).map((i) => {
    const a = 10 + i * 20;
    const [x, y] = cam.on(r + 1, z + 26, a);
    const [x2, y2] = cam.on(r + 1, z + 4, a);
    return s.stroke(`M${x} ${y}L${x2} ${y2}`, '#0a0b0c', 7 * Math.sin(radians(a)) + 1.5, { opacity: 0.7, strokeLinecap: 'butt' });
  });
  const body = lathe(s, cam, [[r - 4, z], [r, z + 4], [r, z + 26], [r - 6, z + 32], [60, z + 32]], painted(color));
  return body + notches.join('');
}

function lowerMount(s: Scene, cam: Camera) {
  const [x, y] = cam.project([0, 0, 30]);
  const eye = camera({ cx: x, cy: y, yaw: 24, pitch: -8, scale: 0.9 });
  return [
    lathe(s, cam, [[40, 60], [44, 130]], BLACK_3D),
    lathe(s, eye, [[62, -46], [64, -40], [64, 40], [58, 46], [44, 46]], ALLOY_3D),
    lathe(s, eye, [[44, 44], [42, 50], [24, 50]], { color: '#2a2a2b', spec: 0.15 }),
    lathe(s, eye, [[24, 46], [24, 62], [14, 62]], STEEL_3D),
    recess(s, eye.circle(14, 62), { depth: 10 }),
  ].join('');
}

function topMount(s: Scene, cam: Camera, p: CoiloverParams) {
  const studs = [30, 150, 270]
    .map((a): Point => [Math.cos(radians(a)) * 98, Math.sin(radians(a)) * 98])
    .sort((a, b) => a[1] - b[1]);
  return [
    lathe(s, cam, [[60, 812], [116, 812], [118, 820], [118, 840], [110, 850], [70, 852]], painted(p.accent)),
    lathe(s, cam, [[70, 852], [70, 872], [84, 880]], { color: '#2c2c2d', spec: 0.2 }),
    lathe(s, cam, [[84, 880], [128, 882], [130, 888], [130, 902], [126, 908], [52, 908]], { ...ALLOY_3D, color: darken(ALLOY_3D.color, 0.1) }),
    ...studs.map(
      ([ox, oy]) =>
        lathe(s, cam, [[18, 908], [17, 920], [9, 921]], STEEL_3D, { steps: 24, ox, oy }) +
        lathe(s, cam, [[9, 920], [9, 958], [6, 962], [0, 962]], STEEL_3D, { steps: 24, ox, oy }),
    ),
    lathe(s, cam, [[52, 908], [48, 928], [40, 932], [24, 932]], painted(p.accent), { steps: 48 }),
    lathe(s, cam, [[24, 932], [24, 946], [18, 950], [0, 950]], STEEL_3D, { steps: 30 }),
    lathe(s, cam, [[13, 950], [13, 976], [9, 980], [0, 980]], CHROME_3D, { steps: 24 }),
  ].join('');
}

function unit(s: Scene, [cx, cy]: Point, p: CoiloverParams) {
  const cam = camera({ cx, cy, yaw: 0, pitch: 76, distance: 5200, scale: 0.9 });
  const bellows: Point[] = [[36, 660], [44, 676], [36, 692], [46, 710], [38, 728], [50, 746], [52, 812]];
  return [
    floorShadow(s, cx, cy + 8, 130, 26),
    lowerMount(s, cam),
    lathe(s, cam, [[44, 110], [60, 122], [64, 132], [64, 200], [58, 206]], { ...ALLOY_3D, color: '#8d9196' }),
    lathe(s, cam, [[58, 206], [58, 420]], STEEL_3D),
    threads(s, cam, 208, 300, 58),
    collar(s, cam, 250, 84, p.accent),
    collar(s, cam, 292, 118, p.accent),
    coils(s, cam, p, false),
    lathe(s, cam, [[58, 330], [58, 560], [54, 566], [24, 568]], STEEL_3D),
    threads(s, cam, 332, 556, 58),
    lathe(s, cam, [[20, 568], [20, 700]], CHROME_3D, { steps: 40 }),
    lathe(s, cam, bellows, { color: '#2b2b2c', spec: 0.25 }, { steps: 48 }),
    coils(s, cam, p, true),
    topMount(s, cam, p),
  ].join('');
}

const SPOTS: Record<CoiloverParams['count'], readonly Point[]> = {
  1: [[800, 1030]],
  2: [[980, 980], [630, 1030]],
  4: [[1120, 970], [700, 970], [910, 1060], [490, 1060]],
};

export const coilover: Part<CoiloverParams> = {
  name: 'coilover',
  frame: { x: 800, y: 600, zoom: 1.0 },
  focus: { x: 720, y: 360, zoom: 2.5 },
  variants: [
    { spring: PAINT.red, accent: '#2a5fa8', turns: 7, count: 2 },
    { spring: '#d8a713', accent: '#303338', turns: 8, count: 4 },
    { spring: '#1f55a5', accent: '#b7bbc0', turns: 8, count: 2 },
    { spring: '#2a2c2f', accent: '#b01c26', turns: 7, count: 4 },
    { spring: '#2f7d43', accent: '#303338', turns: 9, count: 2 },
    { spring: '#b9bdc2', accent: '#7a2f8a', turns: 7, count: 2 },
    { spring: PAINT.red, accent: '#2b2d30', turns: 8, count: 1 },
    { spring: '#2a2c2f', accent: '#303338', turns: 6, count: 1 },
    { spring: '#1f55a5', accent: '#303338', turns: 7, count: 1 },
    { spring: '#2a2c2f', accent: '#7d8186', turns: 6, count: 2 },
    { spring: '#1f55a5', accent: '#b7bbc0', turns: 8, count: 4 },
    { spring: PAINT.red, accent: '#2b2d30', turns: 8, count: 4 },
  ],
  draw: (s, p) => SPOTS[p.count].map((spot) => unit(s, spot, p)).join(''),
};
