import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt, tube } from '../kit/details.ts';
import type { Camera, Point3 } from '../kit/geometry.ts';
import { camera, polar, poly, range, ring, smooth } from '../kit/geometry.ts';
import { form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, STEEL_3D, lathe, painted } from '../kit/solid.ts';
import { floorShadow, padShadow } from '../kit/studio.ts';
import { framed, roundBox, sweep, walls } from './surface.ts';
import { compressorWheel } from './turbo-wheel.ts';

interface TurboParams { cover: 'cast' | 'polished' | 'black'; turbine: 'iron' | 'stainless' | 'ceramic'; actuator: string; wheel: string }

const COVERS: Record<TurboParams['cover'], Material> = {
  cast: { ...ALLOY_3D, color: '#a4a7aa', metal: 0.55, spec: 0.22 },
  polished: { ...CHROME_3D, color: '#c9ccd0', metal: 0.95 },
  black: { ...BLACK_3D, metal: 0.5, spec: 0.5 },
};
const TURBINES: Record<TurboParams['turbine'], Material> = {
  iron: { color: '#6d6157', metal: 0.5, spec: 0.16, power: 10, dark: '#120f0d' },
  stainless: { color: '#a39a8c', metal: 0.7, spec: 0.25, power: 22, dark: '#171411' },
  ceramic: { color: '#2a2a2b', metal: 0.15, spec: 0.12, power: 9 },
};

/** A pipe that widens round the axis, then leaves along the tangent. */
function volute(s: Scene, cam: Camera, m: Material, { z, inner, r0, r1, end, run, flare = 1 }: { z: number; inner: number; r0: number; r1: number; end: number; run: number; flare?: number }) {
  const turn = 0.8;
  const radius = (t: number) => (t < turn ? r0 + (r1 - r0) * Math.max(0, t) / turn : r1 * (1 + (flare - 1) * (t - turn) / (1 - turn)));
  const spine = (t: number): Point3 => {
    const k = Math.min(t, turn) / turn;
    const [x, y] = polar(inner + radius(Math.min(t, turn)), end - 350 + 350 * k);
    if (t <= turn) return [x, y, z];
    const [dx, dy] = polar((t - turn) / (1 - turn) * run, end + 90);
    return [x + dx, y + dy, z];
  };
  return sweep(s, cam, spine, radius, m, [0, 0, 1], { nu: 34, nv: 76 });
}

function turbineHousing(s: Scene, cam: Camera, m: Material) {
  const plate = framed(cam, [226, 330, -250], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const outline = roundBox(300, 230, 34);
  const studs = (oy: number) => [-112, 112].map((ox) => lathe(s, plate, [[24, 30], [24, 35], [17, 35], [17, 50], [12, 54], [0, 54]], STEEL_3D, { ox, oy, steps: 6 })).join('');
  return [
    lathe(s, cam, [[150, -560], [152, -552], [152, -532], [120, -528], [112, -470], [120, -400]], m),
    walls(s, plate, outline, -2, 30, m),
    form(s, poly(outline.map(([x, y]) => plate.project([x, y, 30]))), { stops: [[0, lighten(m.color, 0.3)], [0.5, m.color], [1, darken(m.color, 0.5)]], depth: 12, gloss: 0.3 }),
    studs(-72),
    lathe(s, cam, [[120, -400], [150, -370], [230, -330]], m),
    volute(s, cam, m, { z: -250, inner: 128, r0: 48, r1: 96, end: 0, run: 300, flare: 0.92 }),
    studs(72),
    lathe(s, cam, [[205, -232], [196, -180], [180, -165], [120, -160]], m),
  ].join('');
}

function bearingHousing(s: Scene, cam: Camera, m: Material) {
  const top = framed(cam, [0, -112, -62], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const pad = roundBox(104, 84, 20);
  return [
    lathe(s, cam, [[158, -172], [164, -166], [164, -140], [156, -134], [120, -130]], STEEL_3D),
    lathe(s, cam, [[128, -132], [112, -120], [104, -100], [104, -30], [112, -10], [150, 4]], m),
    lathe(s, top, [[46, -20], [40, 24]], m),
    walls(s, top, pad, 20, 44, m),
    form(s, poly(pad.map(([x, y]) => top.project([x, y, 44]))), { stops: [[0, '#f0efec'], [0.5, '#b5b6b7'], [1, '#86888a']], depth: 10 }),
    lathe(s, top, [[26, 44], [26, 70], [18, 74], [18, 100], [12, 104], [0, 104]], { ...STEEL_3D, color: '#b89a5a' }, { steps: 32 }),
  ].join('');
}

function compressor(s: Scene, cam: Camera, m: Material, wheelTone: string) {
  const mouth = cam.circle(112, 292);
  const bolts = range(8).map((i) => i * 45 + 12).filter((a) => a > 200 || a < 100);
  return [
    lathe(s, cam, [[232, -2], [240, 4], [240, 30], [225, 40]], m),
    s.path(cam.circle(226, 40), { fill: darken(m.color, 0.6) }),
    bolts.map((a) => cam.project(ring(228, 34, a))).map(([x, y]) => bolt(s, x, y, 11, { socket: 'hex' })).join(''),
    volute(s, cam, m, { z: 110, inner: 134, r0: 40, r1: 88, end: 180, run: 250, flare: 0.9 }),
    outlet(s, cam, m),
    lathe(s, cam, [[146, 116], [138, 140], [131, 180], [128, 210], [128, 262], [134, 266], [136, 274], [134, 283], [128, 289], [120, 292], [112, 292]], m),
    s.path(mouth, { fill: '#0a0b0c' }),
    s.clipped(mouth,
      lathe(s, cam, [[112, 292], [106, 284], [98, 262], [96, 170]], { ...m, metal: 0.8 }),
      s.path(cam.circle(96, 190), { fill: darken(wheelTone, 0.72) }),
      compressorWheel(s, cam, wheelTone),
      s.softStroke(mouth, '#000', 36, 14, { opacity: 0.55, transform: 'translate(8 12)' })),
    s.detail ? range(3).map((i) => s.stroke(smooth(cam.arc(128, 222 + i * 8, 282, 392)), '#000', 1.4, { opacity: 0.2 })).join('') : '',
  ].join('');
}

/** Bead and dark mouth of the pressure outlet, which points up. */
function outlet(s: Scene, cam: Camera, m: Material) {
  const up = framed(cam, [-222, -250, 110], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  return lathe(s, up, [[79, -30], [79, -6], [85, 0], [85, 10], [79, 16], [79, 34], [74, 38], [66, 38]], m)
    + recess(s, up.circle(66, 38), { depth: 18, fill: '#141517', lip: 0.2 });
}

function actuator(s: Scene, cam: Camera, color: string) {
  const m = { ...painted(color), metal: 0.55 };
  const axis = framed(cam, [150, -292, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  const rod = poly([cam.project([150, -292, 10]), cam.project([150, -292, -250])], false);
  const lever = poly([cam.project([150, -292, -248]), cam.project([190, -180, -262])], false);
  return [
    tube(s, lever, 26, ['#37332f', '#6b645c', '#8f867b', '#b8afa3'], [-0.1, -0.1], 'round'),
    bolt(s, ...cam.project([190, -180, -262]), 15, { socket: 'hex' }),
    tube(s, rod, 15, ['#24262a', '#777b80', '#c2c5c8', '#ffffff'], [-0.05, -0.25]),
    tube(s, poly([cam.project([70, -170, 60]), cam.project([110, -250, 40]), cam.project([150, -292, 20])], false), 36, ['#17181a', '#3a3c3f', '#5a5d61', '#8a8d91'], [-0.1, -0.1]),
    lathe(s, axis, [[20, 0], [66, 10], [74, 20], [76, 56], [84, 60], [86, 66], [84, 72], [76, 76], [72, 104], [60, 116], [30, 120], [16, 120]], m, { steps: 64 }),
    lathe(s, axis, [[15, 118], [15, 150], [18, 154], [13, 164], [7, 164]], { ...STEEL_3D, color: '#b89a5a' }, { steps: 32 }),
    s.path(axis.circle(7, 164), { fill: '#1a1510' }),
  ].join('');
}

export const turbo: Part<TurboParams> = {
  name: 'turbo',
  frame: { x: 772, y: 612, zoom: 1.34 },
  focus: { x: 660, y: 470, zoom: 2.4 },
  variants: [
    { cover: 'cast', turbine: 'iron', actuator: '#b08f3c', wheel: '#a9adb1' },
    { cover: 'polished', turbine: 'stainless', actuator: '#2a2c2f', wheel: '#b9bcc0' },
    { cover: 'black', turbine: 'iron', actuator: PAINT.red, wheel: '#c08a3a' },
    { cover: 'cast', turbine: 'ceramic', actuator: PAINT.blue, wheel: '#a9adb1' },
    { cover: 'polished', turbine: 'iron', actuator: '', wheel: '#c9a24c' },
    { cover: 'black', turbine: 'stainless', actuator: '#8d9196', wheel: '#3d6fb4' },
    { cover: 'cast', turbine: 'stainless', actuator: '#2a2c2f', wheel: '#a9adb1' },
    { cover: 'cast', turbine: 'iron', actuator: '#8d9196', wheel: '#c9a24c' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 690, cy: 610, yaw: -38, pitch: -10, distance: 3200, scale: 0.98 });
    return [
      floorShadow(s, 800, 952, 430, 44),
      padShadow(s, poly(roundBox(330, 270, 40, 226, -250).map(([x, z]) => cam.project([x, 334, z]))), { wide: 26, tight: 9, opacity: 0.7 }),
      turbineHousing(s, cam, TURBINES[p.turbine]),
      bearingHousing(s, cam, { ...ALLOY_3D, color: '#8d9093', metal: 0.4 }),
      p.actuator ? actuator(s, cam, p.actuator) : '',
      compressor(s, cam, COVERS[p.cover], p.wheel),
    ].join('');
  },
};
