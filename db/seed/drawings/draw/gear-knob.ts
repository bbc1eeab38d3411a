import { darken, lighten } from '../kit/color.ts';
import { at, camera, mapPath, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { ALUMINIUM, CHROME, PLASTIC, brushed, carbon, form, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { CHROME_3D, STEEL_3D, lathe } from '../kit/solid.ts';
import type { Material } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { face, offset, roundedPts, wall } from './extrude.ts';
import { curve, hide } from './seat-shapes.ts';
import { skin } from './surface.ts';

interface Knob {
  shape: 'ball' | 'drop' | 'barrel';
  knob: 'alu' | 'leather' | 'carbon' | 'black';
  frame: 'alu' | 'black' | 'chrome' | 'carbon';
  leather: string;
  stitch: string;
}

const upright = (cx: number, cy: number): Camera => camera({ cx, cy, yaw: 0, pitch: 61, distance: 3600, scale: 1.14 });

/** Radius at height t = 0 (collar) … 1 (crown). */
const PROFILES: Record<Knob['shape'], Point[]> = {
  ball: range(15).map((i): Point => { const a = (-66 + i * 156 / 14) * Math.PI / 180; return [122 * Math.cos(a) + 0.5, 112 + 122 * Math.sin(a)]; }),
  drop: [[50, 0], [54, 26], [66, 66], [88, 118], [108, 172], [116, 214], [110, 252], [88, 280], [52, 296], [20, 300], [0.5, 300]],
  barrel: [[52, 0], [62, 8], [66, 40], [72, 100], [84, 170], [92, 214], [94, 240], [90, 258], [76, 268], [40, 272], [0.5, 272]],
};

function profileAt(pts: Point[], t: number): Point {
  const [r, z] = curve(pts, Math.min(0.9999, t));
  return [Math.max(0.3, r), z];
}

const FINISH: Record<Knob['knob'], Material> = {
  alu: { color: '#b6babe', metal: 0.8, spec: 0.45, power: 26, dark: '#1b1d1f' },
  leather: { color: '#2d2d2e', spec: 0.3, power: 9 },
  carbon: { color: '#26282b', metal: 0.3, spec: 0.7, power: 30 },
  black: { color: '#202225', metal: 0.4, spec: 0.8, power: 44 },
};

function knob(s: Scene, cam: Camera, z0: number, p: Knob): string {
  const profile = PROFILES[p.shape];
  const surface = (u: number, v: number) => { const [r, z] = profileAt(profile, v); const a = u * 2 * Math.PI; return [r * Math.cos(a), r * Math.sin(a), z0 + z] as const; };
  const m = p.knob === 'leather' ? { ...FINISH.leather, color: lighten(p.leather, 0.04) } : FINISH[p.knob];
  const line = (a: number, from: number, to: number) => smooth(range(19).map((i) => { const [r, z] = profileAt(profile, from + (to - from) * i / 18); return cam.on(r + 1, z0 + z, a); }));
  const crown = at(profile, profile.length - 1)[1] - (p.shape === 'ball' ? 12 : 0);
  const span = range(37);
  const front = poly([...span.map((i) => { const [r, z] = profileAt(profile, i / 40); return cam.on(r, z0 + z, 178); }), ...span.map((i) => { const [r, z] = profileAt(profile, 0.9 - i / 40); return cam.on(r, z0 + z, 2); })]);
  const cap = (r: number, dz: number) => cam.circle(r, z0 + crown + dz);
  const hull = skin(s, cam, surface, m, { nu: 26, nv: 14 }) + skin(s, cam, surface, m, { nu: 48, nv: 30 });
  const weave = p.knob === 'carbon' ? s.group({ opacity: 0.6 }, s.path(front, { fill: carbon(s, 9, 4) })) + s.clipped(front, s.path(front, { fill: s.linear([[0, '#fff', 0.3], [0.3, '#fff', 0.04], [0.6, '#000', 0.1], [1, '#000', 0.6]], 50) })) : '';
  const grain = s.detail && p.knob === 'leather' ? s.path(front, { fill: hide(s), opacity: 0.5 }) : '';
  const seams = p.knob !== 'leather' ? '' : grain + [62, 118].map((a, k) => s.stroke(line(a, 0.02, 0.86), '#000', 5, { opacity: 0.6 })
    + range(22).map((i) => { const q = (t: number, off: number) => { const [r, z] = profileAt(profile, t); return cam.on(r + 1, z0 + z, a + off); }; const t = 0.05 + i * 0.036; return s.stroke(poly([q(t, k ? -7 : -1), q(t + 0.012, k ? 1 : 7)], false), p.stitch, 3.6); }).join('')).join('');
  const grooves = p.knob === 'alu' && p.shape === 'barrel' ? [0.25, 0.33, 0.41].map((t) => { const [r, z] = profileAt(profile, t); const d = smooth(cam.arc(r + 0.5, z0 + z, -4, 184)); return s.stroke(d, '#16181a', 7) + s.stroke(d, '#fff', 2, { opacity: 0.6, transform: 'translate(0 4)' }); }).join('') : '';
  const insert = p.knob === 'alu' ? PLASTIC : p.frame === 'chrome' ? CHROME : ALUMINIUM;
  const r = p.shape === 'ball' ? 54 : p.shape === 'drop' ? 50 : 52;
  const gate = ([[-22, -18, -22, 20], [0, -18, 0, 20], [22, -18, 22, 20], [-22, 1, 22, 1]] as const).map(([x0, y0, x1, y1]) => poly([cam.project([x0, y0, z0 + crown + 2]), cam.project([x1, y1, z0 + crown + 2])], false));
  return hull + weave + grooves + seams
    + s.stroke(cap(r + 1, 0), '#000', 3, { opacity: 0.45 }) + form(s, cap(r, 1), { stops: insert, depth: 7 }) + form(s, cap(r - 8, 2), { stops: p.knob === 'alu' ? [[0, '#3b3d40'], [1, '#17181a']] : [[0, '#4b4d50'], [0.5, '#232527'], [1, '#131415']], depth: 6 })
    + gate.map((d) => s.stroke(d, '#e9eaea', 4.5)).join('');
}

/** Leather boot: a soft pyramid with folds sagging toward the frame. */
function gaiter(s: Scene, cam: Camera, z1: number, p: Knob): string {
  const m: Material = { color: p.leather, spec: 0.34, power: 11, dark: darken(p.leather, 0.86) };
  const corner = (a: number, k: number) => Math.pow(Math.pow(Math.abs(Math.cos(a)), k) + Math.pow(Math.abs(Math.sin(a)), k), -1 / k);
  const surface = (u: number, v: number) => {
    const a = u * 2 * Math.PI;
    const shape = Math.max(0, 1 - v * 1.1);
    const r = (56 + 176 * Math.pow(Math.max(0, 1 - v), 1.35)) * (1 - shape + shape * corner(a, 4));
    const sag = 11 * Math.sin(v * 17 + Math.sin(a * 2 + 0.6) * 1.4 + Math.sin(a * 3) * 0.5) * Math.sin(Math.PI * Math.min(1, v * 1.12));
    const x = (r + sag) * (1 + 0.06 * (1 - v));
    return [x * Math.cos(a), x * 0.84 * Math.sin(a) - 8, z1 * v] as const;
  };
  const ridge = (a: number) => range(41).map((i) => surface(a / 360, i / 40));
  const seams = [38, 142].map((a) => {
    const pts = ridge(a).map((q) => cam.project(q));
    return s.stroke(smooth(pts), '#000', 6, { opacity: 0.55 }) + s.stroke(smooth(pts), p.stitch, 3.6, { strokeDasharray: '9 7', strokeLinecap: 'butt' });
  });
  return skin(s, cam, surface, m, { nu: 34, nv: 22 }) + skin(s, cam, surface, m, { nu: 64, nv: 48 }) + seams.join('')
    + lathe(s, cam, [[58, z1 - 16], [62, z1 - 10], [62, z1 + 8], [54, z1 + 14]], { ...m, color: lighten(p.leather, 0.05) });
}

function plinth(s: Scene, cam: Camera, p: Knob): string {
  const outer = roundedPts([[-292, -262], [292, -262], [292, 262], [-292, 262]], 96, 9);
  const inner = offset(outer, -46);
  const stops = { alu: ALUMINIUM, black: PLASTIC, chrome: CHROME, carbon: PLASTIC }[p.frame];
  const metal: Material = { alu: STEEL_3D, chrome: CHROME_3D, black: FINISH.black, carbon: FINISH.carbon }[p.frame];
  const band = face(cam, offset(outer, -10), 34) + face(cam, [...inner].reverse(), 34);
  const well = face(cam, inner, 34);
  return padShadow(s, face(cam, offset(outer, 10), -8), { wide: 40, tight: 12, opacity: 0.48 })
    + wall(s, cam, outer, 0, outer, 24, metal) + wall(s, cam, outer, 24, offset(outer, -10), 34, metal, 0.8)
    + recess(s, well, { depth: 26, fill: darken(p.leather, 0.55) })
    + form(s, band, p.frame === 'carbon' ? { fill: carbon(s, 8, 4), depth: 10 } : { stops, depth: 10, angle: 62 })
    + (p.frame === 'alu' ? s.clipped(band, s.path(band, { fill: brushed(s, 0, 0.22) })) : '') + (p.frame === 'carbon' ? s.clipped(band, s.path(band, { fill: s.linear([[0, '#fff', 0.3], [0.4, '#fff', 0], [1, '#000', 0.3]], 60) })) : '');
}

const base: Knob = { shape: 'ball', knob: 'leather', frame: 'alu', leather: '#2a2a2b', stitch: '#c4202a' };

export const gearKnob: Part<Knob> = {
  name: 'gearKnob',
  frame: { x: 800, y: 590, zoom: 1.05 },
  focus: { x: 760, y: 420, zoom: 2.3 },
  variants: [
    base,
    { ...base, shape: 'barrel', knob: 'alu', frame: 'black', stitch: '#c9ccd0' },
    { ...base, shape: 'drop', knob: 'carbon', frame: 'carbon' },
    { ...base, shape: 'drop', frame: 'chrome', leather: '#6b3f22', stitch: '#ead9b8' },
    { ...base, knob: 'black', frame: 'chrome', leather: '#3a3b3d', stitch: '#8b9096' },
    { ...base, knob: 'alu', stitch: '#2f6fd0' },
    { ...base, shape: 'barrel', frame: 'black', leather: '#8c1d22', stitch: '#e6e3dc' },
    { ...base, shape: 'drop', frame: 'black', stitch: '#8b9096' },
    { ...base, shape: 'barrel', knob: 'leather', frame: 'chrome', stitch: '#2a2a2b' },
    { ...base, shape: 'drop', knob: 'alu', frame: 'alu', stitch: '#c9ccd0' },
  ],
  draw(s, p) {
    const cam = upright(800, 815);
    const z = 290;
    const shadow = mapPath(cam.circle(120, 120), ([x, y]) => [x + 60, y + 40]);
    return [plinth(s, cam, p), s.soft(shadow, 30, { fill: '#000', opacity: 0.25 }), gaiter(s, cam, z, p),
      s.path(cam.circle(56, z + 12), { fill: '#101011' }), lathe(s, cam, [[40, z], [40, z + 34]], STEEL_3D), s.path(cam.circle(50, z + 32), { fill: '#1b1c1e' }), lathe(s, cam, [[52, z + 30], [58, z + 34], [58, z + 52], [50, z + 56]], CHROME_3D), knob(s, cam, z + 50, p)].join('');
  },
};
