import { PAINT, darken, lighten } from '../kit/color.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { camera, poly, range, rounded, smooth } from '../kit/geometry.ts';
import { form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene, Stops } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { lathe, shade } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { framed, roundBox, walls } from './surface.ts';

interface BatteryParams { shell: string; lid: string; label: string; accent: string; design: 'band' | 'wave' | 'frame'; caps: boolean; grip: boolean }

const [W, D, H] = [580, 350, 330];
const LEAD: Material = { color: '#a9aaa8', metal: 0.55, spec: 0.3, power: 14, dark: '#2a2a2a' };
const molded = (color: string): Material => ({ color, metal: 0.06, spec: 0.34, power: 16, dark: darken(color, 0.85) });

function slab(s: Scene, up: Camera, outline: Point[], z0: number, z1: number, color: string, light = 0) {
  const top = poly(outline.map(([x, y]) => up.project([x, y, z1])));
  const c = shade(s, molded(color), up.rotate([0, 0, 1]));
  return walls(s, up, outline, z0, z1, molded(color))
    + form(s, top, { stops: [[0, lighten(c, 0.34 + light)], [0.35, lighten(c, 0.1 + light)], [1, darken(c, 0.3)]], depth: 12, gloss: 0.4, shade: 0.35, angle: 35 })
    + s.stroke(top, '#fff', 2.2, { opacity: 0.28, transform: 'translate(0 1)' });
}

/** Vertical ribs and the hold-down ledge of the case. */
function ribs(s: Scene, cam: Camera, color: string) {
  const line = (x: number, z: number, y0: number, y1: number) => poly([cam.project([x, y0, z]), cam.project([x, y1, z])], false);
  const pair = (d: string) => s.stroke(d, '#000', 4, { opacity: 0.34, transform: 'translate(3 0)' }) + s.stroke(d, lighten(color, 0.6), 2.4, { opacity: 0.4 });
  return [
    range(15).map((i) => pair(line(-W / 2 + 36 + i * (W - 72) / 14, D / 2 + 1, -62, -28))),
    range(9).map((i) => pair(line(W / 2 + 1, -D / 2 + 36 + i * (D - 72) / 8, -62, -28))),
    s.stroke(poly([cam.project([-W / 2 + 20, -70, D / 2 + 1]), cam.project([W / 2 - 14, -70, D / 2 + 1])], false), '#000', 3, { opacity: 0.4 }),
    s.stroke(poly([cam.project([W / 2 + 1, -70, D / 2 - 20]), cam.project([W / 2 + 1, -70, -D / 2 + 20])], false), '#000', 3, { opacity: 0.4 }),
  ].flat(2).join('');
}

/** Printed label on one face: `at` maps 0..1 coordinates to the canvas. */
function label(s: Scene, at: (u: number, v: number) => Point, p: BatteryParams, dim: number) {
  const area = (pts: [number, number][], r: number) => rounded(pts.map(([u, v]) => { const [x, y] = at(u, v); return [x, y, r]; }));
  const d = area([[0, 0], [1, 0], [1, 1], [0, 1]], 14);
  const tone = (c: string): Stops => [[0, lighten(c, 0.22)], [0.5, c], [1, darken(c, 0.35)]];
  const curve = (v0: number, v1: number, bow: number) => range(21).map((i) => at(i / 20, v0 + (v1 - v0) * i / 20 + bow * Math.sin(Math.PI * i / 20)));
  const shapes = {
    band: s.path(poly([at(0, 0.66), at(1, 0.66), at(1, 1), at(0, 1)]), { fill: s.linear(tone(p.accent), 80) })
      + [0, 1].map((i) => s.path(poly([at(0.66 + i * 0.13, 0), at(0.73 + i * 0.13, 0), at(0.56 + i * 0.13, 0.66), at(0.49 + i * 0.13, 0.66)]), { fill: p.accent, opacity: 0.95 })).join(''),
    wave: s.path(poly([...curve(0.2, 0.75, -0.12), ...curve(1, 1, 0).reverse()]), { fill: s.linear(tone(p.accent), 60) })
      + s.stroke(smooth(curve(0.13, 0.68, -0.12)), '#ffffff', 5, { opacity: 0.85 }) + s.stroke(smooth(curve(0.06, 0.61, -0.12)), p.accent, 5),
    frame: s.path(area([[0.05, 0.1], [0.95, 0.1], [0.95, 0.9], [0.05, 0.9]], 10), { fill: 'none', stroke: p.accent, strokeWidth: 7 })
      + s.path(poly([at(0.05, 0.1), at(0.34, 0.1), at(0.24, 0.9), at(0.05, 0.9)]), { fill: s.linear(tone(p.accent), 70) }),
  };
  const spark = poly([[0.2, 0.16], [0.105, 0.4], [0.155, 0.4], [0.12, 0.62], [0.225, 0.33], [0.172, 0.33]].map(([u = 0, v = 0]) => at(u, v)));
  return s.clipped(d, s.path(d, { fill: s.linear(tone(p.label), 70) }), shapes[p.design],
    s.path(spark, { fill: p.design === 'band' ? p.accent : '#f4f2ec' }),
    s.detail && range(4).map((i) => s.path(area([[0.72 + i * 0.06, 0.78], [0.76 + i * 0.06, 0.78], [0.76 + i * 0.06, 0.88], [0.72 + i * 0.06, 0.88]], 3), { fill: 'none', stroke: '#fff', strokeWidth: 1.8, opacity: 0.8 })),
    s.path(d, { fill: s.linear([[0, '#fff', 0.2], [0.34, '#fff', 0.08], [0.37, '#fff', 0], [1, '#000', 0.2]], 28) }),
    s.path(d, { fill: '#000', opacity: dim }))
    + s.stroke(d, '#000', 1.6, { opacity: 0.4 }) + s.stroke(d, '#fff', 1.4, { opacity: 0.3, transform: 'translate(1 1.5)' });
}

function terminal(s: Scene, up: Camera, x: number, y: number, color: string) {
  const o = { ox: x, oy: y };
  return lathe(s, up, [[54, H + 38], [54, H + 44], [48, H + 48], [34, H + 48]], molded(color), o)
    + lathe(s, up, [[38, H + 48], [36, H + 56], [32, H + 58], [27, H + 104], [23, H + 109], [0, H + 109]], LEAD, o)
    + s.stroke(up.circle(16, H + 109, x, y), '#6d6e6d', 1.6, { opacity: 0.7 });
}

function lidTop(s: Scene, up: Camera, p: BatteryParams) {
  const plateau = roundBox(W - 30, 196, 26, 0, -62);
  const z = H + 72;
  const strap = (grow: number) => poly(roundBox(350 + grow, 46 + grow, 18, 0, -118).map(([x, y]) => up.project([x, y, z + 1])));
  const [ex, ey] = up.project([212, -30, z]);
  return [
    slab(s, up, plateau, H + 38, z, p.lid, 0.06),
    p.caps
      ? range(6).map((i) => -190 + i * 76).map((x) => recess(s, up.circle(33, z, x, -46), { depth: 8, fill: darken(p.lid, 0.6), lip: 0.3 })
        + lathe(s, up, [[29, z], [29, z + 9], [25, z + 12], [0, z + 12]], molded(p.accent), { ox: x, oy: -46 })
        + s.stroke(poly([up.project([x - 17, -46, z + 13]), up.project([x + 17, -46, z + 13])], false), darken(p.accent, 0.65), 6)).join('')
      : recess(s, poly(roundBox(300, 34, 14, -60, -36).map(([x, y]) => up.project([x, y, z]))), { depth: 8, fill: darken(p.lid, 0.35), lip: 0.35 }),
    p.caps ? '' : recess(s, up.circle(19, z, 212, -30), { depth: 6, fill: '#0c0d0e' }) + s.path(up.circle(13, z, 212, -30), { fill: s.radialAt([[0, '#c7ffb0'], [0.5, '#39a243'], [1, '#0d3a17']], ex - 3, ey - 3, 18) }),
    p.grip ? recess(s, strap(26), { depth: 10, fill: darken(p.lid, 0.55), lip: 0.4 }) + form(s, strap(0), { stops: [[0, lighten(p.accent, 0.4)], [0.5, p.accent], [1, darken(p.accent, 0.5)]], depth: 9 }) : '',
  ].join('');
}

export const battery: Part<BatteryParams> = {
  name: 'battery',
  frame: { x: 796, y: 596, zoom: 1.34 },
  focus: { x: 660, y: 470, zoom: 2.4 },
  variants: [
    { shell: '#26282b', lid: '#2d2f32', label: '#e3e1db', accent: PAINT.red, design: 'band', caps: false, grip: true },
    { shell: '#d9d8d3', lid: '#b9271f', label: '#20242a', accent: '#d93a2b', design: 'wave', caps: true, grip: false },
    { shell: '#26282b', lid: '#33363a', label: '#174a94', accent: '#e8b21a', design: 'wave', caps: false, grip: true },
    { shell: '#3c4146', lid: '#25282b', label: '#17191c', accent: '#2f9a57', design: 'frame', caps: false, grip: true },
    { shell: '#e2e1dc', lid: '#d4d3ce', label: '#143f7d', accent: '#2f86dd', design: 'band', caps: true, grip: false },
    { shell: '#1b3e78', lid: '#202327', label: '#d9dbdc', accent: '#e0701a', design: 'frame', caps: true, grip: false },
    { shell: '#202225', lid: '#26282b', label: '#b01c26', accent: '#e8e6e0', design: 'frame', caps: false, grip: true },
    { shell: '#34373b', lid: '#202225', label: '#e3e1db', accent: '#1c4c8f', design: 'wave', caps: true, grip: true },
  ],
  draw(s, p) {
    const cam = camera({ cx: 790, cy: 790, yaw: -30, pitch: -22, distance: 2800, scale: 1.12 });
    const up = framed(cam, [0, 0, 0], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
    const floor = poly(roundBox(W + 50, D + 50, 30).map(([x, y]) => up.project([x, y, -2])));
    const outline = roundBox(W, D, 24);
    return [
      padShadow(s, floor, { wide: 40, tight: 12, opacity: 0.55 }),
      slab(s, up, roundBox(W + 26, D + 26, 22), 0, 26, p.shell),
      walls(s, up, outline, 20, H, molded(p.shell)),
      ribs(s, cam, p.shell),
      label(s, (u, v) => cam.project([-W / 2 + 34 + u * (W - 68), -H + 16 + v * 232, D / 2 + 1]), p, 0),
      label(s, (u, v) => cam.project([W / 2 + 1, -H + 16 + v * 232, D / 2 - 34 - u * (D - 68)]), { ...p, design: p.design === 'wave' ? 'frame' : p.design }, 0.3),
      slab(s, up, roundBox(W + 18, D + 18, 28), H - 8, H + 38, p.lid),
      lidTop(s, up, p),
      terminal(s, up, -216, 108, '#b3241f'), terminal(s, up, 216, 108, '#24272b'),
    ].join('');
  },
};
