import { darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { at, camera, ellipse, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { BLACK_3D, CHROME_3D, STEEL_3D, lathe, painted, softProfile } from '../kit/solid.ts';
import type { Material } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, roundedPts, wall } from './extrude.ts';
import { framed, skin, sweep } from './surface.ts';
import type { Sheet } from './surface.ts';

interface Hitch {
  neck: 'swan' | 'flange' | 'detachable';
  ball: 'chrome' | 'black' | 'cap';
  beam: string;
  socket: boolean;
  arms: 'plate' | 'channel';
}

const FLOOR = 250;
const BEAM = { half: 470, y: -40, r: 56 };
const steel = (color: string): Material => ({ color, metal: 0.25, spec: 0.42, power: 20, dark: darken(color, 0.86) });

const side = (cam: Camera, origin: Point3) => framed(cam, origin, [0, 0, -1], [0, 1, 0], [1, 0, 0]);

/** Square tube: an outline in the side view, pulled across the car. */
function beam(s: Scene, cam: Camera, p: Hitch): string {
  const cut = roundedPts([[-BEAM.r, -BEAM.r], [BEAM.r, -BEAM.r], [BEAM.r, BEAM.r], [-BEAM.r, BEAM.r]], 22, 6);
  const local = side(cam, [0, BEAM.y, 0]);
  return wall(s, local, cut, -BEAM.half, cut, BEAM.half, steel(p.beam))
    + form(s, face(local, cut, BEAM.half), { stops: [[0, lighten(p.beam, 0.3)], [1, darken(p.beam, 0.4)]], depth: 10 })
    + s.softStroke(poly([cam.project([-BEAM.half + 20, BEAM.y - BEAM.r + 16, BEAM.r]), cam.project([BEAM.half - 40, BEAM.y - BEAM.r + 16, BEAM.r])], false), '#fff', 8, 5, { opacity: 0.32 });
}

/** Chassis plate at one end, reaching forward along the frame rail. */
function arm(s: Scene, cam: Camera, x: number, p: Hitch): string {
  const local = side(cam, [x, BEAM.y, 0]);
  const tall = p.arms === 'plate' ? 96 : 70;
  const cut = roundedPts([[-84, -tall, 30], [120, -tall, 26], [210, -64, 24], [520, -64, 26], [520, 54, 26], [230, 54, 30], [120, tall + 10, 30], [-84, tall + 10, 30]], 24, 5);
  const stops = [[0, lighten(p.beam, 0.34)], [0.45, p.beam], [1, darken(p.beam, 0.45)]] as const;
  const spots: Point[] = [[280, -6], [380, -6], [475, -6]];
  const corners: Point[] = [[-50, -tall + 36], [-50, tall - 26], [92, -tall + 36], [92, tall - 26]];
  return wall(s, local, cut, -8, cut, 8, steel(p.beam)) + form(s, face(local, cut, 8), { stops, depth: 16, angle: 50 })
    + spots.map(([a, b]) => recess(s, local.circle(17, 8, a, b), { depth: 12 })).join('')
    + corners.map(([a, b]) => { const [bx, by] = local.project([a, b, 10]); return bolt(s, bx, by, 17, { socket: 'hex' }); }).join('');
}

function ball(s: Scene, cam: Camera, origin: Point3, p: Hitch): string {
  const up = framed(cam, origin, [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const m = p.ball === 'chrome' ? CHROME_3D : { ...BLACK_3D, spec: 0.7 };
  const r = 74;
  /** Ball surface from the neck (v = 0) up to the flat on top. */
  const globe = (radius: number, from: number, to: number, y: number): Sheet => (u, v) => {
    const [a, b] = [(from + (to - from) * v) * Math.PI / 180, u * 2 * Math.PI];
    return [radius * Math.cos(a) * Math.cos(b), radius * Math.cos(a) * Math.sin(b), y + radius * Math.sin(a)];
  };
  const neck = lathe(s, up, softProfile([[58, -6], [58, 12], [44, 26], [36, 40], [35, 52]]), STEEL_3D);
  const turned = s.detail && p.ball === 'chrome' ? range(9).map((i) => s.stroke(smooth(up.arc(r * Math.cos((i - 3) * 0.16), 118 + r * Math.sin((i - 3) * 0.16), 5, 175)), i % 2 ? '#fff' : '#000', 1, { opacity: 0.08 })).join('') : '';
  if (p.ball !== 'cap') return neck + skin(s, up, globe(r, -62, 84, 118), m, { nu: 44, nv: 26 }) + turned + form(s, up.circle(r * 0.2, 118 + r * 0.985), { stops: p.ball === 'chrome' ? ALUMINIUM : PLASTIC, depth: 5 });
  const cap = painted('#b01c26');
  return neck + lathe(s, up, [[80, 46], [86, 50], [86, 62], [80, 66], [80, 122]], cap, { steps: 70 }) + skin(s, up, globe(80, 0, 89, 122), cap, { nu: 44, nv: 18 });
}

function neck(s: Scene, cam: Camera, p: Hitch): string {
  const m: Material = p.ball === 'chrome' && p.neck === 'swan' ? { ...STEEL_3D, color: '#8b8f94', metal: 0.6 } : { ...steel('#2b2d30'), spec: 0.5 };
  if (p.neck === 'flange') {
    const plate = roundedPts([[-92, -70], [92, -70], [92, 150], [-92, 150]], 26, 6);
    const bolts: Point3[] = [[-58, -30, 88], [58, -30, 88], [-58, 90, 88], [58, 90, 88]];
    const shelf = roundedPts([[-86, 40], [86, 40], [62, 240], [-62, 240]], 40, 6);
    const deck = framed(cam, [0, 66, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
    return wall(s, cam, plate, 56, plate, 84, steel('#2b2d30')) + form(s, face(cam, plate, 84), { stops: PLASTIC, depth: 18 })
      + bolts.map((b) => { const [x, y] = cam.project(b); return bolt(s, x, y, 20, { socket: 'hex' }); }).join('')
      + wall(s, deck, shelf, -30, shelf, 0, steel('#2b2d30')) + form(s, face(deck, shelf, 0), { stops: PLASTIC, depth: 14 }) + ball(s, cam, [0, 62, 176], p);
  }
  const low = p.neck === 'swan' ? 128 : 118;
  const path: Point3[] = [[0, BEAM.y + 66, -10], [0, 70, 20], [0, low, 90], [0, low + 10, 190], [0, low - 24, 280], [0, 44, 318], [0, -24, 322]];
  const spine = (t: number): Point3 => {
    const x = Math.min(0.9999, Math.max(0, t)) * (path.length - 1);
    const i = Math.floor(x);
    const f = x - i;
    const get = (k: number) => at(path, Math.min(path.length - 1, Math.max(0, k)));
    const c = (j: 0 | 1 | 2) => { const [a, b, d, e] = [get(i - 1)[j], get(i)[j], get(i + 1)[j], get(i + 2)[j]]; return 0.5 * (2 * b + (d - a) * f + (2 * a - 5 * b + 4 * d - e) * f * f + (3 * b - a - 3 * d + e) * f ** 3); };
    return [c(0), c(1) + (t > 1 ? -(t - 1) * 60 : t < 0 ? t * 60 : 0), c(2)];
  };
  const lever = p.neck === 'detachable' ? receiver(s, cam, p) : '';
  return lever + sweep(s, cam, spine, (t) => 43 + 5 * Math.cos(t * 6), m, [1, 0, 0], { nu: 30, nv: 44 }) + ball(s, cam, [0, -24, 322], p);
}

/** Receiver tube with the red-green hand wheel of detachable necks. */
function receiver(s: Scene, cam: Camera, p: Hitch): string {
  const wheel = framed(cam, [52, 30, 20], [0, 0, -1], [0, 1, 0], [1, 0, 0]);
  return lathe(s, framed(cam, [0, 70, 10], [1, 0, 0], [0, 0, 1], [0, -1, 0]), [[70, -20], [76, -14], [76, 70]], steel(p.beam), { steps: 60 })
    + lathe(s, wheel, [[30, 0], [30, 34], [58, 36], [64, 42], [64, 74], [58, 80], [0, 80]], BLACK_3D, { steps: 50 })
    + lathe(s, wheel, [[40, 80], [38, 86], [0, 86]], painted('#1f7a45'), { steps: 40 });
}

/** 13-pin trailer socket with its spring lid. */
function socket(s: Scene, cam: Camera): string {
  const base = framed(cam, [250, BEAM.y + 104, 40], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const black = { ...BLACK_3D, color: '#2a2c2e', spec: 0.3 };
  const bracket = roundedPts([[166, 10], [334, 10], [322, 150], [178, 150]], 20, 5);
  const pins = range(13).map((i) => (i < 9 ? base.on(34, 92, i * 40) : base.on(14, 92, i * 90)));
  const lid = roundedPts([[-70, -190, 40], [70, -190, 40], [76, -88, 14], [-76, -88, 14]], 30, 5);
  return wall(s, cam, bracket, 24, bracket, 34, steel('#3a3c40')) + form(s, face(cam, bracket, 34), { stops: PLASTIC, depth: 12 })
    + lathe(s, base, [[80, 0], [84, 4], [84, 14], [70, 18], [68, 84], [74, 88], [74, 104], [62, 106]], black, { steps: 60 })
    + recess(s, base.circle(60, 106), { depth: 18, fill: '#141516' })
    + s.path(base.circle(50, 96), { fill: '#232527' })
    + pins.map(([x, y]) => `${s.path(poly([[x - 4, y - 5], [x + 4, y - 5], [x + 4, y + 5], [x - 4, y + 5]]), { fill: '#c9a24a' })}${s.path(poly([[x - 4, y - 5], [x + 1, y - 5], [x + 1, y + 1], [x - 4, y + 1]]), { fill: '#f5e2ad' })}${s.detail ? s.path(ellipse(x + 0.5, y + 0.5, 1.6), { fill: '#3a2a08' }) : ''}`).join('')
    + form(s, poly(lid.map(([x, y]) => base.project([x, y * 0.62 - 20, 104 + (y + 88) * -0.9]))), { stops: PLASTIC, depth: 14 });
}

const base: Hitch = { neck: 'swan', ball: 'chrome', beam: '#2b2d30', socket: true, arms: 'plate' };

export const towBar: Part<Hitch> = {
  name: 'towBar',
  frame: { x: 800, y: 600, zoom: 1.14 },
  focus: { x: 700, y: 650, zoom: 2.4 },
  variants: [
    base,
    { ...base, neck: 'detachable', ball: 'black' },
    { ...base, neck: 'flange', beam: '#5a5e63', socket: false },
    { ...base, neck: 'detachable', ball: 'chrome', beam: '#8b9095', arms: 'channel' },
    { ...base, neck: 'swan', ball: 'cap', socket: false, arms: 'channel' },
    { ...base, neck: 'flange', ball: 'cap', beam: '#26282b' },
    { ...base, neck: 'swan', beam: '#5a5e63' },
    { ...base, neck: 'detachable', ball: 'cap', beam: '#26282b', arms: 'channel', socket: true },
    { ...base, neck: 'detachable', beam: '#5a5e63', socket: false },
  ],
  draw(s, p) {
    const cam = camera({ cx: 800, cy: 560, yaw: -30, pitch: -20, distance: 3000, scale: 1.02 });
    const pad = (a: number, b: number, c: number, d: number) => poly([[a, c], [b, c], [b, d], [a, d]].map(([x, z]) => cam.project([x ?? 0, FLOOR - 60, z ?? 0])));
    return [
      padShadow(s, pad(-500, 500, -130, 110), { wide: 46, tight: 26, opacity: 0.26 }), padShadow(s, pad(-70, 70, 60, 360), { wide: 30, tight: 14, opacity: 0.34 }),
      arm(s, cam, -BEAM.half + 60, p), beam(s, cam, p), arm(s, cam, BEAM.half - 40, p),
      p.socket ? socket(s, cam) : '', neck(s, cam, p),
    ].join('');
  },
};
