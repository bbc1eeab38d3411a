import { PAINT, darken, lighten } from '../kit/color.ts';
import { both, ellipse, mapPath, mirrorPath, poly, polar, range, rounded, smooth } from '../kit/geometry.ts';
import type { Point } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, RUBBER, brushed, carbon, form, paintStops, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type SteeringParams = {
  stitch: string;
  spoke: 'alu' | 'carbon' | 'black';
  insert: 'perforated' | 'carbon' | 'alcantara' | 'wood';
  /** The band at twelve o'clock. */
  mark: string;
  buttons: boolean;
};

const C: Point = [800, 570];
const R = 390;
/** Rim centre line: a circle whose bottom eases into a flat. */
const rimPoint = (deg: number, r = R): Point => {
  const [x, y] = polar(r, deg);
  const [from, depth] = [r * 0.66, r * 0.19];
  return [C[0] + x, C[1] + (y < from ? y : from + depth * Math.tanh((y - from) / depth))];
};
const rimPoints = (a0: number, a1: number, n: number, r: number) =>
  range(n + 1).map((i) => rimPoint(a0 + ((a1 - a0) * i) / n, r));
const rimArc = (a0: number, a1: number, r = R) => smooth(rimPoints(a0, a1, Math.ceil(Math.abs(a1 - a0) / 4), r));
const rimLoop = (r: number) => smooth(range(90).map((i) => rimPoint(i * 4, r)), true);

function rim(s: Scene) {
  return [
    s.ground === 'none' ? '' : s.softStroke(rimLoop(R), '#1a1511', 70, 24, { opacity: 0.5, transform: 'translate(16 30)' }),
    s.stroke(rimLoop(R), '#0d0d0e', 76),
    s.stroke(rimLoop(R), '#262627', 70),
    s.clipped(
      rimLoop(R + 36) + rimLoop(R - 36),
      s.softStroke(rimLoop(R + 6), '#6a6967', 26, 11, { opacity: 0.85, transform: 'translate(-4 -10)' }),
      s.softStroke(rimLoop(R + 40), '#000', 30, 9, { opacity: 0.8 }),
      s.softStroke(rimLoop(R - 40), '#000', 30, 9, { opacity: 0.85 }),
      s.softStroke(rimArc(195, 290, R + 8), '#fff', 14, 6, { opacity: 0.42 }),
      s.softStroke(rimArc(30, 80, R + 24), '#fff', 6, 4, { opacity: 0.22 }),
    ),
  ].join('');
}

const PERFORATION =
  '<rect width="15" height="15" fill="#262627"/><circle cx="4" cy="4.4" r="2.3" fill="#060606"/><circle cx="11.5" cy="11.9" r="2.3" fill="#060606"/>';

function covering(s: Scene, kind: SteeringParams['insert']): string {
  if (kind === 'carbon') return carbon(s, 8, 4);
  if (kind === 'perforated') return s.pattern('perf', 15, 15, PERFORATION);
  if (kind === 'alcantara') return '#3f4145';
  return s.linear([[0, '#7a4320'], [0.3, '#a8642f'], [0.45, '#8a4e24'], [0.7, '#b5713a'], [1, '#5d3116']], 62);
}

function insert(s: Scene, a0: number, a1: number, p: SteeringParams) {
  const d = poly([...rimPoints(a0, a1, 15, R + 35), ...rimPoints(a0, a1, 15, R - 35).reverse()]);
  const across = (a: number) => poly([rimPoint(a, R - 35), rimPoint(a, R + 35)], false);
  const seam = (a: number) => s.stroke(across(a), '#000', 5) + s.stroke(across(a + 0.5), '#fff', 1.5, { opacity: 0.35 });
  const shine = p.insert === 'wood' ? 0.6 : p.insert === 'alcantara' ? 0.12 : 0.3;
  return [
    s.path(d, { fill: covering(s, p.insert) }),
    s.clipped(
      d,
      s.softStroke(rimArc(a0, a1, R + 40), '#000', 30, 9, { opacity: 0.8 }),
      s.softStroke(rimArc(a0, a1, R - 40), '#000', 30, 9, { opacity: 0.85 }),
      s.softStroke(rimArc(a0, a1, R + 8), '#fff', 14, 7, { opacity: shine }),
    ),
    seam(a0) + seam(a1),
  ].join('');
}

function stitches(s: Scene, color: string) {
  return range(150)
    .map((i) => i * 2.4)
    .map((a) => s.stroke(poly([rimPoint(a, R - 24), rimPoint(a + 1.4, R - 31)], false), color, 3.2, { opacity: 0.92 }))
    .join('');
}

function marker(s: Scene, color: string) {
  const d = poly([...rimPoints(-92.6, -87.4, 4, R + 36), ...rimPoints(-92.6, -87.4, 4, R - 36).reverse()]);
  return s.path(d, {
    fill: s.linear([[0, darken(color, 0.4)], [0.35, lighten(color, 0.35)], [0.6, color], [1, darken(color, 0.6)]]),
  });
}

const SPOKES = [
  ...both('M900 520C980 500 1060 498 1164 506L1172 606C1090 604 1010 620 930 656Z'),
  'M722 690C740 760 748 830 738 902L862 902C852 830 860 760 878 690Z',
] as const;

function spokes(s: Scene, p: SteeringParams) {
  const finish = {
    carbon: { fill: carbon(s, 9, 4) },
    alu: { stops: ALUMINIUM },
    black: { stops: paintStops(PAINT.black) },
  }[p.spoke];
  const slot = rounded([[770, 770], [830, 770], [822, 872], [778, 872]], 18);
  const behind = s.ground === 'light' ? '#bdb8b0' : '#24272c';
  const arms = SPOKES.map(
    (d) =>
      s.soft(d, 10, { fill: '#000', opacity: 0.4, transform: 'translate(8 14)' }) +
      form(s, d, { ...finish, depth: 18, gloss: 0.5 }) +
      (p.spoke === 'alu' ? s.clipped(d, s.path(d, { fill: brushed(s, 0, 0.2) })) : ''),
  );
  return arms.join('') + recess(s, slot, { depth: 14, fill: behind });
}

function buttons(s: Scene) {
  const pod = rounded([[960, 534, 22], [1088, 520, 26], [1092, 584, 26], [972, 612, 26]], 24);
  const key = (x: number, y: number) =>
    form(s, rounded([[x - 20, y - 15], [x + 20, y - 18], [x + 20, y + 13], [x - 20, y + 17]], 8), {
      stops: [[0, '#5b5d60'], [0.5, '#2f3133'], [1, '#1b1c1d']],
      depth: 7,
    });
  return [
    form(s, pod, { stops: PLASTIC, depth: 10 }) + key(1004, 568) + key(1056, 556),
    form(s, mirrorPath(pod), { stops: PLASTIC, depth: 10 }) + key(596, 568) + key(544, 556),
  ].join('');
}

function hub(s: Scene) {
  const d =
    'M640 500C660 440 720 424 800 424C880 424 940 440 960 500C972 560 956 650 910 700C880 730 840 738 800 738C760 738 720 730 690 700C644 650 628 560 640 500Z';
  const inner = mapPath(d, ([x, y]) => [800 + (x - 800) * 0.86, 580 + (y - 580) * 0.86]);
  return [
    s.soft(d, 14, { fill: '#000', opacity: 0.5, transform: 'translate(8 14)' }),
    form(s, d, { stops: RUBBER, depth: 36, gloss: 0.3 }),
    s.softStroke(inner, '#000', 8, 3, { opacity: 0.6 }),
    s.stroke(inner, '#fff', 1.5, { opacity: 0.14, transform: 'translate(1.5 2)' }),
    form(s, ellipse(800, 572, 56), { stops: ALUMINIUM, depth: 12 }),
    form(s, ellipse(800, 572, 46), { stops: PLASTIC, depth: 14 }),
  ].join('');
}

export const steering: Part<SteeringParams> = {
  name: 'steering',
  frame: { x: 800, y: 600, zoom: 1.08 },
  focus: { x: 560, y: 480, zoom: 2.4 },
  variants: [
    { stitch: '#c4202a', spoke: 'alu', insert: 'perforated', mark: PAINT.red, buttons: true },
    { stitch: '#c9ccd0', spoke: 'carbon', insert: 'carbon', mark: PAINT.yellow, buttons: true },
    { stitch: '#2f6fd0', spoke: 'black', insert: 'alcantara', mark: '#2f6fd0', buttons: true },
    { stitch: '#55585c', spoke: 'alu', insert: 'wood', mark: '#3a3b3d', buttons: true },
    { stitch: '#e0a512', spoke: 'black', insert: 'carbon', mark: '#e8e6e0', buttons: false },
    { stitch: '#d8d9da', spoke: 'alu', insert: 'perforated', mark: '#2b2c2e', buttons: false },
    { stitch: '#c4202a', spoke: 'carbon', insert: 'alcantara', mark: PAINT.red, buttons: false },
    { stitch: '#55585c', spoke: 'black', insert: 'perforated', mark: '#2b2c2e', buttons: true },
    { stitch: '#d8d9da', spoke: 'alu', insert: 'perforated', mark: '#3a3b3d', buttons: true },
    { stitch: '#2f6fd0', spoke: 'black', insert: 'perforated', mark: PAINT.blue, buttons: false },
  ],
  draw(s, p) {
    return [
      floorShadow(s, 810, 1000, 330, 34),
      spokes(s, p),
      rim(s),
      insert(s, 152, 206, p) + insert(s, -26, 28, p),
      stitches(s, p.stitch),
      marker(s, p.mark),
      p.buttons ? buttons(s) : '',
      hub(s),
    ].join('');
  },
};
