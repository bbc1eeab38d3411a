import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt, mesh } from '../kit/details.ts';
import type { MeshKind } from '../kit/details.ts';
import { across, both, bounds, ellipse, mapPath, mirrorPath, poly, rounded, smooth, symmetric } from '../kit/geometry.ts';
import { CHARCOAL, CHROME, PLASTIC, carbon, form, paintStops, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type BumperParams = {
  color: string;
  mesh: MeshKind;
  splitter: 'plastic' | 'carbon' | 'none';
  fogs: boolean;
  /** Sport: tall side intakes with a blade. Standard: small fog-lamp recesses. */
  style: 'sport' | 'standard';
  /** The whole bumper or the lip under it. */
  piece: 'whole' | 'lip';
};


const SKIN = symmetric([
  [606, 420, 30], [560, 432, 22], [530, 482, 34], [440, 508, 80], [270, 470, 80], [176, 440, 40], [154, 440, 12],
  [130, 520, 70], [122, 640, 120], [134, 760, 70], [176, 820, 46], [520, 850, 200],
]);
const UPPER = symmetric([[598, 442, 20], [552, 470, 22], [588, 568, 26], [632, 592, 26]]);
const LOWER = symmetric([[552, 704, 18], [514, 722, 22], [478, 790, 16], [502, 808, 16]]);
const SPLITTER = symmetric([[560, 824], [230, 802, 40], [150, 782, 10], [116, 792, 8], [124, 826, 18], [190, 852, 40], [520, 886, 120]]);
const SPORT = rounded([[196, 596, 26], [310, 586, 50], [436, 614, 16], [474, 652, 16], [438, 790, 18], [300, 786, 40], [222, 738, 40], [188, 650, 40]]);
const STANDARD = rounded([[210, 636, 26], [330, 632, 40], [436, 654, 16], [458, 690, 16], [430, 776, 18], [268, 764, 40], [212, 704, 40]]);

/** Body lines. */
const SHOULDER = smooth([[150, 486], [240, 522], [340, 556], [450, 582], [556, 594]]);
const LEDGE = smooth([[470, 700], [520, 680], [600, 672], [640, 670]]);
const CHIN = across([[146, 744], [230, 800], [420, 824], [800, 830]]);

/** A highlight between two x that fades out at both ends. */
export const fading = (s: Scene, x1: number, x2: number, peak = 0.85) =>
  s.linearAt([[0, '#fff', 0], [0.45, '#fff', peak], [1, '#fff', 0]], x1, 500, x2, 500);

function skin(s: Scene, p: BumperParams) {
  const crease = (d: string) => {
    const { x, w } = bounds(d);
    const dark = s.linearAt([[0, '#000', 0], [0.4, '#000', 0.45], [1, '#000', 0]], x, 500, x + w, 500);
    return (
      s.softStroke(d, dark, 24, 10, { transform: 'translate(0 13)' }) +
      s.softStroke(d, fading(s, x, x + w, 0.55), 9, 4, { transform: 'translate(0 -3)' })
    );
  };
  const bonnetEdge = across([[160, 452], [270, 484], [440, 522], [536, 494], [568, 444], [612, 431], [800, 430]]);
  const beam = poly([[470, 604], [1130, 604], [1120, 640], [480, 640]]);
  const cheek = 'M164 500C250 534 350 570 470 600C440 606 310 574 204 584C172 570 150 530 164 500Z';
  return (
    form(s, SKIN, { stops: paintStops(p.color), depth: 40, gloss: 0.38, angle: 90, shade: 0.5 }) +
    s.clipped(
      SKIN,
      s.path(SKIN, { fill: s.linear([[0, '#fff', 0.1], [0.34, '#fff', 0], [0.5, '#fff', 0.1], [0.62, '#000', 0], [1, '#000', 0.3]]) }),
      s.softStroke(bonnetEdge, '#fff', 11, 5, { opacity: 0.5 }),
      both(cheek).map((d) => s.soft(d, 12, { fill: '#fff', opacity: 0.26 })),
      s.soft(beam, 12, { fill: fading(s, 450, 1150, 0.42) }),
      both(SHOULDER).map(crease),
      both(LEDGE).map(crease),
      s.softStroke(CHIN, '#000', 26, 12, { opacity: 0.45, transform: 'translate(0 10)' }),
      s.softStroke(CHIN, fading(s, 150, 1450, 0.4), 7, 3),
      // The corners turn away from the camera.
      s.soft(poly([[60, 380], [196, 380], [168, 900], [60, 900]]), 36, { fill: '#000', opacity: 0.42 }),
      s.soft(poly([[1540, 380], [1388, 380], [1420, 900], [1540, 900]]), 40, { fill: '#000', opacity: 0.55 }),
      s.detail && s.softStroke(smooth([[640, 612], [800, 608], [960, 612]]), '#fff', 3, 1, { opacity: 0.6 }),
    )
  );
}

/** Inner flange seen over the upper edge, where lamps and bonnet sit. */
const flange = (s: Scene) =>
  form(s, mapPath(SKIN, ([x, y]) => [800 + (x - 800) * 0.985, y - (y < 600 ? 14 : 0)]), { stops: PLASTIC, depth: 14, gloss: 0.35 });

function opening(s: Scene, d: string, p: BumperParams, size: number) {
  return [
    s.softStroke(d, '#000', 18, 8, { opacity: 0.5 }),
    recess(s, d, { depth: 30, fill: '#060708', lip: 0.6 }),
    s.clipped(
      d,
      s.path(d, { fill: mesh(s, p.mesh, size, { wire: '#26282b', light: '#74787d', back: '#050606' }) }),
      s.softStroke(d, '#000', 60, 20, { opacity: 0.85, transform: 'translate(6 16)' }),
      s.path(d, { fill: s.linear([[0, '#000', 0.7], [0.5, '#000', 0.05], [1, '#000', 0.35]]) }),
    ),
    s.stroke(d, '#151617', 13),
    s.stroke(d, '#66696d', 2.5, { opacity: 0.8, transform: 'translate(-2 -4)' }),
  ].join('');
}

function plateHolder(s: Scene) {
  const d = rounded([[632, 612], [968, 612], [962, 684], [638, 684]], 10);
  return [
    s.softStroke(d, '#000', 12, 7, { opacity: 0.6, transform: 'translate(3 7)' }),
    form(s, d, { stops: PLASTIC, depth: 12 }),
    s.stroke(poly([[650, 626], [950, 626]], false), '#fff', 1.5, { opacity: 0.16 }),
    bolt(s, 690, 650, 9, { socket: 'torx' }) + bolt(s, 910, 650, 9, { socket: 'torx' }),
  ].join('');
}

function fogLamp(s: Scene, x: number, y: number) {
  return [
    recess(s, ellipse(x, y, 48), { fill: '#0b0c0d', depth: 14 }),
    form(s, ellipse(x, y, 40), { stops: CHROME, depth: 10 }),
    s.path(ellipse(x, y, 32), { fill: s.radial([[0, '#fff'], [0.35, '#fff6da'], [0.8, '#c9b98e'], [1, '#4a4439']], { cx: 0.42, cy: 0.38 }) }),
    s.soft(ellipse(x, y, 44), 14, { fill: '#fff4d6', opacity: 0.5 }),
  ].join('');
}

/** Body-coloured fin across a sport intake, with a light strip under it. */
function blade(s: Scene, p: BumperParams, mirrored: boolean) {
  const turn = (d: string) => (mirrored ? mirrorPath(d) : d);
  const fin = turn(rounded([[184, 682, 8], [320, 684, 40], [462, 714, 10], [456, 738, 10], [316, 708, 40], [194, 704, 8]]));
  const drl = turn(smooth([[232, 634], [320, 636], [418, 658]]));
  return [
    s.softStroke(drl, '#e9f3ff', 26, 10, { opacity: p.fogs ? 0.7 : 0 }),
    s.stroke(drl, p.fogs ? '#f4f9ff' : '#5c6166', 9),
    s.softStroke(fin, '#000', 16, 7, { opacity: 0.7, transform: 'translate(2 10)' }),
    form(s, fin, { stops: paintStops(p.color), depth: 12, gloss: 0.6 }),
    s.stroke(turn(smooth([[196, 686], [320, 689], [450, 717]])), '#fff', 2.5, { opacity: 0.55 }),
  ].join('');
}

function side(s: Scene, p: BumperParams, mirrored: boolean) {
  const x = (v: number) => (mirrored ? 1600 - v : v);
  const shape = p.style === 'sport' ? SPORT : STANDARD;
  const d = mirrored ? mirrorPath(shape) : shape;
  if (p.style === 'sport') return opening(s, d, p, 13) + blade(s, p, mirrored);
  const panel = form(s, d, { stops: CHARCOAL, depth: 18, gloss: 0.3 }) + s.stroke(d, '#000', 3, { opacity: 0.6 });
  const slats = [0, 1, 2].map((i) => {
    const line = poly([[x(350), 668 + i * 26], [x(430 - i * 4), 680 + i * 26]], false);
    return s.stroke(line, '#08090a', 13) + s.stroke(line, '#5d6165', 2, { opacity: 0.8, transform: 'translate(0 -7)' });
  });
  return panel + slats.join('') + (p.fogs ? fogLamp(s, x(286), 698) : form(s, ellipse(x(286), 698, 44), { stops: PLASTIC, depth: 12 }));
}

/** Parking sensors and the cap over the towing eye. */
function trims(s: Scene, p: BumperParams) {
  const cap = rounded([[1000, 616], [1044, 614], [1042, 652], [1002, 654]], 9);
  const sensors = [508, 1092, 166, 1434].map(
    (x, i) => s.path(ellipse(x, i < 2 ? 646 : 600, 12), { fill: darken(p.color, 0.18), stroke: '#000', strokeOpacity: 0.5, strokeWidth: 2.5 }) + s.stroke(`M${x - 8} ${(i < 2 ? 646 : 600) - 6}L${x + 4} ${(i < 2 ? 646 : 600) - 9}`, '#fff', 2, { opacity: 0.6 }),
  );
  return (
    s.stroke(cap, darken(p.color, 0.7), 3) +
    s.stroke(cap, lighten(p.color, 0.5), 1.5, { opacity: 0.6, transform: 'translate(2 2.5)' }) +
    sensors.join('')
  );
}

function splitter(s: Scene, p: BumperParams) {
  if (p.splitter === 'none') return '';
  const fill = p.splitter === 'carbon' ? carbon(s, 9, 4) : undefined;
  return form(s, SPLITTER, { stops: PLASTIC, fill, depth: 18, gloss: 0.5 }) + s.clipped(SPLITTER, s.stroke(across([[130, 806], [220, 834], [480, 862], [800, 868]]), fading(s, 130, 1470), 4, { opacity: 0.7 }));
}

export const bumper: Part<BumperParams> = {
  name: 'bumper',
  frame: { x: 800, y: 640, zoom: 1.1 },
  focus: { x: 420, y: 660, zoom: 2.3 },
  variants: [
    { color: PAINT.red, mesh: 'honeycomb', splitter: 'plastic', fogs: true, style: 'sport', piece: 'whole' },
    { color: PAINT.white, mesh: 'slat', splitter: 'carbon', fogs: true, style: 'sport', piece: 'whole' },
    { color: PAINT.blue, mesh: 'slat', splitter: 'none', fogs: true, style: 'standard', piece: 'whole' },
    { color: PAINT.black, mesh: 'honeycomb', splitter: 'carbon', fogs: true, style: 'sport', piece: 'whole' },
    { color: PAINT.silver, mesh: 'honeycomb', splitter: 'plastic', fogs: false, style: 'standard', piece: 'whole' },
    { color: PAINT.graphite, mesh: 'diamond', splitter: 'plastic', fogs: false, style: 'sport', piece: 'whole' },
    { color: PAINT.green, mesh: 'diamond', splitter: 'none', fogs: true, style: 'standard', piece: 'whole' },
    { color: PAINT.graphite, mesh: 'slat', splitter: 'none', fogs: true, style: 'standard', piece: 'whole' },
    { color: PAINT.black, mesh: 'diamond', splitter: 'plastic', fogs: false, style: 'standard', piece: 'whole' },
    { color: PAINT.silver, mesh: 'slat', splitter: 'plastic', fogs: true, style: 'sport', piece: 'whole' },
    { color: PAINT.black, mesh: 'slat', splitter: 'plastic', fogs: false, style: 'sport', piece: 'lip' },
    { color: PAINT.graphite, mesh: 'slat', splitter: 'none', fogs: false, style: 'standard', piece: 'whole' },
    { color: PAINT.graphite, mesh: 'honeycomb', splitter: 'plastic', fogs: true, style: 'sport', piece: 'whole' },
    { color: PAINT.graphite, mesh: 'honeycomb', splitter: 'none', fogs: true, style: 'standard', piece: 'whole' },
    { color: PAINT.black, mesh: 'slat', splitter: 'none', fogs: false, style: 'standard', piece: 'whole' },
    ...[PAINT.red, PAINT.white, PAINT.blue, PAINT.bronze].flatMap((color): BumperParams[] => [
      { color, mesh: 'diamond', splitter: color === PAINT.white ? 'plastic' : 'none', fogs: color === PAINT.bronze, style: 'standard', piece: 'whole' },
      { color, mesh: 'slat', splitter: 'plastic', fogs: true, style: 'sport', piece: 'whole' },
    ]),
  ],
  draw(s, p) {
    if (p.piece === 'lip') return floorShadow(s, 800, 760, 680, 34) + s.group({ transform: 'translate(0 -170)' }, splitter(s, p));
    return [
      floorShadow(s, 800, p.splitter === 'none' ? 876 : 906, 680, 44),
      splitter(s, p),
      flange(s),
      skin(s, p),
      opening(s, UPPER, p, 15),
      opening(s, LOWER, p, 13),
      side(s, p, false) + side(s, p, true),
      trims(s, p),
      plateHolder(s),
    ].join('');
  },
};
