import { PAINT, darken, lighten, luminance } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import { camera, ellipse, poly, polar, range, rounded, smooth } from '../kit/geometry.ts';
import { PLASTIC, carbon, form, glassLens, recess } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import type { Material } from '../kit/solid.ts';
import { painted } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';
import { skin } from './surface.ts';

interface WingParams { color: string; finish: 'paint' | 'carbon' | 'primer'; vent: boolean; repeater: 'none' | 'amber' | 'clear'; flare: 'none' | 'wide' }

const [AX, AY, AR] = [-96, 236, 296];
const ARCH = [12, 168] as const;
const archPoint = (r: number, a: number): Point => { const [x, y] = polar(r, a); return [AX + x, AY + y]; };
const archArc = (r: number, a0: number, a1: number, n = 40) => range(n + 1).map((i) => archPoint(r, -(a0 + (a1 - a0) * i / n)));

/** Bulge of the outer skin above the picture plane. */
function bulge(x: number, y: number): number {
  const crest = y + 176 + 0.07 * x;
  const rho = Math.max(-40, Math.hypot(x - AX, y - AY) - AR);
  const roll = Math.max(0, -(y + 236 + 0.05 * x)) / 100;
  const nose = Math.max(0, -x - 360) / 280;
  const sill = Math.max(0, y - 130) / 170;
  return -0.3 * Math.sqrt(crest * crest + 620) * (crest < 0 ? 0.55 : 0.34) + 16 * Math.exp(-(((crest - 26) / 40) ** 2))
    + 54 * Math.exp(-rho / 62) - 92 * roll * roll - 120 * nose * nose - 34 * sill * sill;
}
const lifted = (cam: Camera, [x, y]: Point, up = 0) => cam.project([x, y, bulge(x, y) + up]);

/** Outline: spike at the screen pillar, door edge, sill, arch, bumper seam, headlight cut, bonnet edge. */
const TOP: Point[] = [[-474, -212], [-400, -246], [-300, -276], [-160, -302], [0, -322], [160, -336], [320, -346], [470, -352], [566, -356]];
const REAR: Point[] = [[604, -356], [596, -346], [520, -286], [502, -240], [498, -120], [504, 20], [516, 160], [524, 290], [516, 304], [400, 306], [214, 306], [198, 296]];
const FRONT: Point[] = [[-388, 178], [-424, 182], [-452, 166], [-474, 106], [-500, 66], [-560, 40], [-640, 14], [-684, -8], [-690, -24], [-676, -38], [-610, -62], [-548, -92], [-500, -130], [-478, -166], [-474, -196]];
const outlinePoints = () => [...TOP, ...REAR, ...archArc(AR, ARCH[0] - 22, ARCH[1], 44), ...FRONT];

function dense(pts: readonly Point[], n = 3): Point[] {
  return pts.flatMap((p, i) => { const q = pts[(i + 1) % pts.length] ?? p; return range(n).map((k): Point => [p[0] + (q[0] - p[0]) * k / n, p[1] + (q[1] - p[1]) * k / n]); });
}

function material(p: WingParams): Material {
  if (p.finish === 'carbon') return { color: '#26292c', metal: 0.3, spec: 0.4, power: 30 };
  if (p.finish === 'primer') return { color: p.color, metal: 0.04, spec: 0.14, power: 10 };
  return { ...painted(darken(p.color, 0.2 - 0.16 * luminance(p.color))), metal: 0.06, spec: 0.4, power: 40 };
}

/** Mounting flange along the bonnet gap, and the brackets at the door and bumper. */
function flanges(s: Scene, cam: Camera, p: WingParams) {
  const c = p.finish === 'carbon' ? '#1c1e20' : darken(p.color, 0.2);
  const shelf = TOP.map(([x, y]): Point => [x + 6, y - 34]);
  const d = smooth([...TOP.map(([x, y]) => cam.project([x, y + 8, bulge(x, y) - 20])), ...shelf.map(([x, y]) => cam.project([x, y, bulge(x, y + 34) - 60])).reverse()], true, 0.4);
  const tab = (pts: [number, number][], z: number) => form(s, rounded(pts.map(([x, y]) => cam.project([x, y, z])), 14), { stops: [[0, lighten(c, 0.3)], [0.5, c], [1, darken(c, 0.5)]], depth: 10 });
  const eye = (x: number, y: number, z: number, r = 11) => { const [a, b] = cam.project([x, y, z]); return recess(s, ellipse(a, b, r * 1.2, r * 0.8), { depth: 6, fill: '#0b0c0d' }); };
  return tab([[490, -60], [566, -54], [566, 10], [490, 20]], -60) + eye(544, -22, -60) + tab([[500, 210], [574, 214], [572, 280], [500, 280]], -70) + eye(552, 246, -70)
    + tab([[-470, 60], [-486, 150], [-560, 150], [-572, 60]], -190) + eye(-528, 118, -190)
    + form(s, d, { stops: [[0, lighten(c, 0.3)], [0.5, c], [1, darken(c, 0.5)]], depth: 10, gloss: 0.4 })
    + [-330, -120, 110, 340, 500].map((x) => { const y = -282 - (x + 330) * 0.09; return eye(x, y - 14, bulge(x, y) - 46, 10); }).join('');
}

/** Return lip of the wheel arch, seen from outside behind the edge. */
function archLip(s: Scene, cam: Camera, p: WingParams) {
  const inner = archArc(AR - 26, ARCH[0] - 23, ARCH[1] + 1).map(([x, y]) => cam.project([x, y, bulge(x, y) - 60]));
  const outer = archArc(AR + 10, ARCH[0] - 23, ARCH[1] + 1).map(([x, y]) => cam.project([x, y, bulge(x, y) - 8]));
  const c = p.finish === 'carbon' ? '#17191b' : darken(p.color, 0.5);
  return form(s, poly([...outer, ...inner.reverse()]), { stops: [[0, darken(c, 0.5)], [0.5, c], [1, lighten(c, 0.1)]], depth: 14, gloss: 0.15, rim: 0.2 });
}

function shine(s: Scene, cam: Camera, outline: string, p: WingParams) {
  const k = { paint: 1, carbon: 0.7, primer: 0.3 }[p.finish];
  const line = (dy: number, x0: number, x1: number) => range(25).map((i) => x0 + (x1 - x0) * i / 24).map((x) => lifted(cam, [x, -176 - 0.07 * x + dy]));
  const crest = smooth(line(0, -470, 520));
  const fade = (o: number) => s.linear([[0, '#fff', 0], [0.3, '#fff', o * k], [0.7, '#fff', o * 0.6 * k], [1, '#fff', 0]], 0);
  const lip = smooth(archArc(AR + 14, ARCH[0] - 10, ARCH[1] - 6).map((q) => lifted(cam, q)));
  return s.clipped(outline,
    s.soft(poly([...line(-66, -420, 480), ...line(-34, -420, 480).reverse()]), 7, { fill: fade(0.5) }),
    s.soft(poly([...line(34, -440, 470), ...line(64, -440, 470).reverse()]), 16, { fill: fade(0.26) }),
    s.softStroke(crest, '#000', 10, 5, { opacity: 0.4, transform: 'translate(0 7)' }), s.softStroke(crest, '#fff', 4, 1.6, { opacity: 0.6 * k }),
    s.softStroke(lip, '#fff', 7, 3, { opacity: 0.4 * k }), s.softStroke(smooth(archArc(AR + 46, 0, 166).map((q) => lifted(cam, q))), '#000', 12, 9, { opacity: 0.2 }),
    s.detail && s.stroke(smooth(archArc(AR + 5, ARCH[0] - 20, ARCH[1] - 2).map((q) => lifted(cam, q))), '#000', 1.6, { opacity: 0.35 }),
    s.stroke(outline, '#fff', 4, { opacity: 0.5, transform: 'translate(1.4 2.4)' }), s.stroke(outline, '#000', 3, { opacity: 0.4 }));
}

function sideVent(s: Scene, cam: Camera, p: WingParams) {
  const d = rounded(([[262, 40], [446, 10], [440, 96], [300, 118]] as const).map((q) => lifted(cam, q)), 18);
  const fin = (y: number) => poly(([[250, y + 14], [460, y - 14], [460, y - 2], [250, y + 28]] as const).map((q) => lifted(cam, q)));
  return s.softStroke(d, '#000', 12, 6, { opacity: 0.4 }) + recess(s, d, { depth: 16, fill: '#070809', lip: 0.7 })
    + s.clipped(d, [34, 62, 90].map((y) => form(s, fin(y), { stops: PLASTIC, depth: 6 })), s.softStroke(d, '#000', 22, 8, { opacity: 0.7, transform: 'translate(5 8)' }))
    + s.stroke(d, p.finish === 'paint' ? '#d5d7d9' : '#5c5f63', 4, { opacity: 0.85 });
}

function repeater(s: Scene, cam: Camera, tone: string) {
  const d = rounded(([[290, -66], [400, -80], [410, -52], [302, -36]] as const).map((q) => lifted(cam, q)), 12);
  return s.softStroke(d, '#000', 8, 4, { opacity: 0.5 }) + s.path(d, { fill: s.linear([[0, lighten(tone, 0.4)], [0.5, tone], [1, darken(tone, 0.4)]], 70) }) + glassLens(s, d, { strength: 0.8 });
}

/** Bolt-on arch extension in black plastic. */
function wideArch(s: Scene, cam: Camera) {
  const at = (u: number, v: number): Point3 => { const [x, y] = archPoint(AR - 14 + 84 * (1 - v), -(ARCH[0] - 22 + (ARCH[1] + 16 - ARCH[0]) * u)); return [x, y, bulge(x, y) + 6 + 30 * Math.sin(Math.min(1, v * 1.1) * Math.PI)]; };
  const edge = smooth(range(41).map((i) => cam.project(at(i / 40, 0))));
  return s.softStroke(edge, '#000', 14, 7, { opacity: 0.6, transform: 'translate(2 2)' }) + skin(s, cam, (u, v) => at(u, v), { color: '#2c2e31', metal: 0.15, spec: 0.3, power: 14 }, { nu: 44, nv: 7, twoSided: true })
    + s.stroke(edge, '#777a7e', 2.4, { opacity: 0.8 }) + range(8).map((i) => cam.project(at(0.06 + i * 0.127, 0.22))).map(([x, y]) => bolt(s, x, y, 11)).join('');
}

export const wing: Part<WingParams> = {
  name: 'wing',
  sided: true,
  frame: { x: 812, y: 590, zoom: 1.04 },
  focus: { x: 980, y: 560, zoom: 2.2 },
  variants: [
    { color: PAINT.blue, finish: 'paint', vent: false, repeater: 'amber', flare: 'none' },
    { color: PAINT.red, finish: 'paint', vent: true, repeater: 'none', flare: 'none' },
    { color: '#3d4043', finish: 'primer', vent: false, repeater: 'none', flare: 'none' },
    { color: PAINT.black, finish: 'carbon', vent: true, repeater: 'none', flare: 'none' },
    { color: PAINT.silver, finish: 'paint', vent: false, repeater: 'clear', flare: 'none' },
    { color: PAINT.white, finish: 'paint', vent: false, repeater: 'amber', flare: 'wide' },
    { color: PAINT.graphite, finish: 'paint', vent: true, repeater: 'clear', flare: 'wide' },
    { color: '#3d4043', finish: 'primer', vent: false, repeater: 'amber', flare: 'none' },
    { color: PAINT.white, finish: 'paint', vent: false, repeater: 'none', flare: 'none' },
    { color: PAINT.black, finish: 'paint', vent: false, repeater: 'none', flare: 'none' },
  ],
  draw(s, p) {
    const cam = camera({ cx: 815, cy: 600, yaw: -20, pitch: -7, distance: 3000, scale: 1.04 });
    const outline = poly(dense(outlinePoints()).map((q) => lifted(cam, q)));
    const m = material(p);
    const foot = (x0: number, x1: number, y: number) => poly(([[x0, 10], [x1, 10], [x1, -190], [x0, -190]] as const).map(([x, z]) => cam.project([x, y, z])));
    return [
      padShadow(s, foot(190, 540, 316), { wide: 22, tight: 9, opacity: 0.6 }), padShadow(s, foot(-640, 500, 326), { wide: 44, tight: 0, opacity: 0.34 }),
      flanges(s, cam, p), archLip(s, cam, p),
      s.clipped(outline, s.path(outline, { fill: m.color }), skin(s, cam, (u, v) => { const x = -710 + u * 1330; const y = -176 - 0.07 * x - 190 + v * 740; return [x, y, bulge(x, y)]; }, m, { nu: 60, nv: 50, twoSided: true }), p.finish === 'carbon' && s.path(outline, { fill: carbon(s, 9, 4), opacity: 0.5 })),
      shine(s, cam, outline, p),
      p.vent ? sideVent(s, cam, p) : '',
      p.repeater === 'none' ? '' : repeater(s, cam, p.repeater === 'amber' ? '#e0861a' : '#cfd6db'),
      p.flare === 'wide' ? wideArch(s, cam) : '',
    ].join('');
  },
};
