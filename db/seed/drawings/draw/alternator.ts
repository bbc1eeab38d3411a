import { PAINT, darken, lighten } from '../kit/color.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { camera, polar, poly, range, ring } from '../kit/geometry.ts';
import { form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, STEEL_3D, lathe, painted, shade } from '../kit/solid.ts';
import { floorShadow } from '../kit/studio.ts';
import { framed, roundBox, walls } from './surface.ts';

interface AlternatorParams { housing: string; metal: number; pulley: 'ribbed' | 'capped' | 'twin'; pulleyTone: string; windings: string; plug: string; vents: number }

/** Radius and height of the front bracket, from the drive end inwards. */
const NOSE: Point[] = [[236, 20], [236, 78], [230, 100], [214, 116], [118, 150], [108, 152]];

/** Mounting ear: a lug between two heights, with a bushed eye. */
function ear(s: Scene, cam: Camera, m: Material, a: number, z0: number, z1: number, reach = 306) {
  const lug: Point[] = [...range(9).map((i) => { const [x, y] = polar(reach, a); const [dx, dy] = polar(44, a - 90 + i * 22.5); return [x + dx, y + dy] as const; }), polar(196, a + 24), polar(196, a - 24)];
  const face = poly(lug.map(([x, y]) => cam.project([x, y, z1])));
  const [ox, oy] = polar(reach, a);
  const c = shade(s, m, cam.rotate([0, 0, 1]));
  return walls(s, cam, lug, z0, z1, m)
    + form(s, face, { stops: [[0, lighten(c, 0.4)], [0.5, c], [1, darken(c, 0.35)]], depth: 12, angle: 60 })
    + lathe(s, cam, [[28, z1 - 2], [28, z1 + 5], [20, z1 + 5]], STEEL_3D, { ox, oy, steps: 32 })
    + recess(s, cam.circle(19, z1 + 5, ox, oy), { depth: 10, fill: '#0b0c0d' });
}

/** Cut-outs with the copper winding heads behind them. */
function windows(s: Scene, cam: Camera, p: AlternatorParams) {
  const copper = (d: string, strands: string[]) => recess(s, d, { depth: 12, fill: '#0d0b0a', lip: 0.55 })
    + s.clipped(d, strands.map((k) => s.stroke(k, darken(p.windings, 0.62), 9) + s.stroke(k, p.windings, 5, { transform: 'translate(-0.6 -1)' }) + s.stroke(k, lighten(p.windings, 0.6), 1.4, { opacity: 0.8, transform: 'translate(-1.4 -2)' })), s.softStroke(d, '#000', 18, 6, { opacity: 0.75, transform: 'translate(4 6)' }));
  const n = p.vents;
  const z = (r: number) => 150 - (r - 118) * 0.354;
  const front = range(n).map((i) => i * 360 / n + 90 / n).map((a) => copper(
    poly([...range(6).map((k) => cam.project(ring(205, z(205), a + k * 226 / n / 5))), ...range(6).map((k) => cam.project(ring(142, z(142), a + 226 / n - k * 226 / n / 5)))]),
    range(6).map((k) => poly([cam.project(ring(138 + k * 12.5, 104, a - 4)), cam.project(ring(146 + k * 12.5, 104, a + 240 / n))], false))));
  const side = (z0: number, z1: number) => range(n * 2).map((i) => i * 180 / n).filter((a) => cam.rotate([Math.cos(a * Math.PI / 180), Math.sin(a * Math.PI / 180), 0])[2] > 0.1).map((a) => copper(
    poly([cam.project(ring(237, z0, a)), cam.project(ring(237, z0, a + 108 / n)), cam.project(ring(237, z1, a + 108 / n)), cam.project(ring(237, z1, a))]),
    range(5).map((k) => poly([cam.project(ring(226, z0 - 6, a + k * 28 / n)), cam.project(ring(226, z1 + 6, a + k * 28 / n + 2))], false))));
  return [side(-178, -120), side(34, 76), front].flat().join('');
}

function pulley(s: Scene, cam: Camera, p: AlternatorParams) {
  const m = { ...STEEL_3D, color: p.pulleyTone, metal: 0.8 };
  const r = 92;
  const ribs = (z0: number, n: number, pitch: number, depth: number): Point[] => range(n).flatMap((i): Point[] => [[r, z0 + i * pitch], [r, z0 + i * pitch + pitch * 0.22], [r - depth, z0 + i * pitch + pitch * 0.5], [r - depth, z0 + i * pitch + pitch * 0.64], [r, z0 + i * pitch + pitch * 0.92]]);
  const body = p.pulley === 'twin' ? ribs(186, 2, 48, 26) : ribs(186, 7, 13, 10);
  const z = p.pulley === 'twin' ? 284 : 278;
  const front: Point[] = p.pulley === 'capped' ? [[r, z], [r + 6, z + 3], [r + 6, z + 12], [r - 4, z + 16]] : [[r, z], [r + 6, z + 3], [r + 6, z + 9], [r - 2, z + 13], [74, z + 13], [70, z - 14], [40, z - 18]];
  return lathe(s, cam, [[108, 150], [62, 152], [60, 186]], STEEL_3D)
    + lathe(s, cam, [[60, 176], [r + 4, 177], [r + 6, 180], [r + 6, 184], ...body, ...front], m)
    + (p.pulley === 'capped'
      ? s.path(cam.circle(r, z + 13), { fill: darken(p.pulleyTone, 0.6) }) + lathe(s, cam, [[r - 2, z + 13], [r - 6, z + 26], [r - 12, z + 32], [r - 22, z + 34], [0, z + 34]], { ...BLACK_3D, spec: 0.5 })
        + s.path(cam.circle(r - 22, z + 34), { fill: s.linear([[0, '#fff', 0.3], [0.45, '#fff', 0.04], [0.5, '#fff', 0], [1, '#000', 0.3]], 50) }) + s.stroke(cam.circle(r - 40, z + 34), '#000', 2, { opacity: 0.35 })
      : lathe(s, cam, [[42, z - 18], [40, z - 6], [34, z - 4]], STEEL_3D) + lathe(s, cam, [[36, z - 16], [36, z + 14], [30, z + 20], [16, z + 20]], CHROME_3D, { steps: 6 }) + lathe(s, cam, [[17, z + 18], [17, z + 34], [12, z + 38], [0, z + 38]], STEEL_3D, { steps: 24 }));
}

/** Regulator plug on the rear cover and the battery post with its nut. */
function connector(s: Scene, cam: Camera, p: AlternatorParams) {
  const up = framed(cam, [40, -150, -262], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const socket = (w: number, d: number) => roundBox(w, d, 12);
  const top = (w: number, d: number, z: number) => poly(socket(w, d).map(([x, y]) => up.project([x, y, z])));
  const post = framed(cam, [170, -120, -250], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  return lathe(s, post, [[40, 0], [38, 50], [30, 54]], painted(PAINT.red), { steps: 32 }) + lathe(s, post, [[24, 54], [24, 74], [14, 76]], STEEL_3D, { steps: 6 }) + lathe(s, post, [[13, 74], [13, 122], [8, 126], [0, 126]], { ...STEEL_3D, color: '#c08a4a' }, { steps: 24 })
    + walls(s, up, socket(116, 84), 0, 118, painted(p.plug))
    + form(s, top(116, 84, 118), { stops: [[0, lighten(p.plug, 0.4)], [1, p.plug]], depth: 7 })
    + recess(s, top(86, 54, 118), { depth: 10, fill: '#08090a' })
    + range(3).map((i) => { const [x, y] = up.project([-24 + i * 24, 0, 112]); return s.stroke(poly([[x, y - 4], [x, y + 5]], false), '#d9b36a', 6); }).join('');
}

export const alternator: Part<AlternatorParams> = {
  name: 'alternator',
  frame: { x: 872, y: 612, zoom: 1.26 },
  focus: { x: 760, y: 540, zoom: 2.3 },
  variants: [
    { housing: '#9b9ea2', metal: 0.55, pulley: 'ribbed', pulleyTone: '#8d9195', windings: '#b3602a', plug: '#26282b', vents: 9 },
    { housing: '#b8bbbe', metal: 0.85, pulley: 'capped', pulleyTone: '#6d7176', windings: '#c4742f', plug: '#6b6f74', vents: 12 },
    { housing: '#34373b', metal: 0.4, pulley: 'ribbed', pulleyTone: '#a8acb1', windings: '#c26a2a', plug: '#24272b', vents: 9 },
    { housing: '#a9acaf', metal: 0.5, pulley: 'twin', pulleyTone: '#c2a35a', windings: '#8f3d22', plug: '#26282b', vents: 6 },
    { housing: '#9a9186', metal: 0.55, pulley: 'capped', pulleyTone: '#3a3d40', windings: '#b3602a', plug: '#1c4c8f', vents: 8 },
    { housing: '#c4c7ca', metal: 0.95, pulley: 'ribbed', pulleyTone: '#b01c26', windings: '#d08a3a', plug: '#b01c26', vents: 12 },
    { housing: '#8d9095', metal: 0.6, pulley: 'twin', pulleyTone: '#6d7176', windings: '#b3602a', plug: '#26282b', vents: 12 },
    { housing: '#6f7377', metal: 0.5, pulley: 'ribbed', pulleyTone: '#c2a35a', windings: '#c4742f', plug: '#d8d6cf', vents: 8 },
  ],
  draw(s, p) {
    const cam = camera({ cx: 850, cy: 600, yaw: -36, pitch: -9, distance: 3200, scale: 1.12 });
    const m: Material = { ...ALLOY_3D, color: p.housing, metal: p.metal, spec: 0.22 };
    const bosses = [45, 135, 225, 315].map((a) => a + 8);
    return [
      floorShadow(s, 880, 990, 330, 44),
      connector(s, cam, p),
      ear(s, cam, m, 90, -190, -130), ear(s, cam, m, -84, -190, -140, 290),
      lathe(s, cam, [[110, -280], [190, -272], [216, -250], [226, -230]], { ...BLACK_3D, color: '#3a3c3f' }),
      lathe(s, cam, [[226, -234], [236, -215], [238, -90], [232, -82]], m),
      s.path(cam.circle(232, -84), { fill: darken(p.housing, 0.6) }),
      lathe(s, cam, [[226, -84], [226, 22]], { ...STEEL_3D, color: '#7f8488', metal: 0.7 }),
      range(15).map((i) => cam.circle(226.5, -80 + i * 7)).map((d) => s.clipped(poly([...cam.arc(300, -82, -140, 100), ...cam.arc(300, 20, 100, -140)]), s.stroke(d, '#1b1d1f', 1.8, { opacity: 0.5 }))).join(''),
      ear(s, cam, m, 90, 14, 92), ear(s, cam, m, -84, 24, 84, 290),
      lathe(s, cam, NOSE, m),
      windows(s, cam, p),
      s.detail ? range(5).map((i) => s.stroke(cam.circle(114 + i * 5, 151 - i * 1.7), i % 2 ? '#fff' : '#000', 1.1, { opacity: 0.2 })).join('') : '',
      bosses.map((a) => polar(216, a)).map(([ox, oy]) => lathe(s, cam, [[30, 70], [28, 122], [20, 126]], m, { ox, oy, steps: 30 }) + lathe(s, cam, [[19, 124], [19, 136], [15, 140], [0, 140]], STEEL_3D, { ox, oy, steps: 6 })).join(''),
      s.softStroke(cam.circle(112, 152), '#000', 26, 10, { opacity: 0.4, transform: 'translate(6 10)' }),
      pulley(s, cam, p),
    ].join('');
  },
};
