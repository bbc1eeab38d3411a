import { at, range } from '../kit/geometry.ts';
import type { Point } from '../kit/geometry.ts';
import type { Scene } from '../kit/scene.ts';
import type { Sheet } from './surface.ts';

export type SeatStyle = 'bucket' | 'sport';

/** Smooth curve through table rows, t = 0 … 1. */
export function curve(rows: readonly Point[], t: number): Point {
  const x = Math.min(0.99999, Math.max(0, t)) * (rows.length - 1);
  const i = Math.floor(x);
  const f = x - i;
  const p = (k: number) => at(rows, Math.min(rows.length - 1, Math.max(0, k)));
  const c = (j: 0 | 1) => { const [a, b, d, e] = [p(i - 1)[j], p(i)[j], p(i + 1)[j], p(i + 2)[j]]; return 0.5 * (2 * b + (d - a) * f + (2 * a - 5 * b + 4 * d - e) * f * f + (3 * b - a - 3 * d + e) * f ** 3); };
  return [c(0), c(1)];
}

/** Section across: share of the half width, and bolster height. */
const ACROSS: Point[] = [[0, 0], [0.2, 0.01], [0.4, 0.03], [0.55, 0.1], [0.66, 0.5], [0.78, 0.94], [0.9, 0.96], [0.99, 0.5], [1.01, -0.2], [0.99, -0.9], [0.96, -1.5]];
/** Where the middle panel and the shell begin, as a share of the section. */
export const PANEL = 0.31;
export const EDGE = 0.82;
/** Half width and bolster depth from the seat joint to the top. */
const BACKS: Record<SeatStyle, readonly Point[]> = {
  bucket: [[196, 62], [206, 96], [222, 112], [240, 108], [258, 92], [262, 74], [226, 52], [160, 44], [136, 44], [126, 40], [104, 30]],
  sport: [[200, 60], [208, 88], [220, 100], [234, 100], [244, 92], [248, 80], [246, 70], [238, 60], [214, 48], [176, 34]],
};
const LENGTH: Point[] = [[-70, 186], [40, 178], [140, 166], [230, 152], [300, 146], [336, 164], [348, 210], [338, 266]];

export function backrest(style: SeatStyle, rib: number): Sheet {
  const height = style === 'bucket' ? 800 : 590;
  return (u, v) => {
    const h = 1 - v;
    const [w, b] = curve(BACKS[style], h);
    const [x, d] = curve(ACROSS, Math.abs(u));
    const crown = Math.max(0, (h - 0.9) / 0.1);
    const flute = rib * Math.abs(Math.sin(h * height / 52 * Math.PI)) * Math.max(0, 1 - (Math.abs(u) / PANEL) ** 6);
    const side = d < 0 ? d * 0.75 : d;
    return [Math.sign(u) * w * x * (1 - 0.1 * crown ** 3), 190 - height * h + crown ** 2 * (20 + 72 * Math.min(1, x) ** 2.4 + 60 * Math.max(0, -d)), -30 - 200 * h + side * b * (1 - 0.85 * crown ** 2) + flute - 66 * crown ** 2 - 22 * Math.sin(Math.PI * h)];
  };
}
export const cushion = (rib: number): Sheet => (u, v) => {
  const [z, y] = curve(LENGTH, v);
  const [x, d] = curve(ACROSS, Math.abs(u));
  const flute = rib * Math.abs(Math.sin(v * 8 * Math.PI)) * Math.max(0, 1 - (Math.abs(u) / PANEL) ** 6) * (v < 0.8 ? 1 : 0.4);
  const front = Math.max(0, (v - 0.55) / 0.45) ** 2;
  const rise = d < 0 ? 74 * (1 - front) : 78 * (1 - 0.92 * front);
  return [Math.sign(u) * (214 + 30 * v - 26 * front) * x, y - flute - d * rise, z - 46 * front * Math.min(1, x) ** 3];
};
export const headrest: Sheet = (u, v) => {
  const [a, b] = [u * Math.PI, (v - 0.5) * Math.PI];
  const q = (t: number, n: number) => Math.sign(t) * Math.abs(t) ** n;
  const r = Math.max(0.02, Math.cos(b)) ** 0.55;
  return [136 * r * q(Math.sin(a), 0.6), -474 + 74 * q(Math.sin(b), 0.75), -262 + 56 * r * q(Math.cos(a), 0.7)];
};

/** Leather grain for close-ups. */
export function hide(s: Scene): string {
  const pores = range(150).map((i) => {
    const [x, y] = [(i * i * 5 + i * 11) % 71, (i * i * 3 + i * 17) % 73];
    return `<path d="M${x} ${y}l${2 + i % 3} ${(i % 5) - 2}" stroke="${i % 3 ? '#000' : '#fff'}" stroke-width=".9" opacity="${i % 3 ? 0.4 : 0.16}"/>`;
  });
  return s.pattern('hide', 71, 73, pores.join(''), 'rotate(8)');
}
