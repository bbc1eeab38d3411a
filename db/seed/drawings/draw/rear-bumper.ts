import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt, mesh } from '../kit/details.ts';
import { across, both, bounds, ellipse, poly, rect, rounded, smooth, symmetric } from '../kit/geometry.ts';
import { CHARCOAL, CHROME, PLASTIC, form, paintStops, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';
import { fading } from './bumper.ts';

type RearBumper = {
  color: string;
  /** What closes the lower edge. */
  diffuser: 'plastic' | 'gloss' | 'none';
  /** Cut-outs with pipes in them. */
  pipes: 0 | 1 | 2;
  sensors: boolean;
  plate: boolean;
  /** A ribbed plate to stand on, as vans have. */
  step: boolean;
  /** The whole bumper, its diffuser alone, or one corner of it. */
  piece: 'whole' | 'diffuser' | 'corner';
};


const SKIN = symmetric([
  [520, 470, 60], [300, 440, 60], [236, 384, 24], [150, 388, 20], [112, 470, 40], [98, 640, 110], [120, 770, 60], [176, 832, 60], [520, 852, 120],
]);
const LOWER = symmetric([[470, 716, 60], [250, 742, 40], [206, 800, 24], [250, 846, 30], [520, 872, 60]]);
const STEP = symmetric([[560, 462, 20], [310, 436, 40], [330, 492, 20], [560, 516, 20]]);
const CORNER = rounded([[420, 300, 60], [760, 270, 60], [1130, 330, 80], [1210, 520, 120], [1180, 800, 120], [1040, 900, 60], [620, 900, 80], [480, 800, 60]]);

function crease(s: Scene, d: string) {
  const { x, w } = bounds(d);
  const dark = s.linearAt([[0, '#000', 0], [0.4, '#000', 0.42], [1, '#000', 0]], x, 500, x + w, 500);
  return s.softStroke(d, dark, 26, 10, { transform: 'translate(0 14)' }) + s.softStroke(d, fading(s, x, x + w, 0.6), 9, 4, { transform: 'translate(0 -3)' });
}

function skin(s: Scene, p: RearBumper) {
  const edge = across([[128, 420], [240, 412], [310, 466], [530, 496], [800, 498]]);
  const ends = [poly([[40, 340], [190, 340], [150, 900], [40, 900]]), poly([[1560, 340], [1396, 340], [1440, 900], [1560, 900]])];
  return (
    form(s, SKIN, { stops: paintStops(p.color), depth: 42, gloss: 0.38, angle: 90, shade: 0.5 }) +
    s.clipped(
      SKIN,
      s.path(SKIN, { fill: s.linear([[0, '#fff', 0.22], [0.2, '#fff', 0.02], [0.38, '#fff', 0.16], [0.56, '#000', 0], [1, '#000', 0.34]]) }),
      s.softStroke(edge, '#fff', 12, 5, { opacity: 0.5 }),
      crease(s, across([[100, 574], [300, 604], [560, 616], [800, 618]])),
      crease(s, across([[112, 700], [250, 690], [440, 676], [800, 672]])),
      ends.map((d) => s.soft(d, 38, { fill: '#000', opacity: 0.5 })),
    )
  );
}

function plateRecess(s: Scene, color: string) {
  const d = rounded([[574, 530], [1026, 530], [1004, 648], [596, 648]], 16);
  return (
    recess(s, d, { fill: darken(color, 0.55), depth: 22, lip: 0.5 }) +
    [690, 910].map((x) => form(s, rect(x - 24, 536, 48, 13, 5), { stops: [[0, '#fff'], [1, '#b8b29c']], depth: 4 }) + bolt(s, x, 606, 9, { socket: 'torx' })).join('')
  );
}

function reflector(s: Scene, d: string) {
  return form(s, d, { stops: [[0, '#e8505a'], [0.4, '#a3121d'], [1, '#5a0a11']], depth: 8, gloss: 0.7 }) + s.clipped(d, s.path(d, { fill: mesh(s, 'diamond', 9, { wire: '#7c0e17', light: '#ff8b8b', back: '#a3121d' }), opacity: 0.5 }));
}

function pipeEnd(s: Scene, x: number) {
  const d = rect(x - 74, 772, 148, 66, 30);
  return s.softStroke(d, '#000', 16, 8, { opacity: 0.6 }) + form(s, d, { stops: CHROME, depth: 10 }) + recess(s, rect(x - 62, 782, 124, 48, 23), { fill: '#050606', depth: 14 });
}

function lower(s: Scene, p: RearBumper) {
  const stops = p.diffuser === 'gloss' ? paintStops(PAINT.black) : CHARCOAL;
  const fins = [-250, -125, 0, 125, 250].map((dx) => {
    const d = rounded([[800 + dx - 11, 752, 6], [800 + dx + 11, 752, 6], [800 + dx * 1.05 + 16, 880, 8], [800 + dx * 1.05 - 16, 880, 8]]);
    return s.softStroke(d, '#000', 14, 7, { opacity: 0.6, transform: 'translate(6 4)' }) + form(s, d, { stops, depth: 8, gloss: 0.6 });
  });
  const pipeSpots = p.pipes === 2 ? [400, 1200] : p.pipes === 1 ? [400] : [];
  return [
    form(s, LOWER, { stops, depth: 20, gloss: p.diffuser === 'gloss' ? 0.7 : 0.3 }),
    s.clipped(LOWER, s.path(LOWER, { fill: s.linear([[0, '#000', 0.5], [0.35, '#000', 0], [1, '#000', 0.3]]) })),
    p.diffuser === 'gloss' && s.softStroke(across([[260, 768], [480, 742], [800, 738]]), '#fff', 6, 2, { opacity: 0.55 }),
    pipeSpots.map((x) => pipeEnd(s, x)).join(''),
    fins.join(''),
  ].map((part) => part || '').join('');
}

function stepPlate(s: Scene) {
  const ribs = [0, 1, 2, 3].map((i) => s.stroke(across([[350 + i * 6, 456 + i * 14], [560, 476 + i * 12], [800, 478 + i * 12]]), '#08090a', 5, { opacity: 0.7 }));
  return form(s, STEP, { stops: PLASTIC, depth: 12 }) + ribs.join('');
}

const sensor = (s: Scene, x: number, y: number, color: string) =>
  s.path(ellipse(x, y, 14), { fill: darken(color, 0.2), stroke: '#000', strokeOpacity: 0.55, strokeWidth: 3 }) + s.stroke(`M${x - 9} ${y - 7}L${x + 5} ${y - 10}`, '#fff', 2, { opacity: 0.6 });

/** One moulded corner: the skin of a van's bumper beside its step. */
function corner(s: Scene, p: RearBumper) {
  const line = smooth([[440, 560], [760, 540], [1060, 580], [1190, 660]]);
  return [
    floorShadow(s, 830, 920, 380, 42),
    form(s, CORNER, { stops: paintStops(p.color), depth: 50, gloss: 0.4, angle: 80 }),
    s.clipped(CORNER, crease(s, line), s.softStroke(smooth([[470, 340], [760, 312], [1090, 366]]), '#fff', 10, 5, { opacity: 0.45 }), s.soft(poly([[1060, 240], [1260, 240], [1260, 940], [1130, 940]]), 40, { fill: '#000', opacity: 0.5 })),
    reflector(s, rounded([[560, 700], [760, 694], [756, 748], [562, 752]], 14)),
    [[500, 380], [560, 850]].map(([x = 0, y = 0]) => bolt(s, x, y, 15, { socket: 'torx' })).join(''),
  ].join('');
}

const base: RearBumper = { color: PAINT.silver, diffuser: 'plastic', pipes: 0, sensors: false, plate: false, step: false, piece: 'whole' };
const COLORS = [PAINT.red, PAINT.white, PAINT.black, PAINT.silver];
const unpainted = { ...base, color: PAINT.graphite };

export const rearBumper: Part<RearBumper> = {
  name: 'rearBumper',
  frame: { x: 800, y: 640, zoom: 1.1 },
  focus: { x: 400, y: 700, zoom: 2.3 },
  variants: [
    { ...base, color: PAINT.blue, diffuser: 'gloss', pipes: 2, sensors: true },
    { ...base, plate: true },
    { ...base, color: PAINT.red, diffuser: 'none', plate: true },
    { ...unpainted, plate: true },
    { ...unpainted, diffuser: 'none', sensors: true },
    { ...unpainted, pipes: 1 },
    { ...base, color: PAINT.black, diffuser: 'gloss', pipes: 2 },
    { ...base, color: PAINT.black, step: true, diffuser: 'none', plate: true },
    { ...unpainted, step: true, diffuser: 'none' },
    { ...base, color: PAINT.black, diffuser: 'gloss', pipes: 2, piece: 'diffuser' },
    { ...base, color: PAINT.black, diffuser: 'gloss', pipes: 1, piece: 'diffuser' },
    { ...base, color: '#303236', piece: 'corner' },
    { ...unpainted, diffuser: 'none' },
    ...COLORS.flatMap((color): RearBumper[] => [
      { ...base, color, sensors: true },
      { ...base, color, pipes: 2, plate: color === PAINT.red, diffuser: color === PAINT.black ? 'plastic' : 'gloss' },
    ]),
  ],
  draw(s, p) {
    if (p.piece === 'corner') return corner(s, p);
    if (p.piece === 'diffuser') return floorShadow(s, 800, 880, 620, 40) + s.group({ transform: 'translate(0 -60)' }, lower(s, p));
    return [
      floorShadow(s, 800, 876, 680, 44),
      skin(s, p),
      p.step ? stepPlate(s) : '',
      p.plate ? plateRecess(s, p.color) : '',
      p.diffuser === 'none' ? '' : lower(s, p),
      p.diffuser === 'none' && p.pipes > 0 ? pipeEnd(s, 400) : '',
      both(rounded([[170, 726], [330, 712], [326, 748], [182, 766]], 12)).map((d) => reflector(s, d)).join(''),
      p.sensors ? [250, 560, 1040, 1350].map((x) => sensor(s, x, x === 250 || x === 1350 ? 640 : 654, p.color)).join('') : '',
      s.detail ? s.stroke(across([[140, 590], [560, 632], [800, 634]]), lighten(p.color, 0.4), 1.5, { opacity: 0.4 }) : '',
    ].join('');
  },
};
