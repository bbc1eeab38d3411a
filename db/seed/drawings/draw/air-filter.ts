import { darken, lighten } from '../kit/color.ts';
import { at, camera, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { RUBBER, form } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { CHROME_3D, RUBBER_3D, STEEL_3D, blend, lathe, painted, shade, softProfile } from '../kit/solid.ts';
import { floorShadow, padShadow } from '../kit/studio.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';

interface Filter {
  shape: 'panel' | 'cone' | 'round';
  media: string;
  frame: string;
  cap: 'chrome' | 'black' | 'color';
  mesh: boolean;
}

const upright = (cx: number, cy: number, elevation: number, scale: number): Camera => camera({ cx, cy, yaw: 0, pitch: 90 - elevation, distance: 4200, scale });

/** Folded paper round an axis, drawn from the flanks toward the viewer. */
function pleats(s: Scene, cam: Camera, [r0, z0]: Point, [r1, z1]: Point, n: number, p: Filter): string {
  const fold = 5;
  const total = n * fold;
  const wave = (i: number) => 0.5 + 0.5 * Math.cos(i * 2 * Math.PI / fold);
  const angle = (i: number) => i * 2 * Math.PI / total;
  const node = (i: number, r: number, z: number) => { const k = r - 17 * (1 - wave(i)); return cam.project([k * Math.cos(angle(i)), k * Math.sin(angle(i)), z]); };
  const paper = { color: p.media, spec: 0.12, power: 8, dark: darken(p.media, 0.85) };
  const tone = (i: number) => {
    const lean = angle(i) + 1.15 * Math.sin(i * 2 * Math.PI / fold);
    return darken(shade(s, paper, cam.rotate([Math.cos(lean), Math.sin(lean), (r0 - r1) / Math.abs(z1 - z0)])), 0.62 * (1 - wave(i)));
  };
  const order = range(total).filter((i) => Math.sin(angle(i)) > -0.12).sort((a, b) => Math.sin(angle(a)) - Math.sin(angle(b)));
  const wires = p.mesh ? range(s.detail ? 15 : 9).map((k, _, all) => {
    const t = (k + 0.5) / all.length;
    const d = poly(range(Math.floor(total / 2) + 1).map((i) => node(i, r0 + (r1 - r0) * t + 1, z0 + (z1 - z0) * t)), false);
    return s.stroke(d, '#0b0b0c', 2.4, { opacity: 0.35, transform: 'translate(0 2)' }) + s.stroke(d, '#dfe2e4', 1.4, { opacity: 0.62 });
  }) : [];
  return order.map((i) => blend(s, [node(i, r0, z0), node(i, r1, z1)], [node(i + 1, r0, z0), node(i + 1, r1, z1)], tone(i), tone(i + 1))).join('') + wires.join('');
}

function clamp(s: Scene, cam: Camera, r: number, z: number): string {
  const slots = range(23).map((i) => 8 + i * 7.1).map((a) => s.stroke(poly([cam.arc(r + 5, z + 26, a, a), cam.arc(r + 5, z + 10, a + 1.5, a + 1.5)].map((q) => at(q, 0)), false), '#1a1c1e', 3, { opacity: 0.8 })).join('');
  const [x, y] = at(cam.arc(r + 22, z + 18, 62, 62), 0);
  const screw = camera({ cx: x, cy: y, yaw: -58, pitch: -8, scale: 0.95 });
  return lathe(s, cam, [[r, z], [r + 5, z + 2], [r + 5, z + 34], [r, z + 36]], STEEL_3D) + slots
    + lathe(s, screw, [[24, -40], [24, 40], [10, 40]], STEEL_3D, { steps: 28 }) + lathe(s, screw, [[15, 40], [17, 44], [17, 62], [13, 66], [0, 66]], CHROME_3D, { steps: 26 });
}

function cone(s: Scene, p: Filter): string {
  const cam = upright(800, 950, 21, 1.12);
  const rubber = { ...RUBBER_3D, color: p.frame };
  const top = p.cap === 'chrome' ? CHROME_3D : p.cap === 'black' ? { ...RUBBER_3D, color: '#303133', spec: 0.35 } : { ...painted(p.media), spec: 0.6 };
  const dish = [[104, 634], [84, 622], [40, 606], [0, 600]];
  return floorShadow(s, 800, 964, 260, 60)
    + lathe(s, cam, [[150, -8], [156, 0], [156, 20], [150, 26], [150, 96]], rubber) + clamp(s, cam, 150, 44)
    + lathe(s, cam, softProfile([[150, 96], [176, 112], [236, 130], [262, 146], [266, 168], [262, 192], [252, 200], [236, 200]]), rubber)
    + range(2).map((i) => s.stroke(smooth(cam.arc(266, 158 + i * 16, -6, 186)), '#000', 2.4, { opacity: 0.5 })).join('')
    + pleats(s, cam, [249, 196], [176, 586], 44, p)
    + s.softStroke(smooth(cam.arc(182, 576, 0, 180)), '#000', 16, 7, { opacity: 0.5 })
    + lathe(s, cam, softProfile([[168, 584], [186, 586], [191, 596], [191, 622], [186, 636], [172, 644], [150, 646], [128, 644], [112, 638]]), top, { steps: 90 })
    + s.clipped(cam.circle(112, 638), s.path(cam.circle(114, 638), { fill: '#151617' }), lathe(s, cam, [[112, 638], ...dish.map(([r, z]): Point => [r ?? 0, z ?? 0])], p.cap === 'chrome' ? { ...CHROME_3D, color: '#aeb2b6' } : top, { steps: 80 }),
      s.softStroke(smooth(cam.arc(100, 634, 180, 330)), '#000', 22, 8, { opacity: 0.55 }), s.softStroke(smooth(cam.arc(60, 606, 20, 130)), '#fff', 12, 5, { opacity: 0.6 }))
    + s.clipped(cam.circle(182, 640), s.softStroke(smooth(cam.arc(150, 645, -40, 24)), '#16181b', 18, 9, { opacity: 0.42 }), s.softStroke(smooth(cam.arc(152, 646, 110, 160)), '#16181b', 14, 8, { opacity: 0.3 }))
    + s.stroke(cam.circle(112, 638), '#000', 2, { opacity: 0.35 }) + s.stroke(cam.circle(188, 628), '#fff', 1.6, { opacity: 0.35 });
}

function round(s: Scene, p: Filter): string {
  const cam = upright(800, 790, 34, 1.12);
  const rubber = { ...RUBBER_3D, color: p.frame };
  const mouth = cam.circle(236, 252);
  const inner = range(60).filter((i) => i * 6 > 170 && i * 6 < 370).map((i) => {
    const edge = (a: number): [Point, Point] => [at(cam.arc(236, 252, a, a), 0), at(cam.arc(236, 20, a, a), 0)];
    return blend(s, edge(i * 6), edge(i * 6 + 3), darken(p.media, 0.72), darken(p.media, 0.18)) + blend(s, edge(i * 6 + 3), edge(i * 6 + 6), darken(p.media, 0.18), darken(p.media, 0.72));
  }).join('');
  return padShadow(s, cam.circle(440, -14), { wide: 40, tight: 14, opacity: 0.5 })
    + lathe(s, cam, softProfile([[400, 0], [420, 6], [428, 24], [420, 44], [404, 48]]), rubber)
    + pleats(s, cam, [404, 46], [404, 218], 76, p)
    + s.softStroke(smooth(cam.arc(410, 212, 0, 180)), '#000', 20, 9, { opacity: 0.55 })
    + lathe(s, cam, softProfile([[400, 214], [422, 218], [430, 236], [424, 256], [404, 266], [380, 262], [366, 254], [352, 262], [318, 266], [280, 264], [252, 260], [236, 250]]), rubber, { steps: 110 })
    + s.softStroke(smooth(cam.arc(300, 266, 185, 262)), '#fff', 30, 20, { opacity: 0.42 }) + s.softStroke(smooth(cam.arc(398, 264, 190, 275)), '#fff', 12, 9, { opacity: 0.4 })
    + s.clipped(mouth, s.path(mouth, { fill: '#0d0d0e' }), inner, s.path(cam.circle(236, 20), { fill: s.ground === 'light' ? '#a39d94' : '#232426' }),
      s.softStroke(cam.circle(236, 24), '#000', 26, 10, { opacity: 0.75 }),
      range(9).map((k) => s.stroke(smooth(cam.arc(232, 30 + k * 26, 176, 364)), '#d4d7da', 2, { opacity: 0.5 })),
      s.softStroke(mouth, '#000', 40, 16, { opacity: 0.6, transform: 'translate(10 14)' }));
}

function panel(s: Scene, p: Filter): string {
  const cam = upright(800, 640, 43, 1.04);
  const turn = -24 * Math.PI / 180;
  const spin = ([x, y]: Point): Point => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  const outline = (w: number, h: number, r: number): Point[] => roundedPts([[-w, -h], [w, -h], [w, h], [-w, h]], r, 7).map(spin);
  const [W, H, n] = [430, 268, 46];
  const on = (x: number, y: number, z: number): Point => cam.project([...spin([x, y]), z] as Point3);
  const step = 2 * W / n;
  const folds = range(n).map((i) => {
    const x = -W + i * step;
    const edge = (dx: number, z: number): [Point, Point] => [on(x + dx, -H, z), on(x + dx, H, z)];
    return blend(s, edge(0, 22), edge(step * 0.55, 84), darken(p.media, 0.6), lighten(p.media, p.mesh ? 0.16 : 0.55)) + blend(s, edge(step * 0.55, 84), edge(step, 22), lighten(p.media, 0.1), darken(p.media, 0.72));
  });
  const zigzag = (y: number, lift: number) => poly(range(2 * n + 1).map((i) => on(-W + i * step / 2, y, (i % 2 ? 84 : 30) + lift)), false);
  const beads = [-0.5, 0, 0.5].map((k) => s.stroke(zigzag(k * H, 4), darken(p.media, 0.5), 8, { opacity: 0.6 }) + s.stroke(zigzag(k * H, 6), lighten(p.media, 0.6), 4.5));
  const wires = range(8).map((k) => { const d = zigzag(-H + (k + 0.5) * 2 * H / 8, 3); return s.stroke(d, '#17181a', 2, { opacity: 0.4, transform: 'translate(0 2)' }) + s.stroke(d, '#e3e5e7', 1.3, { opacity: 0.6 }); });
  const [outer, inner] = [outline(W + 62, H + 62, 60), outline(W, H, 26)];
  const rubber = { ...RUBBER_3D, color: p.frame, spec: 0.28 };
  const stops = p.frame === '#3a3a3b' ? RUBBER : [[0, lighten(p.frame, 0.35)], [0.4, p.frame], [1, darken(p.frame, 0.45)]] as const;
  const top = face(cam, offset(outer, -10), 100) + face(cam, [...inner].reverse(), 100);
  const rib = face(cam, outline(W + 34, H + 34, 42), 104);
  return padShadow(s, face(cam, offset(outer, 6), -8), { wide: 40, opacity: 0.5 })
    + wall(s, cam, offset(outer, -14), 0, offset(outer, -14), 40, rubber) + wall(s, cam, outer, 40, outer, 88, rubber) + wall(s, cam, outer, 88, offset(outer, -10), 100, rubber, 0.8)
    + s.clipped(face(cam, inner, 100), s.path(face(cam, inner, 100), { fill: darken(p.media, 0.85) }), folds, p.mesh ? wires : beads,
      s.softStroke(face(cam, inner, 100), '#000', 44, 16, { opacity: 0.7, transform: 'translate(8 14)' }),
      s.path(face(cam, inner, 100), { fill: s.linear([[0, '#fff', 0.16], [0.4, '#fff', 0], [1, '#000', 0.3]], 60) }))
    + form(s, top, { stops, depth: 16, angle: 60, gloss: 0.35, rim: 0.3 })
    + s.softStroke(rib, '#000', 16, 3, { opacity: 0.55, transform: 'translate(3 5)' }) + s.stroke(rib, darken(p.frame, 0.2), 13) + s.stroke(rib, lighten(p.frame, 0.35), 4, { opacity: 0.7, transform: 'translate(-2 -3)' });
}

const base: Filter = { shape: 'cone', media: '#a8262c', frame: '#3a3a3b', cap: 'chrome', mesh: true };

export const airFilter: Part<Filter> = {
  name: 'airFilter',
  frame: { x: 800, y: 600, zoom: 1.06 },
  focus: { x: 640, y: 500, zoom: 2.4 },
  variants: [
    base,
    { ...base, shape: 'panel', media: '#e9e2cf', mesh: false },
    { ...base, shape: 'panel' },
    { ...base, shape: 'round', media: '#ece4cc', frame: '#c2571f', mesh: false },
    { ...base, media: '#2c5fa8', cap: 'color' },
    { ...base, shape: 'panel', media: '#2f65b0', frame: '#4b4e52' },
    { ...base, shape: 'round', media: '#a8262c' },
    { ...base, media: '#d8d3c6', cap: 'black' },
    { ...base, shape: 'panel', media: '#f0ead8', frame: '#1f2022', mesh: true },
    { ...base, shape: 'round', media: '#f0ead8', frame: '#2b2d30', mesh: true },
    { ...base, shape: 'panel', media: '#d9cda8', frame: '#c2571f', mesh: false },
  ],
  draw(s, p) {
    return { cone, round, panel }[p.shape](s, p);
  },
};
