import { darken, lighten } from '../kit/color.ts';
import { camera, poly, range } from '../kit/geometry.ts';
import type { Camera, Corner, Point } from '../kit/geometry.ts';
import { form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { padShadow } from '../kit/studio.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';

interface BootTub {
  color: string;
  shape: 'saloon' | 'estate' | 'hatch';
  tread: 'ribs' | 'diamond' | 'blocks';
  rim: 'high' | 'flat';
}

/** Floor of the boot, rear edge below; recesses for the wheel arches on both sides. */
const HALVES: Record<BootTub['shape'], readonly Corner[]> = {
  saloon: [[0, -250], [470, -250, 50], [500, -90, 40], [400, -60, 40], [390, 90, 40], [500, 120, 40], [480, 270, 60], [0, 290]],
  estate: [[0, -330], [430, -330, 50], [450, -120, 40], [400, -90, 40], [400, 120, 40], [470, 150, 40], [460, 330, 60], [0, 345]],
  hatch: [[0, -220], [400, -220, 50], [430, -40, 60], [470, 20, 50], [480, 240, 70], [0, 270]],
};

function outlineOf(shape: BootTub['shape']): Point[] {
  const half = HALVES[shape].slice(1, -1);
  return roundedPts([...half, ...half.toReversed().map(([x, y, r = 40]): Corner => [-x, y, r])], 40, 7);
}

function bars(cam: Camera, p: BootTub, z: number): string[] {
  const line = (...pts: Point[]) => poly(pts.map(([x, y]) => cam.project([x, y, z])), false);
  if (p.tread === 'ribs') return range(19).map((i) => line([-470 + i * 52, -400], [-470 + i * 52, 400]));
  if (p.tread === 'diamond')
    return range(22).flatMap((i) => [line([-1000 + i * 78, -400], [-300 + i * 78, 400]), line([1000 - i * 78, -400], [300 - i * 78, 400])]);
  return range(13).flatMap((j) => range(9).map((i) => line([-440 + i * 104 + (j % 2) * 52, -330 + j * 54], [-384 + i * 104 + (j % 2) * 52, -330 + j * 54])));
}

function tread(s: Scene, cam: Camera, p: BootTub, z: number): string {
  const w = p.tread === 'diamond' ? 7 : 15;
  return bars(cam, p, z)
    .map((d) => s.stroke(d, '#000', w + 3, { opacity: 0.5, transform: 'translate(2 4)' }) + s.stroke(d, darken(p.color, 0.1), w) + s.stroke(d, lighten(p.color, 0.34), w * 0.26, { opacity: 0.7, transform: `translate(-1.5 ${-w * 0.26})` }))
    .join('');
}

export const bootTub: Part<BootTub> = {
  name: 'bootTub',
  frame: { x: 800, y: 610, zoom: 1.06 },
  focus: { x: 520, y: 760, zoom: 2.4 },
  variants: [
    { color: '#303133', shape: 'saloon', tread: 'ribs', rim: 'high' },
    { color: '#2b2c2e', shape: 'estate', tread: 'diamond', rim: 'high' },
    { color: '#34363a', shape: 'hatch', tread: 'blocks', rim: 'high' },
    { color: '#303133', shape: 'estate', tread: 'ribs', rim: 'flat' },
    { color: '#2b2c2e', shape: 'hatch', tread: 'diamond', rim: 'flat' },
    { color: '#44474b', shape: 'saloon', tread: 'blocks', rim: 'flat' },
    { color: '#34363a', shape: 'hatch', tread: 'ribs', rim: 'high' },
    { color: '#2b2c2e', shape: 'estate', tread: 'blocks', rim: 'high' },
    { color: '#303133', shape: 'saloon', tread: 'diamond', rim: 'flat' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 560, yaw: 0, pitch: 40, distance: 2600, scale: 1.22 });
    const high = p.rim === 'high' ? 74 : 20;
    const outline = outlineOf(p.shape);
    const inside = offset(outline, p.rim === 'high' ? -46 : -30);
    const rubber = { color: p.color, spec: 0.24, power: 10 };
    const [top, floor] = [face(cam, outline, high), face(cam, inside, 4)];
    const opening = face(cam, offset(outline, -17), high);
    return [
      padShadow(s, face(cam, offset(outline, 6), -8), { wide: 30, tight: 8, opacity: 0.5 }),
      wall(s, cam, offset(outline, -8), 0, outline, high, rubber),
      form(s, top, { stops: [[0, lighten(p.color, 0.34)], [0.5, lighten(p.color, 0.06)], [1, darken(p.color, 0.4)]], depth: 12, angle: 60, gloss: 0.4 }),
      recess(s, opening, { depth: 26, fill: darken(p.color, 0.3), lip: 0.35 }),
      s.clipped(
        opening,
        s.path(opening, { fill: s.linear([[0, darken(p.color, 0.5)], [0.3, darken(p.color, 0.2)], [1, lighten(p.color, 0.14)]]) }),
        s.path(floor, { fill: darken(p.color, 0.36) }),
        s.clipped(floor, tread(s, cam, p, 6)),
        s.softStroke(floor, '#000', 30, 11, { opacity: 0.6 }),
        s.stroke(floor, lighten(p.color, 0.24), 2.4, { opacity: 0.6, transform: 'translate(0 3)' }),
        s.path(opening, { fill: s.linear([[0, '#fff', 0.14], [0.45, '#fff', 0.02], [1, '#000', 0.24]], 60) }),
      ),
    ].join('');
  },
};
