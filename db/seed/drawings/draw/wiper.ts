import { PAINT, darken, lighten } from '../kit/color.ts';
import { tube } from '../kit/details.ts';
import type { Camera, Corner, Point, Point3 } from '../kit/geometry.ts';
import { camera, poly, range, rounded, smooth } from '../kit/geometry.ts';
import { PLASTIC, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { BLACK_3D, STEEL_3D, lathe, painted } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { framed, skin } from './surface.ts';

interface WiperParams { style: 'beam' | 'hybrid' | 'frame'; accent: string; rubber: string; lengths: readonly number[]; arms: boolean }

const SATIN: Material = { color: '#36383b', metal: 0.22, spec: 0.42, power: 18, dark: '#050607' };
/** Spoiler section from the wind side over the ridge to the back: across, height. */
const SECTION: Point[] = [[-40, 0], [-36, 9], [-22, 15], [-6, 26], [6, 44], [12, 46], [15, 40], [16, 18], [22, 12], [24, 0]];

function profile(u: number): Point {
  const k = Math.min(0.9999, Math.max(0, u)) * (SECTION.length - 1);
  const [a, b] = [SECTION[Math.floor(k)] ?? [0, 0], SECTION[Math.floor(k) + 1] ?? [0, 0]];
  const t = k - Math.floor(k);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
/** Sag of a blade of half length L at x. */
const bow = (x: number, L: number) => -30 * (1 - (x / L) ** 2);

function spoiler(s: Scene, cam: Camera, x0: number, x1: number, L: number, grow = 1, m = SATIN) {
  const at = (u: number, v: number): Point3 => {
    const x = x0 + (x1 - x0) * v;
    const [y, z] = profile(u);
    const taper = grow * (0.62 + 0.38 * Math.min(1, (1 - Math.abs(x) / (L + 30)) * 3.2));
    return [x, bow(x, L) + y * taper, 16 + z * taper];
  };
  return skin(s, cam, (u, v) => at(v, u), m, { nu: 34, nv: 18, twoSided: true });
}

const ribbon = (cam: Camera, L: number, y0: number, y1: number, z: number, x0 = -L, x1 = L) =>
  poly([...range(33).map((i) => x0 + (x1 - x0) * i / 32).map((x) => cam.project([x, bow(x, L) + y0, z])), ...range(33).map((i) => x1 - (x1 - x0) * i / 32).map((x) => cam.project([x, bow(x, L) + y1, z]))]);

function rubber(s: Scene, cam: Camera, L: number, tone: string) {
  return form(s, ribbon(cam, L, 20, 58, 4), { stops: [[0, darken(tone, 0.4)], [0.3, lighten(tone, 0.16)], [0.55, tone], [1, darken(tone, 0.5)]], depth: 6, gloss: 0.25, rim: 0.25 })
    + s.stroke(ribbon(cam, L, 36, 36.4, 5), '#000', 2.4, { opacity: 0.7 }) + s.stroke(ribbon(cam, L, 40, 40.4, 5), lighten(tone, 0.5), 1.4, { opacity: 0.45 })
    + s.stroke(ribbon(cam, L, 57, 57.4, 4), lighten(tone, 0.6), 1.6, { opacity: 0.5 });
}

function cap(s: Scene, cam: Camera, L: number, side: number, accent: string) {
  const x = (dx: number) => side * (L - dx);
  const d = rounded([[54, -30], [6, -24], [-10, 4], [-6, 44], [12, 56], [54, 40]].map(([dx = 0, y = 0]): Corner => cam.project([x(dx), bow(x(dx), L) + y, 40])), 16);
  return form(s, d, { stops: PLASTIC, depth: 10, gloss: 0.45 }) + s.stroke(poly([cam.project([x(48), bow(x(48), L) - 25, 41]), cam.project([x(48), bow(x(48), L) + 36, 41])], false), accent, 5);
}

/** Hook adapter in the middle: saddle, side cheeks, release button. */
function adapter(s: Scene, cam: Camera, L: number, accent: string) {
  const y = bow(0, L);
  const slab = (x0: number, x1: number, y0: number, y1: number, z: number, r: number) => rounded([[x0, y + y0], [x1, y + y0], [x1, y + y1], [x0, y + y1]].map(([a = 0, b = 0]): Corner => cam.project([a * 0.76, y + (b - y) * 0.84, z * 0.86])), r * 0.8);
  const stops = [[0, lighten(accent, 0.4)], [0.45, accent], [1, darken(accent, 0.5)]] as const;
  return s.soft(slab(-108, 112, -44, 46, 20, 20), 8, { fill: '#000', opacity: 0.6, transform: 'translate(6 10)' })
    + form(s, slab(-112, 112, -38, 36, 40, 26), { stops: PLASTIC, depth: 14 })
    + form(s, slab(-84, 84, -30, 24, 66, 18), { stops: PLASTIC, depth: 12, gloss: 0.6 })
    + recess(s, slab(-60, 10, -16, 12, 67, 10), { depth: 9, fill: '#0a0b0c' })
    + form(s, slab(26, 70, -18, 12, 72, 9), { stops, depth: 8, gloss: 0.6 })
    + (s.detail ? s.stroke(slab(-72, 76, -25, 19, 67, 14), '#8a8d91', 1.6, { opacity: 0.6 }) : '');
}

function frameBridge(s: Scene, cam: Camera, L: number) {
  const yoke = (x0: number, x1: number, z: number, w: number) => {
    const mid = (x0 + x1) / 2;
    const d = smooth(range(21).map((i) => { const x = x0 + (x1 - x0) * i / 20; const k = 1 - ((x - mid) / ((x1 - x0) / 2)) ** 2; return cam.project([x, bow(x, L) + 6, 22 + z * k ** 0.6]); }));
    return s.softStroke(d, '#000', w, 6, { opacity: 0.4, transform: 'translate(4 14)' }) + tube(s, d, w, ['#08090a', '#1c1e20', '#34373a', '#6a6e72'], [-0.02, -0.28], 'round');
  };
  const thirds = [-1, 1].map((k) => yoke(k * L * 0.56 - L * 0.3, k * L * 0.56 + L * 0.3, 44, 22)).join('');
  const pins = [-0.86, -0.26, 0.26, 0.86].map((k) => { const x = k * L; return form(s, ribbon(cam, L, -8, 30, 26, x - 14, x + 14), { stops: PLASTIC, depth: 6 }); }).join('');
  return form(s, ribbon(cam, L, -2, 24, 10), { stops: [[0, '#d9dbdc'], [0.5, '#8c9094'], [1, '#4a4d50']], depth: 5 }) + pins + thirds + yoke(-L * 0.58, L * 0.58, 78, 30);
}

/** Wiper arm over the blade: hook, pressed channel, hinge with spring, pivot head with nut. */
function arm(s: Scene, cam: Camera, L: number, accent: string) {
  const y0 = bow(0, L) - 4;
  const end: Point = [-L * 1.06, y0 + 132];
  const place = (t: number, k: number, z = 0): Point => {
    const [x, y] = [30 + (end[0] - 30) * t, y0 + (end[1] - y0) * Math.max(0, t) ** 1.25];
    return cam.project([x, y + k * (9 + 16 * t), 78 + 34 * Math.sin(t * Math.PI) + z - 30 * t]);
  };
  const channel = (t0: number, t1: number, k0: number, k1: number, z = 0) => poly([...range(25).map((i) => place(t0 + (t1 - t0) * i / 24, k0, z)), ...range(25).map((i) => place(t1 - (t1 - t0) * i / 24, k1, z))]);
  const head = framed(cam, [end[0], end[1], 24], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const hook = rounded([[-46, -20], [44, -20], [44, 18], [-46, 20]].map(([a = 0, b = 0]): Corner => cam.project([a + 4, y0 + b, 80])), 10);
  const pin = [0.76, 0.92].map((t) => poly([place(t, -1.2), place(t, 1.2)], false));
  return s.soft(channel(0.02, 0.98, -1, 1), 12, { fill: '#000', opacity: 0.42, transform: 'translate(14 46)' })
    + s.soft(head.circle(54, -24), 14, { fill: '#000', opacity: 0.5, transform: 'translate(8 10)' })
    + form(s, hook, { stops: [[0, '#85888c'], [0.3, '#4a4d51'], [1, '#17181a']], depth: 8, gloss: 0.4, rim: 0.3 })
    + form(s, channel(0, 0.8, -1, 1), { stops: [[0, '#75787c'], [0.3, '#3a3c3f'], [0.7, '#1d1f21'], [1, '#101112']], depth: 7, gloss: 0.6 })
    + s.softStroke(poly(range(25).map((i) => place(i / 31, -0.45)), false), '#fff', 4, 1.6, { opacity: 0.45 })
    + lathe(s, head, [[46, -24], [50, -16], [50, 18], [44, 28], [26, 30]], SATIN)
    + form(s, channel(0.74, 1, -1.7, 1.7, 6), { stops: PLASTIC, depth: 12, gloss: 0.6 })
    + pin.map((d) => s.stroke(d, '#0b0c0d', 9) + s.stroke(d, '#a9adb1', 5) + s.stroke(d, '#fff', 1.6, { transform: 'translate(-1 -1)' })).join('')
    + lathe(s, head, [[44, 30], [44, 44], [38, 52], [22, 54]], SATIN)
    + lathe(s, head, [[26, 54], [26, 70], [20, 74], [12, 74]], STEEL_3D, { steps: 6 }) + lathe(s, head, [[13, 72], [12, 92], [8, 97], [0, 97]], { ...STEEL_3D, color: '#c9b27a' }, { steps: 24 })
    + s.path(head.circle(5, 97), { fill: darken(accent, 0.2) });
}

function blade(s: Scene, cam: Camera, L: number, p: WiperParams) {
  const hybrid = p.style === 'hybrid';
  return padShadow(s, ribbon(cam, L + 8, -20, 74, -24), { wide: 22, tight: 7, opacity: 0.55 })
    + rubber(s, cam, L, p.rubber)
    + (p.style === 'frame' ? frameBridge(s, cam, L) : spoiler(s, cam, -L + 20, L - 20, L)
      + (hybrid ? spoiler(s, cam, -L * 0.97, -L * 0.46, L, 1.16, { ...painted('#3d4043'), metal: 0.35 }) + spoiler(s, cam, L * 0.46, L * 0.97, L, 1.16, { ...painted('#3d4043'), metal: 0.35 }) + spoiler(s, cam, -L * 0.44, L * 0.44, L, 1.2, { ...BLACK_3D, metal: 0.35 }) : ''))
    + (p.style === 'frame' ? '' : s.softStroke(smooth(range(33).map((i) => -L * 0.94 + L * 1.88 * i / 32).map((x) => cam.project([x, bow(x, L) + 7, 60]))), s.linearAt([[0, '#fff', 0.1], [0.3, '#fff', 0.75], [0.6, '#fff', 0.35], [1, '#fff', 0.1]], 250, 600, 1350, 600), 4, 1.4))
    + cap(s, cam, L, -1, p.accent) + cap(s, cam, L, 1, p.accent)
    + adapter(s, cam, L, p.accent)
    + (p.arms ? arm(s, cam, L, p.accent) : '');
}

export const wiper: Part<WiperParams> = {
  name: 'wiper',
  frame: { x: 800, y: 600, zoom: 1.06 },
  focus: { x: 800, y: 480, zoom: 2.8 },
  variants: [
    { style: 'beam', accent: PAINT.red, rubber: '#3a3a3b', lengths: [520, 450], arms: false },
    { style: 'beam', accent: '#9a9ea2', rubber: '#3a3a3b', lengths: [470, 470], arms: true },
    { style: 'hybrid', accent: PAINT.blue, rubber: '#3a3a3b', lengths: [520, 420], arms: false },
    { style: 'frame', accent: '#3a3d40', rubber: '#3a3a3b', lengths: [510, 460], arms: false },
    { style: 'beam', accent: '#e0a512', rubber: '#5a6a78', lengths: [520, 380], arms: false },
    { style: 'hybrid', accent: '#2f8a4d', rubber: '#3a3a3b', lengths: [480], arms: true },
    { style: 'frame', accent: '#3a3d40', rubber: '#3a3a3b', lengths: [530], arms: false },
    { style: 'beam', accent: '#9a9ea2', rubber: '#3a3a3b', lengths: [350], arms: false },
    { style: 'beam', accent: '#3a3d40', rubber: '#3a3a3b', lengths: [380], arms: true },
    { style: 'beam', accent: PAINT.blue, rubber: '#3a3a3b', lengths: [540, 400], arms: false },
    { style: 'frame', accent: PAINT.red, rubber: '#3a3a3b', lengths: [540, 400], arms: false },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 620, yaw: 0, pitch: -50, distance: 3000, scale: 1.22 });
    const a = 21 * Math.PI / 180;
    const spots = p.lengths.length > 1 ? (p.arms ? [[60, -190], [60, 110]] : [[-10, -150], [10, 130]]) : [[60, -20]];
    return p.lengths.map((L, i) => {
      const [x = 0, z = 0] = spots[i] ?? [0, 0];
      return blade(s, framed(cam, [x, 0, z], [Math.cos(a), 0, -Math.sin(a)], [Math.sin(a), 0, Math.cos(a)], [0, -1, 0]), L, p);
    }).join('');
  },
};
