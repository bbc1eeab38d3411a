import { darken, lighten } from '../kit/color.ts';
import { bracket, mesh } from '../kit/details.ts';
import { mapPath, range, rounded, smooth } from '../kit/geometry.ts';
import { PLASTIC, form, glassLens, glow, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type TaillightParams = {
  glass: string;
  lit: boolean;
  smoked: boolean;
  indicatorOn: boolean;
  /** The light guides: two hooks, one bar with claws, or vertical blades. */
  signature: 'hooks' | 'bar' | 'blades';
};

const LENS =
  'M214 520C212 486 230 470 262 462C520 396 900 352 1250 356C1340 358 1398 372 1406 412C1414 470 1378 600 1316 694C1290 734 1256 754 1206 760C980 790 620 802 380 780C290 770 244 738 232 690C222 630 216 580 214 520Z';
const inset = (kx: number, ky: number) =>
  mapPath(LENS, ([x, y]) => [800 + (x - 812) * kx, 580 + (y - 578) * ky]);

const SIGNATURES = {
  hooks: [
    smooth([[320, 700], [308, 610], [314, 540], [368, 508], [700, 450], [1060, 420], [1270, 424], [1318, 474], [1258, 640]]),
    smooth([[410, 690], [402, 620], [424, 572], [540, 540], [800, 506], [1060, 488], [1180, 496], [1210, 540], [1160, 650]]),
  ],
  bar: [
    smooth([[296, 560], [330, 522], [640, 458], [1000, 424], [1260, 420], [1326, 446], [1300, 540], [1232, 660], [1130, 700]]),
    smooth([[300, 600], [316, 690], [420, 726]]),
  ],
  blades: [
    smooth([[296, 700], [292, 600], [322, 540]]),
    smooth([[380, 720], [372, 590], [408, 516]]),
    smooth([[1150, 690], [1204, 570], [1206, 446]]),
    smooth([[1232, 664], [1288, 550], [1290, 434]]),
    smooth([[430, 494], [700, 448], [1160, 420]]),
  ],
} as const;
const INDICATOR = rounded([[500, 596, 16], [800, 560, 90], [1116, 544, 22], [1076, 622, 20], [500, 650]], 16);
const REVERSE = rounded([[500, 672], [1060, 648], [1020, 716, 24], [500, 732]], 12);

function housing(s: Scene) {
  return [
    bracket(s, [[420, 450], [440, 366], [490, 352], [536, 366], [548, 430]], [488, 390]),
    bracket(s, [[1000, 390], [1020, 300], [1066, 288], [1112, 304], [1120, 390]], [1066, 326]),
    form(s, mapPath(LENS, ([x, y]) => [x * 0.94 + 96, y * 0.94 + 74]), { stops: PLASTIC, depth: 34 }),
    form(s, mapPath(LENS, ([x, y]) => [x + 22, y + 20]), { stops: PLASTIC, depth: 22 }),
  ].join('');
}

const cells = (s: Scene, d: string, color: string, back: string) =>
  s.clipped(d, s.path(d, { fill: mesh(s, 'diamond', 15, { wire: color, light: lighten(color, 0.6), back }) }));

function chamber(s: Scene, d: string, { color, back, on }: { color: string; back: string; on: boolean }) {
  return (
    recess(s, d, { depth: 14, fill: back, lip: 0.35 }) +
    cells(s, d, color, back) +
    (on ? s.clipped(d, s.soft(d, 20, { fill: lighten(color, 0.35), opacity: 0.55 })) : '') +
    s.stroke(d, '#fff', 2, { opacity: 0.25, transform: 'translate(1 2)' })
  );
}

function lightGuides(s: Scene, p: TaillightParams) {
  return SIGNATURES[p.signature]
    .map((d, i) => {
      const width = Math.max(20, 40 - i * 8);
      return [
        s.softStroke(d, '#000', width + 12, 10, { opacity: 0.65, transform: 'translate(5 8)' }),
        s.stroke(d, darken(p.glass, 0.55), width),
        s.stroke(d, lighten(p.glass, 0.28), width, { opacity: 0.5, transform: 'translate(-3 -4)' }),
        s.stroke(d, darken(p.glass, 0.3), width - 6),
        glow(s, d, { color: p.lit ? '#ff3a2e' : '#7d1a1c', width: width / 2 }),
        s.detail ? s.stroke(d, '#ffffff', 6, { strokeDasharray: '0 19', opacity: 0.95 }) : '',
      ].join('');
    })
    .join('');
}

const RED = '#a3121b';
const SMOKE = '#3a2024';

export const taillight: Part<TaillightParams> = {
  name: 'taillight',
  sided: true,
  frame: { x: 815, y: 600, zoom: 1.14 },
  focus: { x: 1130, y: 560, zoom: 2.5 },
  variants: [
    { glass: RED, lit: true, smoked: false, indicatorOn: false, signature: 'hooks' },
    { glass: SMOKE, lit: true, smoked: true, indicatorOn: true, signature: 'hooks' },
    { glass: '#b3202a', lit: true, smoked: false, indicatorOn: true, signature: 'bar' },
    { glass: '#2a2426', lit: true, smoked: true, indicatorOn: false, signature: 'blades' },
    { glass: '#8e1018', lit: false, smoked: false, indicatorOn: false, signature: 'blades' },
    { glass: '#5a1a20', lit: true, smoked: false, indicatorOn: false, signature: 'bar' },
    { glass: SMOKE, lit: false, smoked: true, indicatorOn: false, signature: 'bar' },
    { glass: RED, lit: false, smoked: false, indicatorOn: false, signature: 'bar' },
    { glass: '#b3202a', lit: false, smoked: false, indicatorOn: false, signature: 'hooks' },
    { glass: '#8e1018', lit: true, smoked: false, indicatorOn: true, signature: 'blades' },
    { glass: '#b3202a', lit: true, smoked: false, indicatorOn: false, signature: 'blades' },
  ],
  draw(s, p) {
    const bezel = inset(0.93, 0.88);
    return [
      floorShadow(s, 820, 826, 580, 48),
      housing(s),
      form(s, LENS, {
        stops: [[0, lighten(p.glass, 0.25)], [0.3, p.glass], [0.7, darken(p.glass, 0.5)], [1, darken(p.glass, 0.2)]],
        depth: 34,
      }),
      recess(s, bezel, {
        depth: 30,
        fill: s.linear([[0, darken(p.glass, 0.62)], [0.5, darken(p.glass, 0.8)], [1, darken(p.glass, 0.5)]]),
        lip: 0.3,
      }),
      s.clipped(
        bezel,
        range(16).map((i) => s.stroke(inset(0.9 - i * 0.05, 0.84 - i * 0.05), lighten(p.glass, 0.3), 1.5, { opacity: 0.18 })),
      ),
      lightGuides(s, p),
      chamber(s, INDICATOR, { color: p.indicatorOn ? '#ffa02a' : '#b9601c', back: '#4d2408', on: p.indicatorOn }),
      chamber(s, REVERSE, { color: '#d5d9dc', back: '#6c7176', on: false }),
      s.clipped(LENS, s.path(LENS, { fill: p.glass, opacity: p.smoked ? 0.3 : 0.2 })),
      glassLens(s, LENS, {
        tint: lighten(p.glass, 0.5),
        strength: p.smoked ? 0.8 : 0.95,
        streaks: [
          { d: 'M262 496C540 424 900 380 1240 378C1320 380 1368 390 1376 420C1240 402 1080 404 820 430C560 456 400 494 272 542Z', opacity: 0.62, blur: 5 },
          { d: 'M640 384L790 376L660 784L520 786Z', opacity: 0.15, blur: 7 },
          { d: 'M826 374L864 373L734 786L700 788Z', opacity: 0.13, blur: 5 },
          { d: 'M300 744C600 786 1000 776 1240 728C1000 758 600 764 300 744Z', opacity: 0.45, blur: 4 },
        ],
      }),
    ].join('');
  },
};
