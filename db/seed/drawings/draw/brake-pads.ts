import { darken, lighten } from '../kit/color.ts';
import { tube } from '../kit/details.ts';
import { at, camera, ellipse, poly, range, rounded, smooth } from '../kit/geometry.ts';
import type { Camera, Corner, Point } from '../kit/geometry.ts';
import { STEEL, brushed, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { painted } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';

interface Pads {
  count: 2 | 4;
  plate: string;
  friction: string;
  slot: 'one' | 'two' | 'none';
  shim: 'steel' | 'black' | 'none';
  sensor: boolean;
}

const arc = (r: number, a0: number, a1: number, n = 9): Point[] => range(n + 1).map((i) => {
  const a = (a0 + (a1 - a0) * i / n) * Math.PI / 180;
  return [r * Math.sin(a), 530 - r * Math.cos(a)];
});
/** Backing plate with guide ears; the wheel centre lies at (0, 530). */
const PLATE = roundedPts([
  [-204, -58, 20], ...arc(624, -17, 17), [204, -58, 20],
  [206, -34, 6], [250, -26, 10], [252, 30, 10], [196, 30, 8], [160, 108, 22],
  ...arc(440, 15, -15), [-160, 108, 22], [-196, 30, 8], [-252, 30, 10], [-250, -26, 10], [-206, -34, 6],
], 0.1);
const soften = (pts: Point[]): Corner[] => pts.map(([x, y], i) => [x, y, i === 0 || i === pts.length - 1 ? 16 : 0.1]);
const block = (a0: number, a1: number): Point[] => roundedPts([...soften(arc(606, a0, a1)), ...soften(arc(458, a1 * 0.98, a0 * 0.98))], 0.1);

function blocks(p: Pads): Point[][] {
  if (p.slot === 'one') return [block(-17.6, -0.75), block(0.75, 17.6)];
  if (p.slot === 'two') return [block(-17.6, -6.4), block(-5.2, 5.2), block(6.4, 17.6)];
  return [block(-17.6, 17.6)];
}

/** Metal and graphite flecks in the pressed lining. */
function lining(s: Scene, color: string): string {
  const fleck = (x: number, y: number, r: number, c: string, o: number) => `<path d="${poly([[x, y], [x + r * 1.6, y + r * 0.3], [x + r * 1.2, y + r], [x + r * 0.1, y + r * 0.8]])}" fill="${c}" opacity="${o}"/>`;
  const spots = range(54).map((i) => fleck((i * i * 31 + i * 17) % 141, (i * i * 13 + i * 47) % 133, 1 + (i * 7) % 3, i % 4 === 0 ? '#d9a860' : i % 3 === 0 ? '#e4e4e2' : '#0a0a0a', i % 4 === 0 ? 0.75 : 0.5));
  return s.pattern(`lining${color}`, 145, 137, `<rect width="145" height="137" fill="${color}"/>${spots.join('')}`, 'rotate(7)');
}

function friction(s: Scene, cam: Camera, p: Pads): string {
  const m = { color: p.friction, spec: 0.08, power: 6, dark: darken(p.friction, 0.85) };
  return blocks(p).map((b) => {
    const top = offset(b, -7);
    const d = face(cam, top, 44);
    return s.softStroke(face(cam, b, 0), '#000', 12, 5, { opacity: 0.6 })
      + wall(s, cam, b, 0, b, 34, { ...m, color: darken(p.friction, 0.12) }) + wall(s, cam, b, 34, top, 44, { ...m, color: lighten(p.friction, 0.12) }, 1)
      + form(s, d, { fill: lining(s, p.friction), depth: 12, gloss: 0.2, rim: 0.35, shade: 0.35 })
      + (s.detail ? s.path(d, { fill: brushed(s, 3, 0.14) }) : '')
      + s.clipped(d, s.path(d, { fill: s.linear([[0, '#fff', 0.26], [0.45, '#fff', 0.02], [1, '#000', 0.32]], 58) }));
  }).join('');
}

function shim(s: Scene, cam: Camera, p: Pads): string {
  const stops = p.shim === 'steel' ? STEEL : [[0, '#55585b'], [0.5, '#2f3133'], [1, '#191a1b']] as const;
  const d = face(cam, roundedPts([[-192, -46, 18], ...arc(612, -16, 16), [192, -46, 18], [182, 40, 14], [146, 94, 18], ...arc(454, 13, -13), [-146, 94, 18], [-182, 40, 14]], 0.1), 8);
  const pistons = [-84, 84].map((x) => cam.circle(56, 8, x, 4));
  return s.softStroke(d, '#000', 10, 5, { opacity: 0.55, transform: 'translate(4 5)' })
    + form(s, d, { stops, depth: 9, angle: 50, gloss: 0.4 })
    + (p.shim === 'steel' ? s.clipped(d, s.path(d, { fill: brushed(s, 8, 0.22) })) : '')
    + pistons.map((c) => s.stroke(c, '#000', 5, { opacity: 0.4 }) + s.stroke(c, '#fff', 2, { opacity: 0.35, transform: 'translate(1.5 2)' })).join('')
    + [[-150, -28], [150, -28], [0, 52]].map(([x, y]) => { const [a, b] = cam.project([x ?? 0, y ?? 0, 8]); return form(s, ellipse(a, b, 12, 12.5), { stops: STEEL, depth: 5, angle: 60 }); }).join('')
    + [-216, 216].map((x) => { const [a, b] = cam.project([x, 2, 0]); return recess(s, ellipse(a, b, 8, 8.5), { depth: 7, fill: darken(p.plate, 0.75) }); }).join('');
}

function sensor(s: Scene, cam: Camera): string {
  const a = cam.project([150, -84, 20]);
  const tones = ['#08090a', '#1d1e20', '#36383b', '#5a5d61', '#b9bcbf'];
  const wire = smooth([a, [a[0] + 12, a[1] - 66], [a[0] + 74, a[1] - 108], [a[0] + 142, a[1] - 66], [a[0] + 152, a[1] + 30], [a[0] + 128, a[1] + 130], [a[0] + 148, a[1] + 214]]);
  const [x, y] = [a[0] + 148, a[1] + 204];
  const plug = rounded([[x - 24, y], [x + 22, y - 6], [x + 30, y + 72], [x - 14, y + 80]], 9);
  return s.softStroke(wire, '#1a1511', 10, 7, { opacity: 0.35, transform: 'translate(14 20)' }) + tube(s, wire, 12, tones, [-0.16, -0.22], 'round')
    + form(s, rounded([[a[0] - 18, a[1] + 26], [a[0] - 15, a[1] - 14], [a[0] + 13, a[1] - 14], [a[0] + 18, a[1] + 26]], 6), { stops: [[0, '#f0c64a'], [0.6, '#b98a12'], [1, '#6d4f07']], depth: 6, angle: 30 })
    + padShadow(s, ellipse(x + 14, y + 84, 34, 8), { wide: 12, tight: 5, opacity: 0.5 })
    + form(s, plug, { stops: [[0, '#5b5d60'], [0.5, '#2b2d2f'], [1, '#131415']], depth: 10, angle: 30 })
    + form(s, rounded([[x - 14, y + 20], [x + 14, y + 17], [x + 18, y + 44], [x - 10, y + 48]], 5), { stops: [[0, '#7b7d80'], [1, '#3b3d40']], depth: 5 });
}

function pad(s: Scene, cx: number, cy: number, scale: number, yaw: number, front: boolean, p: Pads): string {
  const cam = camera({ cx, cy, yaw, pitch: -13, distance: 3000, scale });
  const m = { ...painted(p.plate), metal: 0.2, spec: 0.3 };
  const plate = face(cam, PLATE, 0);
  const floor = poly(([[-200, -30], [200, -30], [190, 52], [-190, 52]] as const).map(([x, z]) => cam.project([x, 108, z])));
  return padShadow(s, floor, { wide: 26, tight: 10, opacity: 0.42 })
    + (front ? '' : wall(s, cam, block(-17.6, 17.6), -76, block(-17.6, 17.6), -18, { color: p.friction, spec: 0.08, power: 6 }))
    + wall(s, cam, PLATE, -18, PLATE, 0, m)
    + form(s, plate, { stops: [[0, lighten(p.plate, 0.38)], [0.4, p.plate], [1, darken(p.plate, 0.5)]], depth: 14, angle: 60, gloss: 0.4 })
    + (front ? friction(s, cam, p) : p.shim === 'none' ? '' : shim(s, cam, p));
}

const base: Pads = { count: 4, plate: '#b01c26', friction: '#55575a', slot: 'one', shim: 'steel', sensor: true };

export const brakePads: Part<Pads> = {
  name: 'brakePads',
  frame: { x: 800, y: 600, zoom: 1.04 },
  focus: { x: 960, y: 720, zoom: 2.3 },
  variants: [
    base,
    { ...base, count: 2, plate: '#26282b', friction: '#5d5a55', sensor: true },
    { ...base, plate: '#d8a010', friction: '#3e4043', slot: 'two', shim: 'black', sensor: false },
    { ...base, count: 2, plate: '#1f5b43', friction: '#6b6a66', slot: 'two', sensor: false },
    { ...base, plate: '#2b2d30', friction: '#75665a', shim: 'black' },
    { ...base, count: 2, plate: '#1c4c8f', friction: '#47494c', slot: 'none', shim: 'steel' },
    { ...base, plate: '#3a3d41', friction: '#5d5a55', slot: 'two', sensor: false },
    { ...base, plate: '#1c4c8f', friction: '#47494c', sensor: true },
    { ...base, plate: '#8d9196', friction: '#4a4c4f', slot: 'none', shim: 'black', sensor: false },
    { ...base, plate: '#26282b', friction: '#6b6a66', slot: 'one', shim: 'none', sensor: true },
  ],
  draw(s, p) {
    const spots: [number, number, number, number, boolean][] = p.count === 4
      ? [[510, 400, 1.14, 24, false], [1110, 385, 1.14, 24, false], [460, 730, 1.3, 24, true], [1070, 790, 1.3, 24, true]]
      : [[640, 420, 1.62, 22, false], [850, 765, 1.78, 22, true]];
    const last = at(spots, spots.length - 1);
    return spots.map(([x, y, k, yaw, front]) => pad(s, x, y, k, yaw, front, p)).join('')
      + (p.sensor ? sensor(s, camera({ cx: last[0], cy: last[1], yaw: last[3], pitch: -13, distance: 3000, scale: last[2] })) : '');
  },
};
