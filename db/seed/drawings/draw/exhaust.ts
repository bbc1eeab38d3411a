import { mix } from '../kit/color.ts';
import { at, camera, ellipse, poly, range, rounded } from '../kit/geometry.ts';
import type { Camera, Point } from '../kit/geometry.ts';
import { ALUMINIUM, carbon, form } from '../kit/materials.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { CHROME_3D, STEEL_3D, lathe } from '../kit/solid.ts';
import type { Material, Profile } from '../kit/solid.ts';
import { padShadow } from '../kit/studio.ts';

type ExhaustParams = {
  /** A silencer with its tips, or tips to put on. */
  piece: 'silencer' | 'tips';
  tip: 'titanium' | 'steel' | 'black' | 'carbon';
  tips: 1 | 2;
  /** Colour of the muffler shell. */
  shell: string;
};

const OVAL = { sx: 1, sy: 0.66 } as const;
const BLUING = ['#c9b48a', '#b8864e', '#8d5577', '#5a4f9a', '#4b78b5', '#a9b5bf'] as const;

/** Colour along a heat-blued titanium tip, t = 0 at the mouth. */
function bluing(t: number) {
  const x = Math.min(0.999, Math.max(0, t)) * (BLUING.length - 1);
  const i = Math.floor(x);
  return mix(at(BLUING, i), at(BLUING, i + 1), x - i);
}

const tipMaterial = (finish: ExhaustParams['tip'], t: number): Material =>
  ({
    steel: CHROME_3D,
    black: { ...CHROME_3D, color: '#3a3c3f', metal: 0.7 },
    titanium: { ...CHROME_3D, color: bluing(1 - t), metal: 0.9 },
    carbon: { color: '#26282b', metal: 0.2, spec: 0.5, power: 30 },
  })[finish];

function tip(s: Scene, cam: Camera, [ox, oy]: Point, p: ExhaustParams) {
  const [r, z0, z1] = [p.tips === 1 ? 112 : 92, 470, 700];
  const n = p.tip === 'titanium' ? 26 : 2;
  const bands = range(n + 1).map((i): Point => [r, z0 + ((z1 - z0) * i) / n]);
  const mouth: Profile = [[r - 2, z1], [r + 3, z1 + 6], [r + 3, z1 + 12], [r - 4, z1 + 16], [r - 14, z1 + 12]];
  const bore: Profile = [[r - 14, z1 + 12], [r - 16, z1 - 60], [r - 22, z1 - 240]];
  const rim = cam.circle(r - 14, z1 + 12, ox, oy);
  return [
    s.softStroke(cam.circle(80, 406, ox, oy), '#000', 26, 10, { opacity: 0.5, transform: 'translate(4 8)' }),
    // Weld bead where the pipe leaves the end plate.
    lathe(s, cam, [[72, 402], [80, 406], [80, 412], [72, 418]], { ...STEEL_3D, color: '#7b746b' }, { ox, oy }),
    lathe(s, cam, [[70, 412], [74, z0 - 6], [r, z0 + 4]], STEEL_3D, { ox, oy }),
    lathe(s, cam, bands, (j) => tipMaterial(p.tip, j / n), { ox, oy, steps: 40 }),
    p.tip === 'carbon' ? carbonSleeve(s, cam, r, z0, z1, ox, oy) : '',
    s.path(rim, { fill: '#0a0a0b' }),
    s.clipped(
      rim,
      lathe(s, cam, bore, { ...CHROME_3D, color: '#6b6d70', metal: 0.8 }, { ox, oy, steps: 60 }),
      s.path(cam.circle(r - 22, z1 - 240, ox, oy), { fill: '#060607' }),
      // The camera looks deeper into the pipe the further right it looks.
      s.path(rim, { fill: s.linear([[0, '#000', 0], [0.4, '#000', 0.4], [0.8, '#000', 0.94], [1, '#000', 0.96]], s.flip ? 180 : 0) }),
    ),
    lathe(s, cam, mouth, tipMaterial(p.tip === 'carbon' ? 'steel' : p.tip, 1), { ox, oy, steps: 60 }),
  ].join('');
}

function carbonSleeve(s: Scene, cam: Camera, r: number, z0: number, z1: number, ox: number, oy: number) {
  const band = (a0: number, a1: number) => poly([...cam.arc(r, z0 + 34, a0, a1, ox, oy), ...cam.arc(r, z1 - 10, a1, a0, ox, oy)]);
  return (
    s.path(band(-125, 60), { fill: carbon(s, 8, 4), opacity: 0.75 }) +
    s.soft(band(-118, -96), 6, { fill: '#fff', opacity: 0.45 })
  );
}

function muffler(s: Scene, cam: Camera, p: ExhaustParams) {
  const bead = (z: number): Profile => [[286, z - 16], [294, z - 9], [296, z], [294, z + 9], [286, z + 16]];
  const shell: Profile = [[150, -452], [262, -432], [286, -416], ...bead(-360), ...bead(330), [286, 388], [280, 400], [272, 412], [260, 416], [248, 404], [60, 404]];
  const [x, y] = cam.project([0, 0, 404]);
  return (
    lathe(s, cam, shell, { ...STEEL_3D, color: p.shell, metal: 0.95 }, { ...OVAL, steps: 96 }) +
    s.soft(ellipse(x + 10, y + 24, 90, 110), 26, { fill: '#000', opacity: 0.35 })
  );
}

function inlet(s: Scene, cam: Camera) {
  return (
    lathe(s, cam, [[60, -700], [60, -480], [86, -460], [150, -450]], STEEL_3D, { steps: 50 }) +
    lathe(s, cam, [[60, -716], [92, -716], [94, -710], [94, -690], [90, -686], [60, -686]], CHROME_3D, { steps: 50 })
  );
}

function hanger(s: Scene, cam: Camera, z: number) {
  const [a, b] = [cam.project([60, -186, z]), cam.project([60, -250, z])];
  const d = poly([a, b, [b[0] + 52, b[1] - 4]], false);
  const foot = rounded([[a[0] - 30, a[1] - 4], [a[0] + 30, a[1] - 14], [a[0] + 34, a[1] + 12], [a[0] - 26, a[1] + 22]], 8);
  return [
    s.soft(foot, 4, { fill: '#000', opacity: 0.4, transform: 'translate(3 5)' }),
    form(s, foot, { stops: ALUMINIUM, depth: 8 }),
    s.stroke(d, '#2c2e31', 17),
    s.stroke(d, '#9b9fa3', 8, { transform: 'translate(-2 -3)' }),
    s.stroke(d, '#fff', 2.5, { opacity: 0.7, transform: 'translate(-3 -5)' }),
  ].join('');
}

/** Nearer than on a silencer, each on its own shadow. */
function looseTips(s: Scene, p: ExhaustParams) {
  const cam = camera({ cx: 1360, cy: 480, yaw: -52, pitch: -14, distance: 3400, scale: 1.4 });
  const exits: readonly Point[] = p.tips === 2 ? [[-170, -10], [150, 20]] : [[0, 20]];
  return exits
    .map(([x, y]) => {
      const pad = poly([cam.project([x - 60, 140, 300]), cam.project([x + 60, 140, 300]), cam.project([x + 90, 140, 690]), cam.project([x - 90, 140, 690])]);
      const neck = lathe(s, cam, [[62, 270], [68, 276], [70, 412]], STEEL_3D, { ox: x, oy: y });
      return padShadow(s, pad, { wide: 36, tight: 12 }) + neck + tip(s, cam, [x, y], p);
    })
    .join('');
}

export const exhaust: Part<ExhaustParams> = {
  name: 'exhaust',
  frame: { x: 800, y: 600, zoom: 1.1 },
  focus: { x: 500, y: 700, zoom: 2.3 },
  variants: [
    { piece: 'silencer', tip: 'titanium', tips: 2, shell: '#a9adb1' },
    { piece: 'silencer', tip: 'carbon', tips: 2, shell: '#a9adb1' },
    { piece: 'silencer', tip: 'steel', tips: 1, shell: '#a9adb1' },
    { piece: 'silencer', tip: 'black', tips: 2, shell: '#6d7074' },
    { piece: 'silencer', tip: 'titanium', tips: 1, shell: '#c2b39a' },
    { piece: 'silencer', tip: 'steel', tips: 2, shell: '#8c8f93' },
    { piece: 'silencer', tip: 'carbon', tips: 1, shell: '#4a4c50' },
    { piece: 'silencer', tip: 'steel', tips: 1, shell: '#77797c' },
    { piece: 'silencer', tip: 'steel', tips: 2, shell: '#c2b39a' },
    { piece: 'tips', tip: 'carbon', tips: 2, shell: '#a9adb1' },
    { piece: 'tips', tip: 'black', tips: 2, shell: '#6d7074' },
    { piece: 'tips', tip: 'steel', tips: 1, shell: '#a9adb1' },
  ],
  draw(s, p) {
    if (p.piece === 'tips') return looseTips(s, p);
    const cam = camera({ cx: 850, cy: 600, yaw: -52, pitch: -14, distance: 3400, scale: 0.92 });
    const exits: readonly Point[] = p.tips === 2 ? [[-118, 20], [118, 20]] : [[0, 20]];
    const pad = poly([cam.project([-190, 196, -430]), cam.project([190, 196, -430]), cam.project([190, 196, 420]), cam.project([-190, 196, 420])]);
    return [
      padShadow(s, pad, { wide: 40, tight: 14 }),
      inlet(s, cam),
      hanger(s, cam, -260) + hanger(s, cam, 230),
      muffler(s, cam, p),
      ...exits.map((spot) => tip(s, cam, spot, p)),
    ].join('');
  },
};
