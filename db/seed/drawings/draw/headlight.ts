import { bolt, hole, mesh } from '../kit/details.ts';
import { camera, ellipse, mapPath, poly, range, rounded, smooth } from '../kit/geometry.ts';
import type { Corner, Point } from '../kit/geometry.ts';
import { CHARCOAL, CHROME, PLASTIC, carbon, fan, form, glassLens, glow, recess, turnedMetal } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type HeadlightParams = {
  lit: boolean;
  interior: 'black' | 'chrome' | 'carbon';
  /** Colour of the daytime running light. */
  drl: string;
  /** A second light guide along the upper edge. */
  brow: boolean;
  ring: string;
  angelEye: boolean;
  indicator: boolean;
  modules: 2 | 3;
  /** Swept back over the wing, or upright and level. */
  lens: 'raked' | 'level';
};

const level = ([x, y]: Point): Point => [x, 600 + (y - 600) * 1.16 + (x - 800) * 0.17];
/** Every outline below is drawn raked; this fits it to the lens of the variant. */
const fit = (p: HeadlightParams, d: string) => (p.lens === 'level' ? mapPath(d, level) : d);

const LENS =
  'M222 668C318 584 560 486 806 432C1006 388 1216 346 1372 366C1408 372 1412 398 1402 432C1378 520 1322 640 1212 706C1060 792 640 806 396 786C296 776 214 724 210 690C208 680 214 675 222 668Z';
const BEZEL =
  'M262 676C350 604 580 514 816 462C1010 420 1200 384 1336 398C1362 402 1366 416 1358 440C1336 510 1286 612 1190 672C1050 750 650 762 410 744C320 736 258 706 256 690C256 684 258 680 262 676Z';
const FLOOR =
  'M300 682C400 622 600 548 826 498C1004 460 1170 430 1290 436C1290 500 1240 590 1160 636C1030 702 660 716 430 704C360 700 312 694 300 682Z';
const DRL = smooth([[316, 700], [420, 730], [640, 740], [900, 730], [1090, 694], [1210, 624], [1284, 528], [1318, 440]]);
const BROW = smooth([[338, 640], [450, 580], [600, 526], [810, 476], [1040, 432]]);
const SPOTS = {
  2: [[660, 622, 98], [948, 566, 104]],
  3: [[566, 644, 76], [782, 604, 94], [1004, 560, 90]],
} as const;

const TABS: readonly { pts: readonly Corner[]; eye: Point }[] = [
  { pts: [[700, 470], [716, 372], [760, 356], [812, 366], [826, 450]], eye: [764, 396] },
  { pts: [[1180, 420], [1206, 306], [1258, 292], [1300, 310], [1306, 420]], eye: [1256, 334] },
  { pts: [[1330, 500], [1424, 520], [1446, 560], [1420, 600], [1300, 610]], eye: [1404, 562] },
  { pts: [[520, 740], [540, 846], [580, 862], [622, 848], [640, 740]], eye: [580, 826] },
];

function housing(s: Scene, p: HeadlightParams) {
  const lens = fit(p, LENS);
  const body = mapPath(lens, ([x, y]) => [x + 34, y + 30]);
  const back = mapPath(lens, ([x, y]) => [x * 0.9 + 160, y * 0.86 + 118]);
  const tabs = TABS.map(({ pts, eye }) => {
    const [x, y] = p.lens === 'level' ? level(eye) : eye;
    return form(s, fit(p, rounded(pts, 18)), { stops: PLASTIC, depth: 14 }) + hole(s, x, y, 17);
  });
  return [
    ...tabs,
    form(s, back, { stops: PLASTIC, depth: 30 }),
    form(s, body, { stops: PLASTIC, depth: 26, gloss: 0.3 }),
  ].join('');
}

/** Projector module: shroud, turned ring, tunnel and coated glass ball. */
function projector(s: Scene, x: number, y: number, r: number, p: HeadlightParams) {
  const cam = camera({ cx: x, cy: y, yaw: -14, pitch: 6 });
  const ball = cam.circle(r * 0.66, r * 0.1);
  const glint = poly([[x - r * 0.4, y - r * 0.36], [x - r * 0.1, y - r * 0.47], [x - r * 0.07, y - r * 0.17], [x - r * 0.36, y - r * 0.06]]);
  const glass = s.radial([[0, '#dbe9f2'], [0.3, '#7f98aa'], [0.62, '#34414d'], [0.86, '#12181e'], [1, '#394a5c']], {
    cx: 0.56,
    cy: 0.64,
    r: 0.6,
    fx: 0.6,
    fy: 0.78,
  });
  const screws = s.detail ? [20, 140, 260].map((a) => bolt(s, ...cam.on(r * 0.93, 14, a), r * 0.055)) : [];
  return [
    s.soft(ellipse(x + 12, y + 16, r * 1.16), 16, { fill: '#000', opacity: 0.7 }),
    form(s, cam.circle(r * 1.12, -10), { stops: CHARCOAL, depth: 18 }),
    fan(s, cam, r * 0.86, r, turnedMetal(p.ring, 0.9, 0.8), { z: 12 }),
    s.stroke(cam.circle(r, 12), '#fff', 2, { opacity: 0.7 }),
    recess(s, cam.circle(r * 0.86, 6), { depth: 24, fill: s.radial([[0, '#20242a'], [1, '#030405']]) }),
    p.angelEye ? glow(s, cam.circle(r * 0.79, 14), { color: p.drl, width: r * 0.085 }) : '',
    s.clipped(
      ball,
      s.path(ball, { fill: glass }),
      s.soft(ellipse(x + r * 0.1, y + r * 0.42, r * 0.44, r * 0.16), r * 0.06, { fill: '#eaf4fb', opacity: 0.75 }),
      s.soft(ellipse(x, y - r * 0.1, r * 0.6, r * 0.13), r * 0.08, { fill: '#05080b', opacity: 0.75 }),
      s.softStroke(ball, '#6c5fd0', r * 0.12, r * 0.05, { opacity: 0.5 }),
      s.softStroke(ball, '#000', r * 0.14, r * 0.06, { opacity: 0.6, transform: `translate(${-r * 0.05} ${-r * 0.06})` }),
      s.soft(glint, r * 0.02, { fill: '#fff', opacity: 0.92 }),
      s.soft(ellipse(x + r * 0.33, y - r * 0.32, r * 0.07), r * 0.02, { fill: '#fff', opacity: 0.6 }),
    ),
    s.stroke(ball, '#000', 3, { opacity: 0.7 }),
    ...screws,
  ].join('');
}

const INDICATOR = 'M1130 500C1180 476 1240 458 1278 462C1272 506 1240 566 1186 602C1160 570 1140 534 1130 500Z';

function indicator(s: Scene, p: HeadlightParams) {
  const d = fit(p, INDICATOR);
  const on = p.indicator;
  const [x, y] = p.lens === 'level' ? level([1200, 525]) : [1200, 525];
  const cells = mesh(s, 'diamond', 17, { wire: '#b9bdc0', light: '#ffffff', back: on ? '#b8641a' : '#7c8084' });
  return (
    form(s, d, { stops: CHROME, depth: 12 }) +
    s.clipped(d, s.path(d, { fill: cells, opacity: 0.75 })) +
    (on ? s.clipped(d, s.soft(ellipse(x, y, 80, 50), 26, { fill: '#ffb347', opacity: 0.8 })) : '')
  );
}

function interior(s: Scene, p: HeadlightParams) {
  const trim = {
    chrome: { stops: CHROME },
    black: { stops: CHARCOAL },
    carbon: { fill: carbon(s, 8, 4) },
  }[p.interior];
  const [bezel, cavity, drl, brow] = [fit(p, BEZEL), fit(p, FLOOR), fit(p, DRL), fit(p, BROW)];
  const step = (k: number) => mapPath(cavity, ([x, y]) => [x + k * 4, y - k * 3]);
  const floor = s.linear([[0, '#2c2f33'], [0.5, '#15171a'], [1, '#24272b']]);
  return [
    form(s, bezel, { ...trim, depth: 22, gloss: 0.35 }),
    recess(s, cavity, { depth: 30, fill: floor, lip: 0.7 }),
    s.clipped(cavity, range(7).map((i) => s.stroke(step(i * 5), '#8d949b', 1.6, { opacity: 0.28 }))),
    indicator(s, p),
    ...SPOTS[p.modules].map(([x, y, r]) => projector(s, ...(p.lens === 'level' ? level([x, y]) : ([x, y] as const)), r, p)),
    p.brow ? glow(s, brow, { color: p.drl, width: 11, on: p.lit }) : '',
    s.softStroke(drl, '#000', 44, 9, { opacity: 0.6 }),
    s.stroke(drl, '#3a3d41', 34),
    glow(s, drl, { color: p.drl, width: 22, on: p.lit }),
    s.detail ? s.stroke(drl, '#9fb4c6', 20, { strokeDasharray: '2 9', strokeLinecap: 'butt', opacity: 0.5 }) : '',
  ].join('');
}

const WHITE = '#eaf4ff';
const WARM = '#fff3dc';
const STEEL = '#8e9195';

export const headlight: Part<HeadlightParams> = {
  name: 'headlight',
  sided: true,
  frame: { x: 810, y: 600, zoom: 1.1 },
  focus: { x: 800, y: 590, zoom: 2.5 },
  variants: [
    { lit: true, interior: 'black', drl: WHITE, brow: true, ring: STEEL, angelEye: false, indicator: true, modules: 3, lens: 'raked' },
    { lit: true, interior: 'chrome', drl: WARM, brow: false, ring: '#a9814b', angelEye: true, indicator: true, modules: 3, lens: 'raked' },
    { lit: false, interior: 'black', drl: WHITE, brow: false, ring: '#3f4246', angelEye: false, indicator: false, modules: 2, lens: 'level' },
    { lit: true, interior: 'carbon', drl: '#d6ebff', brow: true, ring: '#3f7fd0', angelEye: true, indicator: false, modules: 2, lens: 'level' },
    { lit: true, interior: 'black', drl: '#ffb54a', brow: true, ring: '#b8792a', angelEye: false, indicator: true, modules: 2, lens: 'raked' },
    { lit: false, interior: 'chrome', drl: WHITE, brow: true, ring: STEEL, angelEye: false, indicator: true, modules: 2, lens: 'level' },
    { lit: true, interior: 'black', drl: WHITE, brow: false, ring: '#a4202a', angelEye: true, indicator: false, modules: 3, lens: 'level' },
    { lit: false, interior: 'chrome', drl: WHITE, brow: false, ring: STEEL, angelEye: false, indicator: true, modules: 3, lens: 'raked' },
    { lit: false, interior: 'black', drl: WHITE, brow: false, ring: '#3f4246', angelEye: false, indicator: true, modules: 3, lens: 'raked' },
    { lit: false, interior: 'chrome', drl: WHITE, brow: false, ring: '#8d9196', angelEye: false, indicator: false, modules: 2, lens: 'raked' },
    { lit: true, interior: 'chrome', drl: '#d6ebff', brow: true, ring: STEEL, angelEye: false, indicator: true, modules: 2, lens: 'level' },
    { lit: false, interior: 'black', drl: WHITE, brow: true, ring: '#63676c', angelEye: false, indicator: true, modules: 2, lens: 'raked' },
  ],
  draw(s, p) {
    const lens = fit(p, LENS);
    return [
      floorShadow(s, 810, 850, 560, 46),
      housing(s, p),
      form(s, lens, { stops: [[0, '#3b3d40'], [0.4, '#17181a'], [1, '#0a0b0c']], depth: 20 }),
      interior(s, p),
      glassLens(s, lens, {
        strength: 0.9,
        streaks: [
          { d: fit(p, 'M300 640C480 548 780 452 1100 402L1240 388C1000 452 640 540 400 660Z'), opacity: 0.5, blur: 5, angle: 80 },
          { d: fit(p, 'M1120 392L1200 380L1040 740L930 752Z'), opacity: 0.2, blur: 7, angle: 90 },
          { d: fit(p, 'M1226 378L1252 376L1120 712L1084 724Z'), opacity: 0.16, blur: 5, angle: 90 },
          { d: fit(p, 'M420 772C660 790 980 782 1160 712C1080 748 800 768 420 772Z'), opacity: 0.6, blur: 4, angle: 90 },
        ],
      }),
    ].join('');
  },
};
