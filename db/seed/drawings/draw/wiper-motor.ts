import { PAINT, darken, lighten } from '../kit/color.ts';
import { bolt, bracket, tube } from '../kit/details.ts';
import { camera, ellipse, poly, rounded, smooth } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { ALUMINIUM, PLASTIC, form } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, BLACK_3D, STEEL_3D, lathe } from '../kit/solid.ts';
import { floorShadow, padShadow } from '../kit/studio.ts';

interface WiperMotor {
  body: string;
  gearbox: string;
  plug: string;
  /** Rods and spindles of a windscreen's wipers, or the long shaft of a rear one. */
  drive: 'crank' | 'linkage' | 'shaft';
}

/** Drum of the motor lying along the picture, its closed end to the left. */
function drum(s: Scene, cx: number, cy: number, scale: number, p: WiperMotor): string {
  const cam = camera({ cx, cy, yaw: -62, pitch: -14, distance: 2600, scale });
  const shell = { color: p.body, metal: 0.5, spec: 0.4, power: 24 };
  return (
    lathe(s, cam, [[120, -60], [126, -40], [126, 200], [118, 222], [96, 234], [40, 240], [36, 262], [0, 264]], shell) +
    [0, 80].map((z) => s.stroke(smooth(cam.arc(126.5, z, 90, 270)), '#000', 3, { opacity: 0.35 })).join('')
  );
}

function gearbox(s: Scene, x: number, y: number, k: number, p: WiperMotor): string {
  const on = (pts: readonly (readonly [number, number, number?])[]) => rounded(pts.map(([a, b, r = 20]) => [x + a * k, y + b * k, r * k]));
  const stops = [[0, lighten(p.gearbox, 0.6)], [0.3, lighten(p.gearbox, 0.2)], [0.7, darken(p.gearbox, 0.2)], [1, darken(p.gearbox, 0.5)]] as const;
  const lid = on([[-20, -150, 90], [170, -150, 90], [190, 120, 90], [0, 150, 90], [-90, 40, 60]]);
  const ribs = [0, 1, 2].map((i) => s.stroke(poly([[x + (10 + i * 44) * k, y - 100 * k], [x + (20 + i * 44) * k, y + 90 * k]], false), darken(p.gearbox, 0.5), 8 * k, { opacity: 0.35 }));
  const plug = on([[120, 96, 10], [236, 84, 10], [244, 156, 10], [128, 168, 10]]);
  return [
    bracket(s, [[x - 10 * k, y - 190 * k], [x + 60 * k, y - 190 * k], [x + 70 * k, y - 110 * k], [x - 20 * k, y - 110 * k]], [x + 25 * k, y - 158 * k], { stops: ALUMINIUM, r: 15 * k }),
    bracket(s, [[x + 150 * k, y - 90 * k], [x + 236 * k, y - 80 * k], [x + 236 * k, y - 10 * k], [x + 150 * k, y]], [x + 206 * k, y - 46 * k], { stops: ALUMINIUM, r: 15 * k }),
    bracket(s, [[x - 40 * k, y + 110 * k], [x + 40 * k, y + 120 * k], [x + 30 * k, y + 200 * k], [x - 40 * k, y + 196 * k]], [x - 4 * k, y + 166 * k], { stops: ALUMINIUM, r: 15 * k }),
    form(s, plug, { stops: [[0, lighten(p.plug, 0.4)], [0.5, p.plug], [1, darken(p.plug, 0.5)]], depth: 12 * k }),
    s.softStroke(lid, '#000', 18 * k, 8, { opacity: 0.4, transform: `translate(${6 * k} ${10 * k})` }),
    form(s, lid, { stops, depth: 26 * k, angle: 60, gloss: 0.6 }),
    ribs.join(''),
    [[10, -112], [150, -104], [158, 92], [14, 112], [-58, 30]].map(([a = 0, b = 0]) => bolt(s, x + a * k, y + b * k, 13 * k, { socket: 'torx' })).join(''),
  ].join('');
}

function spindle(s: Scene, cam: Camera): string {
  return lathe(s, cam, [[58, -10], [62, 0], [62, 20], [50, 26], [40, 26]], ALLOY_3D) + lathe(s, cam, [[36, 26], [32, 30], [30, 96], [22, 104]], STEEL_3D, { steps: 30 }) + lathe(s, cam, [[18, 104], [16, 140], [10, 146], [0, 146]], { ...STEEL_3D, color: '#c9b27a' }, { steps: 24 });
}

function rod(s: Scene, a: Point, b: Point, width: number): string {
  const d = poly([a, b], false);
  const joints = [a, b].map(([x, y]) => form(s, ellipse(x, y, width * 1.2), { stops: PLASTIC, depth: 8 }) + bolt(s, x, y, width * 0.6));
  return s.softStroke(d, '#000', width, 8, { opacity: 0.4, transform: 'translate(6 16)' }) + tube(s, d, width, ['#0b0c0d', '#232528', '#3c3f43', '#8a8e92'], [-0.05, -0.25], 'round') + joints.join('');
}

function linkage(s: Scene): string {
  const frame = smooth([[190, 470], [420, 560], [760, 590], [1100, 520], [1400, 400]]);
  const at = (cx: number, cy: number) => spindle(s, camera({ cx, cy, yaw: 18, pitch: 52, distance: 2600, scale: 1 }));
  return padShadow(s, poly([[170, 700], [1430, 640], [1440, 690], [180, 760]]), { wide: 34, tight: 0, opacity: 0.4 })
    + tube(s, frame, 44, ['#0d0e0f', '#2a2c2f', '#4a4d51', '#96999d'], [-0.05, -0.25], 'round')
    + rod(s, [240, 560], [830, 660], 26) + rod(s, [860, 640], [1340, 500], 26)
    + at(200, 480) + at(1390, 410);
}

function crank(s: Scene, x: number, y: number): string {
  const arm = rounded([[x - 30, y - 40, 34], [x + 40, y - 36, 34], [x + 4, y + 170, 30], [x - 66, y + 160, 30]]);
  return s.soft(arm, 10, { fill: '#000', opacity: 0.5, transform: 'translate(8 14)' }) + form(s, arm, { stops: ALUMINIUM, depth: 12, angle: 60 }) + bolt(s, x + 4, y, 28, { socket: 'hex' }) + form(s, ellipse(x - 30, y + 130, 22), { stops: PLASTIC, depth: 8 });
}

export const wiperMotor: Part<WiperMotor> = {
  name: 'wiperMotor',
  frame: { x: 800, y: 600, zoom: 1.1 },
  focus: { x: 900, y: 600, zoom: 2.3 },
  variants: [
    { body: '#2b2d30', gearbox: '#a6a9ac', plug: '#26282b', drive: 'crank' },
    { body: '#a8acb1', gearbox: '#8f9296', plug: '#d8d6cf', drive: 'crank' },
    { body: '#2b2d30', gearbox: '#a6a9ac', plug: '#26282b', drive: 'linkage' },
    { body: '#8d9196', gearbox: '#b4b7ba', plug: PAINT.blue, drive: 'shaft' },
    { body: '#2b2d30', gearbox: '#8f9296', plug: '#3a3d40', drive: 'shaft' },
    { body: '#a8acb1', gearbox: '#6d7176', plug: '#26282b', drive: 'linkage' },
    { body: '#3a3d41', gearbox: '#c2c4c6', plug: '#5a3a20', drive: 'crank' },
    { body: '#6d6157', gearbox: '#9a9186', plug: '#26282b', drive: 'crank' },
    { body: '#c2b48a', gearbox: '#a6a9ac', plug: '#26282b', drive: 'shaft' },
  ],
  draw(s, p) {
    if (p.drive === 'linkage') return linkage(s) + drum(s, 700, 760, 0.82, p) + gearbox(s, 800, 690, 0.72, p) + crank(s, 850, 640);
    const end = camera({ cx: 985, cy: 560, yaw: 34, pitch: -10, distance: 2600, scale: 1.5 });
    const shaft = p.drive === 'shaft' ? lathe(s, end, [[58, -10], [62, 0], [60, 40], [44, 50], [36, 52], [34, 170], [26, 176]], BLACK_3D) + lathe(s, end, [[20, 176], [19, 226], [12, 234], [0, 234]], STEEL_3D, { steps: 26 }) : crank(s, 985, 560);
    return floorShadow(s, 790, 850, 470, 46) + drum(s, 700, 610, 1.36, p) + gearbox(s, 880, 590, 1.3, p) + shaft;
  },
};
