import { PAINT, darken, lighten } from '../kit/color.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { camera, ellipse, polar, poly, range, ring, smooth } from '../kit/geometry.ts';
import { fan, form, recess, turnedMetal } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { ALLOY_3D, BLACK_3D, STEEL_3D, lathe, painted, shade } from '../kit/solid.ts';
import { floorShadow, padShadow } from '../kit/studio.ts';
import { framed, skin, walls } from './surface.ts';

interface ClutchParams { cover: string; coating: 'steel' | 'paint'; lining: 'organic' | 'kevlar' | 'puck'; springs: string; dampers: 4 | 6; fingers: number; bearing: string }

const LINING = { organic: '#574a3c', kevlar: '#b39a55', puck: '#85573a' };
const wedge = (cam: Camera, r0: number, r1: number, a0: number, a1: number, z0: number, z1 = z0) => {
  const n = Math.max(2, Math.ceil(Math.abs(a1 - a0) / 5));
  return poly([...range(n + 1).map((i) => cam.project(ring(r1, z1, a0 + (a1 - a0) * i / n))), ...range(n + 1).map((i) => cam.project(ring(r0, z0, a1 - (a1 - a0) * i / n)))]);
};

function rivet(s: Scene, cam: Camera, r: number, z: number, a: number, size: number, color = '#b9bcbf') {
  const [ox, oy] = polar(r, a);
  return lathe(s, cam, [[size, z], [size * 0.9, z + 4], [size * 0.5, z + 7], [0, z + 8]], { ...STEEL_3D, color }, { ox, oy, steps: 20 });
}

/** Pressure plate: stamped cover, straps and the diaphragm spring with its fingers. */
function pressurePlate(s: Scene, cam: Camera, p: ClutchParams) {
  const m: Material = p.coating === 'paint' ? { ...painted(p.cover), metal: 0.3 } : { ...STEEL_3D, color: p.cover, metal: 0.7 };
  const R = 330;
  const edge = range(120).map((i): Point => { const a = i * 3; const k = Math.max(0, Math.cos(a * 3 * Math.PI / 180)); return polar(R + 30 * Math.min(1, k * 2.4) - 12, a + 30); });
  const ears = range(6).map((i) => 30 + i * 60);
  const step = 360 / p.fingers;
  const slope = (r: number) => 44 + (196 - r) * 0.2;
  const finger = (a: number) => { const d = wedge(cam, 78, 196, a + 1.2, a + step - 1.2, slope(78), slope(196)); const k = 0.5 + 0.5 * Math.cos((a + 128) * Math.PI / 180); return s.path(d, { fill: s.linear([[0, lighten('#85898d', 0.1 + 0.55 * k)], [1, lighten('#54585c', 0.5 * k)]], a + 90) }) + s.stroke(d, '#fff', 1.6, { opacity: 0.25 + 0.4 * k }); };
  const c = shade(s, m, cam.rotate([0, 0, 1]));
  return [
    lathe(s, cam, [[310, -66], [314, -60], [314, -34], [300, -30]], { ...STEEL_3D, color: '#74787c' }),
    walls(s, cam, edge, -26, -12, m),
    form(s, poly(edge.map(([x, y]) => cam.project([x, y, -12]))), { stops: [[0, lighten(c, 0.4)], [0.5, c], [1, darken(c, 0.4)]], depth: 12, angle: 60 }),
    ears.map((a) => polar(R - 4, a)).map(([ox, oy]) => lathe(s, cam, [[22, -12], [22, -8], [14, -8]], m, { ox, oy, steps: 24 }) + recess(s, cam.circle(13, -8, ox, oy), { depth: 7, fill: '#0b0c0d' })),
    s.softStroke(cam.circle(296, -12), '#000', 16, 7, { opacity: 0.5 }),
    lathe(s, cam, [[294, -12], [284, 20], [272, 44], [258, 54], [222, 56], [212, 50], [206, 34]], m),
    range(6).map((i) => i * 60 + 4).map((a) => { const d = wedge(cam, 226, 254, a, a + 30, 56); return recess(s, d, { depth: 9, fill: '#15171a', lip: 0.4 }) + rivet(s, cam, 240, 56, a + 42, 10) + rivet(s, cam, 240, 56, a + 50, 10); }),
    s.path(cam.circle(206, 36), { fill: '#0b0c0d' }),
    s.path(cam.circle(80, 20), { fill: '#26282b' }),
    range(p.fingers).map((i) => finger(i * step)),
    range(p.fingers).map((i) => s.path(ellipse(...cam.project(ring(186, 47, i * step)), 5.4), { fill: '#08090a' })),
    s.clipped(cam.circle(198, 46), s.softStroke(cam.circle(204, 46), '#000', 30, 9, { opacity: 0.7, transform: 'translate(5 8)' }), s.softStroke(cam.circle(70, 66), '#000', 22, 8, { opacity: 0.5 })),
    s.stroke(cam.circle(150, 53), '#000', 5, { opacity: 0.12 }),
  ].flat().join('');
}

/** A damper spring lying along the tangent in its window. */
function damper(s: Scene, cam: Camera, a: number, color: string, half: number) {
  const turns = Math.round(half / 7.5);
  const local = framed(cam, ring(116, 16, a), [Math.cos(a * Math.PI / 180), Math.sin(a * Math.PI / 180), 0], [0, 0, -1], [-Math.sin(a * Math.PI / 180), Math.cos(a * Math.PI / 180), 0]);
  const window = poly([[-30, -half], [30, -half], [30, half], [-30, half]].map(([x = 0, z = 0]) => local.project([x, 0, z])));
  const m = { ...painted(color), metal: 0.35 };
  const coils = skin(s, local, (u, v) => { const r = 19 + 6 * Math.abs(Math.sin(v * turns * Math.PI)) ** 0.7; const t = u * 2 * Math.PI; return [r * Math.cos(t), r * Math.sin(t), (v - 0.5) * (2 * half - 12)]; }, m, { nu: 12, nv: turns * 6 });
  return recess(s, window, { depth: 10, fill: '#0a0b0c', lip: 0.6 }) + coils
    + range(turns + 1).map((i) => (i / turns - 0.5) * (2 * half - 12)).map((z) => s.stroke(smooth(local.arc(20, z, -170, -10)), '#000', 3.4, { opacity: 0.45 })).join('');
}

function disc(s: Scene, cam: Camera, p: ClutchParams) {
  const tone = LINING[p.lining];
  const m: Material = { color: tone, metal: p.lining === 'puck' ? 0.5 : 0.05, spec: 0.12, power: 8 };
  const c = shade(s, m, cam.rotate([0, 0, 1]));
  const pad = (a0: number, a1: number) => { const d = wedge(cam, 188, 296, a0, a1, 12); return form(s, d, { stops: [[0, lighten(c, 0.26)], [0.5, c], [1, darken(c, 0.3)]], depth: 7, gloss: 0.25, angle: 60 }); };
  const segment = (a0: number, a1: number): Point[] => [...range(9).map((i) => polar(297, a0 + (a1 - a0) * i / 8)), ...range(9).map((i) => polar(187, a1 - (a1 - a0) * i / 8))];
  const faces = p.lining === 'puck'
    ? range(6).map((i) => i * 60 + 8).map((a) => walls(s, cam, [polar(184, a - 4), polar(250, a + 2), polar(250, a + 36), polar(184, a + 42)], -10, 4, STEEL_3D) + s.path(wedge(cam, 176, 240, a - 2, a + 40, 4), { fill: '#8b8f93' }) + walls(s, cam, segment(a, a + 38), -8, 12, m) + pad(a, a + 38) + [8, 30].map((k) => rivet(s, cam, 216, 12, a + k, 9)).join(''))
    : range(20).map((i) => i * 18).map((a) => pad(a + 0.9, a + 17.1) + [212, 272].map((r, k) => recess(s, cam.circle(8, 12, ...polar(r, a + (k ? 5 : 12))), { depth: 5, fill: '#1a1510', lip: 0.4 }) + s.path(cam.circle(4.4, 11, ...polar(r, a + (k ? 5 : 12))), { fill: '#c29a58' })).join(''));
  const splines = range(20).flatMap((i): Point[] => [[34, 0], [34, 0.5], [42, 0.6], [42, 0.9]].map(([r = 0, k = 0]) => polar(r, (i + k) * 18)));
  const step = 360 / p.dampers;
  return [
    p.lining === 'puck' ? '' : lathe(s, cam, [[298, -16], [300, -12], [300, 8], [296, 12]], m) + s.path(cam.circle(298, 11), { fill: darken(c, 0.62) }),
    faces,
    lathe(s, cam, [[194, -6], [194, 4], [184, 12], [178, 14]], STEEL_3D),
    fan(s, cam, 60, 180, turnedMetal('#8b8f93', 0.6, 0.35), { z: 14, steps: 120 }),
    s.stroke(cam.circle(178, 14), '#fff', 2, { opacity: 0.5 }),
    s.detail && range(16).map((i) => s.stroke(cam.circle(74 + i * 6.4, 14), i % 2 ? '#fff' : '#000', 1, { opacity: 0.16 })),
    range(p.dampers).map((i) => i * step + 12).map((a) => damper(s, cam, a, p.springs, p.dampers === 6 ? 46 : 58) + rivet(s, cam, 152, 14, a + step / 2, 11, '#c9ccce')),
    s.softStroke(cam.circle(66, 14), '#000', 16, 7, { opacity: 0.5, transform: 'translate(5 7)' }),
    lathe(s, cam, [[68, 14], [66, 24], [58, 28], [58, 56], [54, 60], [42, 60]], STEEL_3D),
    s.path(poly(splines.map(([x, y]) => cam.project([x, y, 60]))), { fill: '#0b0c0d' }) + s.stroke(poly(splines.map(([x, y]) => cam.project([x, y, 60]))), '#dfe1e2', 2, { opacity: 0.6 }),
  ].flat(2).filter(Boolean).join('');
}

function releaseBearing(s: Scene, cam: Camera, p: ClutchParams) {
  return lathe(s, cam, [[70, -70], [74, -64], [74, -30], [98, -26], [112, -20], [114, -10], [114, 22], [108, 30], [100, 32]], { ...BLACK_3D, color: p.bearing, metal: 0.2 })
    + lathe(s, cam, [[100, 30], [98, 42], [92, 50], [84, 54], [70, 54], [62, 48], [60, 36]], STEEL_3D)
    + s.stroke(cam.circle(101, 31), '#08090a', 4, { opacity: 0.7 })
    + recess(s, cam.circle(58, 36), { depth: 12, fill: '#141517' })
    + s.clipped(cam.circle(58, 36), lathe(s, cam, [[58, 36], [52, 20], [52, -70]], { ...ALLOY_3D, color: '#8d9195' }), s.path(cam.circle(52, -70), { fill: '#a59f96' }));
}

export const clutchKit: Part<ClutchParams> = {
  name: 'clutchKit',
  frame: { x: 795, y: 602, zoom: 1.16 },
  focus: { x: 1040, y: 640, zoom: 2.4 },
  variants: [
    { cover: '#9b9fa3', coating: 'steel', lining: 'organic', springs: PAINT.blue, dampers: 4, fingers: 18, bearing: '#34373b' },
    { cover: '#2e3135', coating: 'paint', lining: 'organic', springs: '#d8a713', dampers: 6, fingers: 18, bearing: '#2a2c2f' },
    { cover: PAINT.red, coating: 'paint', lining: 'puck', springs: PAINT.red, dampers: 6, fingers: 18, bearing: '#34373b' },
    { cover: '#b79a5a', coating: 'steel', lining: 'kevlar', springs: '#2f8a4d', dampers: 4, fingers: 15, bearing: '#6d4a2a' },
    { cover: PAINT.blue, coating: 'paint', lining: 'kevlar', springs: '#d6d8da', dampers: 6, fingers: 24, bearing: '#d9d4c6' },
    { cover: '#c3c6c9', coating: 'steel', lining: 'puck', springs: '#d8a713', dampers: 4, fingers: 24, bearing: '#1c4c8f' },
    { cover: '#7d8186', coating: 'steel', lining: 'organic', springs: PAINT.red, dampers: 6, fingers: 24, bearing: '#34373b' },
    { cover: '#3f4347', coating: 'paint', lining: 'organic', springs: PAINT.blue, dampers: 4, fingers: 15, bearing: '#8d9195' },
    { cover: '#aeb1b4', coating: 'steel', lining: 'organic', springs: '#d8a713', dampers: 4, fingers: 18, bearing: '#d9d4c6' },
    { cover: '#4f555b', coating: 'paint', lining: 'kevlar', springs: '#2f8a4d', dampers: 6, fingers: 18, bearing: '#2a2c2f' },
  ],
  draw(s, p) {
    const at = (cx: number, cy: number, yaw: number, scale: number) => camera({ cx, cy, yaw, pitch: -8, distance: 3200, scale });
    return [
      floorShadow(s, 580, 930, 330, 44), floorShadow(s, 1080, 976, 270, 40),
      pressurePlate(s, at(600, 560, 24, 1.06), p),
      padShadow(s, ellipse(930, 690, 190, 260), { wide: 34, tight: 0, opacity: 0.4 }),
      disc(s, at(1040, 660, -22, 1.04), p),
      floorShadow(s, 690, 1020, 120, 22),
      releaseBearing(s, at(680, 908, -26, 0.98), p),
    ].join('');
  },
};
