import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { mapPath, poly, range, rounded, smooth } from '../kit/geometry.ts';
import { CHARCOAL, PLASTIC, carbon, form, paintStops, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene, Stops } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type MirrorParams = {
  color: string;
  finish: 'paint' | 'carbon';
  indicator: boolean;
  /** Fixed to the door skin by a short neck, or to the window corner by a sail plate. */
  mount: 'door' | 'sail';
  /** Heated glass with a warning lamp for the blind spot. */
  warning: boolean;
  /** Only the painted cover of the shell, seen from the front of the car. */
  cap: boolean;
};

const SHELL =
  'M246 470C248 368 300 300 430 270C640 226 930 232 1090 292C1160 320 1192 368 1188 440C1180 560 1140 660 1086 716C1046 760 960 776 820 776C640 776 440 762 340 726C272 700 246 580 246 470Z';
const FRAME =
  'M304 486C306 404 346 346 452 322C644 282 910 288 1056 338C1116 360 1144 400 1140 456C1132 556 1098 640 1052 690C1020 724 944 738 816 738C650 738 464 726 376 694C322 674 304 580 304 486Z';
const GLASS = mapPath(FRAME, ([x, y]) => [722 + (x - 722) * 0.955, 520 + (y - 520) * 0.935]);

/** Short neck from under the inner end of the shell to a foot on the door. */
const NECK =
  'M836 740C866 804 930 844 1020 852C1100 858 1170 854 1240 844L1240 700C1196 692 1166 664 1150 616L1080 560L836 700Z';
const FOOT = rounded([[1200, 640, 40], [1262, 610, 26], [1296, 636, 24], [1312, 770, 60], [1302, 890, 26], [1260, 908, 26], [1202, 890, 36], [1190, 770, 60]]);
const GASKET = mapPath(FOOT, ([x, y]) => [x + 20, y + 6]);
const SAIL = rounded([[1010, 690, 40], [1100, 420, 50], [1176, 320, 26], [1212, 330, 22], [1408, 742, 30], [1396, 792, 24], [1100, 812, 60]]);

function shell(s: Scene, p: MirrorParams) {
  const fill = p.finish === 'carbon' ? carbon(s, 13, 4) : undefined;
  const shine =
    'M278 420C296 340 360 306 470 286C680 252 930 258 1080 312C1120 328 1146 352 1154 384C1110 344 1060 326 980 312C820 284 620 288 480 312C380 330 310 372 286 460Z';
  return (
    form(s, SHELL, { stops: paintStops(p.color), fill, depth: 44, gloss: 0.5, angle: 72 }) +
    s.clipped(
      SHELL,
      s.soft(shine, 6, { fill: '#fff', opacity: 0.62 }),
      s.soft('M300 690C420 790 840 800 1060 740L1080 780L640 830L280 740Z', 16, { fill: '#fff5e6', opacity: 0.16 }),
    )
  );
}

const SKY: Stops = [
  [0, '#8fb0c9'], [0.3, '#c6d8e2'], [0.5, '#f1efe8'], [0.545, '#eef0ec'], [0.56, '#7d857f'], [0.62, '#5b625e'], [0.66, '#6e7174'], [1, '#a6a8a9'],
];

function glass(s: Scene, p: MirrorParams) {
  const skyline = smooth([[300, 552], [420, 536], [520, 546], [610, 520], [740, 540], [860, 526], [960, 538], [1140, 524], [1140, 590], [300, 590]], true, 0.8);
  return s.clipped(
    GLASS,
    s.path(GLASS, { fill: s.linear(SKY, 92) }),
    s.soft(skyline, 3, { fill: '#566058', opacity: 0.9 }),
    s.soft(poly([[800, 562], [846, 562], [1010, 760], [400, 760]]), 3, { fill: '#5d6063', opacity: 0.85 }),
    s.path(poly([[806, 572], [809, 572], [716, 760], [692, 760]]), { fill: '#eceae4', opacity: 0.85 }),
    flank(s, p.color),
    p.warning && glowMark(s),
    s.soft(poly([[470, 280], [610, 280], [430, 780], [300, 780]]), 16, { fill: '#fff', opacity: 0.34 }),
    s.soft(poly([[650, 280], [690, 280], [510, 780], [470, 780]]), 10, { fill: '#fff', opacity: 0.26 }),
    s.softStroke(GLASS, '#000', 30, 10, { opacity: 0.5, transform: 'translate(6 9)' }),
    s.stroke(GLASS, '#dfe9ee', 7, { opacity: 0.75 }),
    s.stroke(GLASS, '#20262b', 3, { opacity: 0.8 }),
  );
}

/** Blind-spot lamp. */
function glowMark(s: Scene) {
  const d = poly([[364, 470], [392, 430], [420, 470]], false);
  return s.softStroke(d, '#ff9a1f', 26, 10, { opacity: 0.7 }) + s.stroke(d, '#ffb347', 11) + s.stroke(d, '#fff1d5', 4);
}

/** The car's own side, seen along the inner edge of the glass. */
function flank(s: Scene, color: string) {
  const d = 'M1180 400C1060 440 980 500 900 566C940 600 980 680 1000 780L1180 780Z';
  const windows = 'M1180 330C1080 380 980 470 918 540L1000 528C1060 500 1120 470 1180 450Z';
  const paint = s.linear([[0, lighten(color, 0.5)], [0.35, color], [0.75, darken(color, 0.55)], [1, darken(color, 0.3)]], 60);
  return (
    s.soft(windows, 2, { fill: '#2d3439' }) +
    s.soft(d, 2, { fill: paint }) +
    s.softStroke(smooth([[920, 572], [1000, 556], [1180, 520]]), '#fff', 6, 3, { opacity: 0.5 })
  );
}

function indicator(s: Scene) {
  const d = 'M252 480C254 580 280 668 330 708L352 704C302 660 276 570 274 462Z';
  const ribs = range(16).map((i) => s.stroke(poly([[262, 476 + i * 14], [336, 468 + i * 14]], false), '#fff1d5', 1.5, { opacity: 0.5 }));
  return (
    form(s, d, { stops: [[0, '#ffd391'], [0.4, '#ffa126'], [1, '#7c3d0c']], depth: 9 }) +
    s.clipped(d, ribs) +
    s.soft(d, 16, { fill: '#ff9d20', opacity: 0.5 })
  );
}

const underShell = (s: Scene, d: string) =>
  s.clipped(d, s.soft(mapPath(SHELL, ([x, y]) => [x + 14, y + 26]), 20, { fill: '#000', opacity: 0.75 }));

function doorMount(s: Scene) {
  return [
    form(s, GASKET, { stops: [[0, '#2e2f30'], [1, '#0f1011']], depth: 12, gloss: 0.2 }),
    form(s, FOOT, { stops: PLASTIC, depth: 24, gloss: 0.5, angle: 60 }),
    form(s, NECK, { stops: PLASTIC, depth: 40, gloss: 0.4, angle: 88 }),
    s.clipped(
      NECK,
      s.softStroke(smooth([[900, 796], [1020, 816], [1130, 814], [1240, 800]]), '#fff', 14, 8, { opacity: 0.2 }),
      s.softStroke(smooth([[1228, 690], [1220, 780], [1230, 860]]), '#000', 22, 9, { opacity: 0.6 }),
    ),
    underShell(s, NECK),
    bolt(s, 1260, 668, 12, { socket: 'torx' }) + bolt(s, 1264, 860, 12, { socket: 'torx' }),
  ].join('');
}

function sailMount(s: Scene) {
  return [
    form(s, mapPath(SAIL, ([x, y]) => [x + 18, y + 10]), { stops: [[0, '#2e2f30'], [1, '#0f1011']], depth: 12, gloss: 0.2 }),
    form(s, SAIL, { stops: PLASTIC, depth: 30, gloss: 0.45, angle: 40 }),
    underShell(s, SAIL),
    bolt(s, 1212, 470, 12, { socket: 'torx' }) + bolt(s, 1352, 750, 12, { socket: 'torx' }),
  ].join('');
}

export const mirror: Part<MirrorParams> = {
  name: 'mirror',
  sided: true,
  frame: { x: 790, y: 590, zoom: 1.2 },
  focus: { x: 560, y: 500, zoom: 2.4 },
  variants: [
    { color: PAINT.blue, finish: 'paint', indicator: true, mount: 'door', warning: false, cap: false },
    { color: PAINT.black, finish: 'carbon', indicator: false, mount: 'door', warning: false, cap: false },
    { color: PAINT.white, finish: 'paint', indicator: true, mount: 'sail', warning: false, cap: false },
    { color: PAINT.black, finish: 'paint', indicator: true, mount: 'door', warning: true, cap: false },
    { color: PAINT.red, finish: 'paint', indicator: false, mount: 'sail', warning: false, cap: false },
    { color: PAINT.silver, finish: 'paint', indicator: true, mount: 'door', warning: false, cap: false },
    { color: PAINT.graphite, finish: 'paint', indicator: false, mount: 'door', warning: true, cap: false },
    { color: PAINT.black, finish: 'paint', indicator: false, mount: 'door', warning: false, cap: true },
    { color: PAINT.black, finish: 'carbon', indicator: false, mount: 'door', warning: false, cap: true },
    { color: PAINT.graphite, finish: 'paint', indicator: false, mount: 'door', warning: false, cap: false },
    { color: PAINT.black, finish: 'paint', indicator: false, mount: 'sail', warning: false, cap: false },
    { color: PAINT.graphite, finish: 'paint', indicator: true, mount: 'sail', warning: false, cap: false },
    { color: PAINT.silver, finish: 'paint', indicator: true, mount: 'door', warning: true, cap: false },
    { color: PAINT.white, finish: 'paint', indicator: false, mount: 'door', warning: false, cap: false },
    { color: PAINT.red, finish: 'paint', indicator: true, mount: 'door', warning: false, cap: false },
  ],
  draw(s, p) {
    if (p.cap) return floorShadow(s, 720, 830, 420, 36) + shell(s, p);
    return [
      floorShadow(s, 860, 930, 500, 40),
      p.mount === 'door' ? doorMount(s) : sailMount(s),
      shell(s, p),
      p.indicator ? indicator(s) : '',
      s.softStroke(FRAME, '#000', 20, 8, { opacity: 0.4 }),
      form(s, FRAME, { stops: CHARCOAL, depth: 20, gloss: 0.35 }),
      recess(s, GLASS, { depth: 12, fill: '#111' }),
      glass(s, p),
    ].join('');
  },
};
