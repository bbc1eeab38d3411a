import { darken, lighten } from '../kit/color.ts';
import { both, ellipse, mirrorPath, poly, polar, range, rect, rounded, smooth } from '../kit/geometry.ts';
import { CHARCOAL, form, paintStops } from '../kit/materials.ts';
import type { FormOptions } from '../kit/materials.ts';
import type { Scene, Stops } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';
import { FRONT, REAR, SIDE, WHEEL_SPOTS } from './car-shapes.ts';
import { PLACES } from './places.ts';
import type { Place } from './places.ts';

const CLAY = '#c3c1bd';
const GLASS: Stops = [[0, '#6b7278'], [0.35, '#3b4146'], [0.7, '#23272b'], [1, '#3a3d3f']];
const ACCENT = '#e2561c';
const DARK: FormOptions = { stops: CHARCOAL, depth: 10, gloss: 0.15 };

const pair = (s: Scene, d: string, options: FormOptions) => form(s, d, options) + form(s, mirrorPath(d), options);

function sideWheel(s: Scene, x: number, y: number) {
  const spokes = range(10).map((i) => {
    const [a, b] = polar(62, i * 36);
    return s.stroke(poly([[x, y], [x + a, y + b]], false), '#a9a7a3', 9);
  });
  return (
    s.path(ellipse(x, y, 112), { fill: '#1d1c1b' }) +
    form(s, ellipse(x, y, 96), { stops: [[0, '#55534f'], [0.5, '#33322f'], [1, '#201f1d']], depth: 14, gloss: 0.3 }) +
    form(s, ellipse(x, y, 70), { stops: CHARCOAL, depth: 10, gloss: 0.2 }) +
    spokes.join('') +
    form(s, ellipse(x, y, 17), { stops: paintStops(CLAY), depth: 6 }) +
    s.stroke(ellipse(x, y, 68), '#c9c6c1', 5)
  );
}

function sideView(s: Scene) {
  const seam = (d: string) =>
    s.stroke(d, '#4a4640', 2.6, { opacity: 0.6 }) +
    s.stroke(d, '#fff', 1.4, { opacity: 0.5, transform: 'translate(1.6 1.6)' });
  const handle = (x: number, y: number) =>
    form(s, rounded([[x, y], [x + 58, y - 3], [x + 58, y + 8], [x, y + 11]], 6), { stops: paintStops(CLAY), depth: 4 });
  return [
    floorShadow(s, 800, 578, 690, 30),
    form(s, SIDE.body, { stops: paintStops(CLAY), depth: 36, gloss: 0.6, angle: 90 }),
    s.clipped(
      SIDE.body,
      s.softStroke(smooth([[130, 420], [420, 384], [800, 372], [1200, 366], [1480, 352]]), '#fff', 12, 6, { opacity: 0.6 }),
      s.softStroke(smooth([[130, 436], [420, 402], [800, 390], [1200, 384], [1480, 370]]), '#2b2620', 20, 10, { opacity: 0.3 }),
      s.softStroke(smooth([[470, 500], [800, 470], [1080, 496]]), '#fff', 10, 7, { opacity: 0.4 }),
    ),
    form(s, SIDE.windows, { stops: GLASS, depth: 14, gloss: 0.25 }),
    s.clipped(
      SIDE.windows,
      s.soft(poly([[700, 180], [800, 180], [740, 330], [640, 330]]), 6, { fill: '#fff', opacity: 0.2 }),
      s.path(poly([[896, 180], [922, 180], [916, 330], [888, 330]]), { fill: '#191b1d' }),
    ),
    seam(smooth([[640, 322], [626, 400], [640, 470], [664, 520]])),
    seam(smooth([[902, 316], [906, 400], [900, 520]])),
    seam(smooth([[1180, 312], [1150, 360], [1096, 420]])),
    handle(822, 384) + handle(1078, 378),
    form(s, SIDE.headlight, { stops: [[0, '#eef1f3'], [1, '#8b9197']], depth: 7 }),
    form(s, SIDE.taillight, { stops: [[0, '#8f8a86'], [1, '#5b5653']], depth: 7 }),
    s.stroke(smooth([[140, 486], [200, 500], [262, 502]]), '#3b3732', 5, { opacity: 0.5 }),
    ...WHEEL_SPOTS.map(([x, y]) => sideWheel(s, x, y)),
    form(s, SIDE.mirror, { stops: paintStops(CLAY), depth: 8 }),
  ].join('');
}

const END_OUTLINE = smooth(
  [
    [800, 664], [720, 667], [656, 682], [612, 736], [572, 806], [522, 842], [502, 900], [496, 990], [504, 1056], [560, 1080],
    [800, 1084], [1040, 1080], [1096, 1056], [1104, 990], [1098, 900], [1078, 842], [1028, 806], [988, 736], [944, 682], [880, 667],
  ],
  true,
);

function endBase(s: Scene, screen: string) {
  const glint = poly([[690, 680], [760, 680], [690, 820], [610, 820]]);
  return [
    floorShadow(s, 800, 1122, 330, 26),
    pair(s, rect(516, 1000, 66, 124, 16), { stops: CHARCOAL, depth: 12, gloss: 0.2 }),
    pair(s, FRONT.mirror, { stops: paintStops(CLAY), depth: 10 }),
    form(s, END_OUTLINE, { stops: paintStops(CLAY), depth: 34, gloss: 0.6, angle: 90 }),
    form(s, screen, { stops: GLASS, depth: 12, gloss: 0.25 }),
    s.clipped(screen, s.soft(glint, 6, { fill: '#fff', opacity: 0.22 })),
  ].join('');
}

function frontView(s: Scene) {
  const creases = both(smooth([[600, 816], [640, 850], [676, 912]]));
  return [
    endBase(s, FRONT.screen),
    ...creases.map(
      (d) =>
        s.softStroke(d, '#fff', 7, 3, { opacity: 0.5 }) +
        s.softStroke(d, '#2b2620', 8, 4, { opacity: 0.3, transform: 'translate(5 4)' }),
    ),
    pair(s, FRONT.headlight, { stops: [[0, '#eef1f3'], [0.5, '#9fa5aa'], [1, '#6f757a']], depth: 8 }),
    form(s, FRONT.grille, DARK),
    pair(s, FRONT.intake, DARK),
    form(s, rounded([[690, 1030], [910, 1030], [900, 1058], [700, 1058]], 10), DARK),
  ].join('');
}

function rearView(s: Scene) {
  return [
    endBase(s, REAR.screen),
    s.stroke(smooth([[560, 846], [700, 838], [800, 836], [900, 838], [1040, 846]]), '#4a4640', 3, { opacity: 0.5 }),
    pair(s, REAR.taillight, { stops: [[0, '#9a9490'], [1, '#57524e']], depth: 9 }),
    form(s, rounded([[700, 900], [900, 900], [896, 956], [704, 956]], 12), { stops: paintStops('#a9a7a3'), depth: 10 }),
    form(s, rounded([[560, 1030], [1040, 1030], [1020, 1074], [580, 1074]], 16), DARK),
    ...[606, 994].map((x) => form(s, ellipse(x, 1050, 30, 14), { stops: [[0, '#eee'], [1, '#55524e']], depth: 5 })),
  ].join('');
}

function highlight(s: Scene, d: string, { stroke, opacity = 0.92, inside }: Place) {
  const halo = { fill: ACCENT, opacity: 0.85, fillRule: 'evenodd' };
  if (stroke !== undefined) {
    return (
      s.softStroke(d, ACCENT, stroke * 3, 14, { opacity: 0.6 }) +
      s.stroke(d, '#fff', stroke + 7) +
      s.stroke(d, ACCENT, stroke)
    );
  }
  const fill = s.linear([[0, lighten(ACCENT, 0.3)], [0.5, ACCENT], [1, darken(ACCENT, 0.22)]]);
  return (
    s.soft(d, 22, halo) +
    s.path(d, { fill, opacity: inside ? 0.78 : opacity, fillRule: 'evenodd' }) +
    s.stroke(d, '#ffffff', 4, { opacity: 0.95, strokeDasharray: inside ? '12 9' : undefined })
  );
}

/** Schematic: side view above, front or rear view below, the part in the accent colour. */
export function placement(s: Scene, name: string): string {
  const place = PLACES[name];
  if (!place) throw new Error(`No place on the car for ${name}: add one to places.ts`);
  const end = place.end === 'front' ? frontView(s) : rearView(s);
  return (
    s.group({ transform: 'translate(0 -10)' }, sideView(s), highlight(s, place.side, place)) +
    s.group({ transform: 'translate(0 14)' }, end, highlight(s, place.face, place))
  );
}
