import { PAINT } from '../kit/color.ts';
import { bolt, mesh } from '../kit/details.ts';
import { across, both, ellipse, rounded, symmetric } from '../kit/geometry.ts';
import { PLASTIC, carbon, form, paintStops, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';

type BootSpoiler = {
  /** Over the rear window, a thin lip on the boot lid, or a taller one as boot lids carry from the factory. */
  style: 'roof' | 'lip' | 'tall';
  finish: 'paint' | 'carbon';
  color: string;
  /** The third brake light. */
  light: boolean;
};


const SHAPES = {
  roof: {
    top: symmetric([[640, 420, 120], [330, 456, 60], [236, 500, 34], [190, 640, 36], [520, 690, 160]]),
    edge: symmetric([[520, 664, 120], [196, 616, 10], [188, 664, 18], [216, 694, 20], [520, 742, 160]]),
    ridge: across([[206, 622], [360, 648], [560, 668], [800, 674]]),
    front: across([[262, 494], [380, 462], [640, 436], [800, 432]]),
    floor: 850,
  },
  lip: {
    top: symmetric([[600, 524, 200], [330, 560, 120], [150, 640, 20], [160, 690, 20], [340, 632, 120], [600, 604, 200]]),
    edge: symmetric([[600, 590, 200], [340, 616, 120], [152, 676, 10], [164, 706, 14], [340, 652, 120], [600, 630, 200]]),
    ridge: across([[170, 652], [340, 594, ], [580, 558], [800, 550]]),
    front: across([[190, 640], [340, 576], [580, 540], [800, 532]]),
    floor: 740,
  },
  tall: {
    top: symmetric([[600, 440, 200], [300, 476, 120], [160, 560, 30], [146, 690, 24], [330, 650, 120], [600, 622, 200]]),
    edge: symmetric([[600, 606, 200], [330, 634, 120], [148, 680, 10], [158, 728, 16], [330, 690, 120], [600, 664, 200]]),
    ridge: across([[176, 590], [320, 520], [580, 486], [800, 480]]),
    front: across([[186, 560], [320, 492], [580, 458], [800, 452]]),
    floor: 780,
  },
} as const;
const FIN = rounded([[196, 604, 20], [292, 632, 20], [272, 806, 40], [222, 812, 24]]);

const fading = (s: Scene, peak: number) => s.linearAt([[0, '#fff', 0], [0.4, '#fff', peak], [1, '#fff', 0.05]], 180, 500, 1420, 500);

function brakeLight(s: Scene, y: number) {
  const d = rounded([[640, y, 10], [960, y, 10], [950, y + 30, 10], [650, y + 30, 10]]);
  return recess(s, d, { fill: '#4a070d', depth: 10 }) + s.clipped(d, s.path(d, { fill: mesh(s, 'diamond', 9, { wire: '#7c0e17', light: '#ff9b9b', back: '#b3121f' }) }), s.path(d, { fill: s.linear([[0, '#fff', 0.45], [0.4, '#fff', 0], [1, '#000', 0.3]]) }));
}

export const bootSpoiler: Part<BootSpoiler> = {
  name: 'bootSpoiler',
  frame: { x: 800, y: 610, zoom: 1.1 },
  focus: { x: 420, y: 600, zoom: 2.2 },
  variants: [
    ...(['roof', 'lip', 'tall'] as const).flatMap((style): BootSpoiler[] => [
      { style, finish: 'paint', color: PAINT.black, light: style === 'roof' },
      { style, finish: 'carbon', color: PAINT.black, light: false },
      { style, finish: 'paint', color: PAINT.graphite, light: style === 'roof' },
    ]),
    ...[PAINT.silver, PAINT.red, PAINT.blue, PAINT.white].flatMap((color): BootSpoiler[] => [
      { style: 'roof', finish: 'paint', color, light: true },
      { style: 'tall', finish: 'paint', color, light: color === PAINT.red },
    ]),
    { style: 'roof', finish: 'paint', color: PAINT.black, light: false },
    { style: 'roof', finish: 'paint', color: PAINT.graphite, light: false },
    { style: 'tall', finish: 'paint', color: PAINT.black, light: true },
  ],
  draw(s, p) {
    const { top, edge, ridge, front, floor } = SHAPES[p.style];
    const paint = p.finish === 'carbon' ? { fill: carbon(s, 9, 4) } : { stops: paintStops(p.color) };
    const ends = p.style === 'roof' ? both(FIN).map((d) => form(s, d, { ...paint, depth: 18, gloss: 0.3 }) + s.path(d, { fill: '#000', opacity: 0.28 })).join('') : '';
    return [
      floorShadow(s, 800, floor, p.style === 'roof' ? 600 : 640, 40),
      ends,
      form(s, edge, p.finish === 'carbon' ? { ...paint, depth: 14, shade: 0.8 } : { stops: PLASTIC, depth: 14 }),
      p.light && p.style === 'roof' ? brakeLight(s, 696) : '',
      form(s, top, { ...paint, depth: 34, gloss: 0.42, angle: 90, shade: 0.5 }),
      s.clipped(
        top,
        s.path(top, { fill: s.linear([[0, '#fff', 0.28], [0.3, '#fff', 0.03], [0.6, '#fff', 0.14], [1, '#000', 0.3]]) }),
        s.softStroke(front, '#fff', 14, 7, { opacity: 0.45 }),
        s.softStroke(ridge, '#000', 24, 10, { opacity: 0.4, transform: 'translate(0 18)' }),
        s.softStroke(ridge, fading(s, 0.75), 8, 3),
        s.detail && s.stroke(ridge, '#fff', 1.5, { opacity: 0.4, transform: 'translate(0 10)' }),
      ),
      p.light && p.style === 'tall' ? brakeLight(s, 566) : '',
      p.style === 'roof' ? both(ellipse(246, 770, 12)).map((_, i) => bolt(s, i === 0 ? 246 : 1354, 768, 11, { socket: 'torx' })).join('') : '',
    ].join('');
  },
};
