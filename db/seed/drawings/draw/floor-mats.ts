import { darken, lighten } from '../kit/color.ts';
import { at, camera, poly, range } from '../kit/geometry.ts';
import type { Camera, Corner, Point } from '../kit/geometry.ts';
import { ALUMINIUM, brushed, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { padShadow } from '../kit/studio.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';

interface Mats {
  material: 'carpet' | 'rubber';
  color: string;
  trim: string;
  stitch: string;
  tread: 'ribs' | 'diamond' | 'plain';
  heel: 'rubber' | 'alu' | 'none';
  set: 2 | 4;
}
interface Mat { cx: number; cy: number; turn: number; shape: readonly Corner[]; heel: boolean; mirror?: boolean }

const DRIVER: readonly Corner[] = [[-150, -300, 50], [110, -316, 40], [196, -236, 60], [208, -60, 60], [190, 60, 40], [214, 150, 40], [206, 290, 46], [-204, 300, 46], [-214, 90, 60], [-190, -40, 60], [-206, -200, 60]];
const REAR: readonly Corner[] = [[-196, -120, 40], [-90, -150, 40], [90, -150, 40], [196, -120, 40], [206, 110, 44], [-206, 110, 44]];

/** Outline of a mat in floor coordinates, and a way to put any mat point there. */
function lay(m: Mat): { outline: Point[]; place: (p: Point) => Point } {
  const a = m.turn * Math.PI / 180;
  const place = ([x, y]: Point): Point => [m.cx + x * Math.cos(a) - y * Math.sin(a), m.cy + x * Math.sin(a) + y * Math.cos(a)];
  const shape = m.mirror ? [...m.shape].reverse().map(([x, y, r = 40]): Corner => [-x, y, r]) : m.shape;
  return { outline: roundedPts(shape, 40, 7).map(place), place };
}

/** Short pile: crossed tufts in three tones. */
function pile(s: Scene, color: string): string {
  const tufts = range(70).map((i) => {
    const [x, y] = [(i * i * 7 + i * 13) % 47, (i * i * 11 + i * 29) % 43];
    return `<path d="M${x} ${y}l${1.6 + i % 3} ${-1.8 + (i % 4)}" stroke="${[lighten(color, 0.22), darken(color, 0.45), lighten(color, 0.1), darken(color, 0.25)][i % 4]}" stroke-width="1.3" opacity=".75"/>`;
  });
  return s.pattern(`pile${color}`, 47, 43, `<rect width="47" height="43" fill="${color}"/>${tufts.join('')}`, 'rotate(11)');
}

function piping(s: Scene, d: string, color: string): string {
  return s.stroke(d, darken(color, 0.7), 17) + s.stroke(d, darken(color, 0.3), 13) + s.stroke(d, color, 9, { transform: 'translate(-1 -1.6)' })
    + s.stroke(d, lighten(color, 0.5), 2.6, { opacity: 0.75, transform: 'translate(-1.6 -3)' });
}

function stitches(s: Scene, cam: Camera, outline: Point[], color: string, z: number): string {
  const d = face(cam, offset(outline, -26), z);
  return s.stroke(d, '#000', 4.5, { opacity: 0.45, transform: 'translate(1 1.6)' }) + s.stroke(d, color, 3, { strokeDasharray: '10 7', strokeLinecap: 'butt' });
}

/** Raised bars of a rubber tray, each with a lit and a shaded flank. */
function tread(s: Scene, cam: Camera, place: (p: Point) => Point, p: Mats): string {
  const line = (pts: Point[]) => poly(pts.map((q) => { const [x, y] = place(q); return cam.project([x, y, 8]); }), false);
  const bars = p.tread === 'ribs'
    ? range(17).map((i) => line([[-260, -272 + i * 34], [-60, -272 + i * 34], [0, -300 + i * 34], [60, -272 + i * 34], [260, -272 + i * 34]]))
    : range(30).flatMap((i) => [line([[-420 + i * 44 - 330, -330], [-420 + i * 44 + 330, 330]]), line([[-420 + i * 44 + 330 - 440, -330], [-420 + i * 44 - 330 - 440, 330]])]);
  const w = p.tread === 'ribs' ? 15 : 8;
  return bars.map((d) => s.stroke(d, '#000', w + 3, { opacity: 0.55, transform: 'translate(2 4)' }) + s.stroke(d, darken(p.color, 0.1), w) + s.stroke(d, lighten(p.color, 0.3), w * 0.28, { opacity: 0.7, transform: `translate(-1.5 ${-w * 0.26})` })).join('');
}

function heelPad(s: Scene, cam: Camera, place: (p: Point) => Point, p: Mats): string {
  const on = (pts: readonly Corner[]) => roundedPts(pts, 26, 6).map(place);
  const pad = on([[-120, 40], [110, 40], [130, 246], [-124, 246]]);
  const d = face(cam, pad, 8);
  const alu = p.heel === 'alu';
  const ribs = range(8).map((i) => poly([[-92, 72 + i * 21], [92, 72 + i * 21]].map(([x, y]) => { const [a, b] = place([x ?? 0, y ?? 0]); return cam.project([a, b, 10]); }), false));
  return s.soft(d, 8, { fill: '#000', opacity: 0.5, transform: 'translate(4 6)' })
    + form(s, d, { stops: alu ? ALUMINIUM : [[0, '#4c4d4f'], [0.5, '#2d2e2f'], [1, '#1b1b1c']], depth: 10, angle: 60 }) + (alu ? s.clipped(d, s.path(d, { fill: brushed(s, -8, 0.24) })) : '')
    + ribs.map((r) => s.stroke(r, '#000', 11, { opacity: 0.6, transform: 'translate(1 3)' }) + s.stroke(r, alu ? '#26282a' : '#3d3e40', 9) + s.stroke(r, '#fff', 2, { opacity: alu ? 0.3 : 0.35, transform: 'translate(0 -3)' })).join('');
}

function mat(s: Scene, cam: Camera, m: Mat, p: Mats): string {
  const { outline, place } = lay(m);
  const rubber = p.material === 'rubber';
  const thick = rubber ? 16 : 11;
  const top = face(cam, outline, thick);
  const edge = rubber ? { color: darken(p.color, 0.1), spec: 0.25, power: 10 } : { color: darken(p.trim, 0.35), spec: 0.1 };
  const inner = offset(outline, rubber ? -30 : -10);
  const floor = face(cam, inner, 4);
  const grommets = m.heel ? ([[-150, 262], [150, 262]] as const).map(([x, y]) => { const [a, b] = place([x, y]); return [cam.circle(13, thick, a, b), poly([cam.project([a - 7, b - 4, thick]), cam.project([a + 7, b + 4, thick])], false)] as const; }) : [];
  const sheen = s.path(top, { fill: s.linear([[0, '#fff', 0.2], [0.4, '#fff', 0.03], [1, '#000', 0.3]], 60) });
  const body = rubber
    ? form(s, top, { stops: [[0, lighten(p.color, 0.3)], [0.5, p.color], [1, darken(p.color, 0.4)]], depth: 14, angle: 60, gloss: 0.4 })
      + recess(s, floor, { depth: 18, fill: darken(p.color, 0.42), lip: 0.3 }) + s.clipped(floor, tread(s, cam, place, p), s.softStroke(floor, '#000', 26, 9, { opacity: 0.55, transform: 'translate(4 7)' }), sheen)
      + s.stroke(face(cam, offset(outline, -15), thick), p.trim, 5, { opacity: 0.9 }) + s.stroke(face(cam, offset(outline, -15), thick), lighten(p.trim, 0.4), 1.4, { opacity: 0.7, transform: 'translate(-1 -1.6)' })
    : s.path(top, { fill: pile(s, p.color) }) + s.clipped(top, sheen, s.softStroke(top, '#000', 34, 12, { opacity: 0.5 })) + stitches(s, cam, outline, p.stitch, thick) + piping(s, top, p.trim);
  return padShadow(s, face(cam, offset(outline, 4), -6), { wide: 26, tight: 7, opacity: 0.5 }) + wall(s, cam, outline, 0, outline, thick, edge) + body
    + (m.heel && p.heel !== 'none' ? heelPad(s, cam, place, p) : '')
    + grommets.map(([g, slot]) => form(s, g, { stops: ALUMINIUM, depth: 5 }) + (s.detail ? s.stroke(slot, '#17181a', 4) + s.stroke(slot, '#fff', 1.2, { opacity: 0.6, transform: 'translate(1 2.4)' }) : '')).join('');
}

const base: Mats = { material: 'carpet', color: '#34363a', trim: '#1d1e20', stitch: '#c4202a', tread: 'plain', heel: 'rubber', set: 4 };

export const floorMats: Part<Mats> = {
  name: 'floorMats',
  frame: { x: 800, y: 600, zoom: 1.06 },
  focus: { x: 560, y: 760, zoom: 2.4 },
  variants: [
    base,
    { ...base, material: 'rubber', color: '#303133', trim: '#303133', tread: 'ribs', heel: 'none' },
    { ...base, color: '#b9a88c', trim: '#6b4a2f', stitch: '#efe6d2', heel: 'none' },
    { ...base, material: 'rubber', color: '#2f3032', trim: '#b01c26', tread: 'diamond', heel: 'alu', set: 2 },
    { ...base, color: '#232427', trim: '#1c4c8f', stitch: '#4f86cf', heel: 'alu' },
    { ...base, material: 'rubber', color: '#5a5d61', trim: '#2b2d2f', tread: 'diamond', heel: 'none' },
    { ...base, color: '#2a2b2e', trim: '#b01c26', stitch: '#d8d8d6', set: 2 },
    { ...base, material: 'rubber', color: '#303133', trim: '#303133', tread: 'diamond', heel: 'none' },
    { ...base, material: 'rubber', color: '#2b2c2e', trim: '#232427', tread: 'ribs', heel: 'none', set: 2 },
    { ...base, color: '#232427', trim: '#17181a', stitch: '#8b9096', heel: 'rubber' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 590, yaw: 0, pitch: 42, distance: 2600, scale: p.set === 4 ? 1.1 : 1.32 });
    const mats: Mat[] = p.set === 4
      ? [{ cx: -250, cy: -410, turn: -4, shape: REAR, heel: false }, { cx: 250, cy: -410, turn: 4, shape: REAR, heel: false }, { cx: 262, cy: 130, turn: 5, shape: DRIVER, heel: false, mirror: true }, { cx: -246, cy: 160, turn: -5, shape: DRIVER, heel: true }]
      : [{ cx: 236, cy: -30, turn: 9, shape: DRIVER, heel: false, mirror: true }, { cx: -226, cy: 10, turn: -6, shape: DRIVER, heel: true }];
    return mats.map((_, i) => mat(s, cam, at(mats, i), p)).join('');
  },
};
