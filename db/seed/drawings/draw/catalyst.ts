import { darken, mix } from '../kit/color.ts';
import { bolt, tube } from '../kit/details.ts';
import { at, camera, poly, range, smooth } from '../kit/geometry.ts';
import type { Camera, Point, Point3 } from '../kit/geometry.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { STEEL_3D, lathe } from '../kit/solid.ts';
import type { Material, Profile } from '../kit/solid.ts';
import { floorShadow, padShadow } from '../kit/studio.ts';

type CatalystParams = {
  piece: 'catalyst' | 'filter' | 'downpipe';
  /** Colour of the sheet metal. */
  shell: string;
  /** A stamped heat shield around the body; a downpipe has none. */
  shield: boolean;
};

const OVAL = { sx: 1, sy: 0.82, steps: 84 } as const;
const FLANGE_3D: Material = { ...STEEL_3D, color: '#8d8f92' };

const bead = (r: number, z: number): Profile => [[r, z - 14], [r + 9, z - 8], [r + 12, z], [r + 9, z + 8], [r, z + 14]];

/** A ring of 24 units from z on, with the bore towards the viewer. */
const flange = (s: Scene, cam: Camera, r: number, z: number) =>
  lathe(s, cam, [[56, z], [r, z], [r + 3, z + 4], [r + 3, z + 20], [r - 2, z + 24], [56, z + 24]], FLANGE_3D, { steps: 60 });

function mouth(s: Scene, cam: Camera, z: number) {
  const rim = cam.circle(56, z);
  const inside: Profile = [[56, z], [54, z - 60], [50, z - 200]];
  return s.path(rim, { fill: '#0a0a0b' }) + s.clipped(rim, lathe(s, cam, inside, { ...STEEL_3D, color: '#5b5650' }, { steps: 50 }));
}

function ears(s: Scene, cam: Camera, z: number) {
  return [20, 200].map((deg) => {
    const [x, y] = cam.on(98, z, deg);
    return bolt(s, x, y, 15, { socket: 'hex' });
  });
}

/** A probe that is screwed into the shell at z, with the stub of its lead. */
function probe(s: Scene, cam: Camera, r: number, z: number) {
  const [foot, head] = [cam.project([30, -r * OVAL.sy, z]), cam.project([52, -r * OVAL.sy - 74, z])];
  const lead = smooth([head, [head[0] + 26, head[1] - 52], [head[0] + 96, head[1] - 60]] as Point[]);
  return [
    tube(s, lead, 13, ['#141517', '#2a2c2f', '#55585c']),
    tube(s, poly([foot, head], false), 40, ['#3d3a36', '#8b857b', '#d8d4cb', '#ffffff']),
    tube(s, poly([foot, [foot[0] + 5, foot[1] - 18]], false), 58, ['#34322f', '#7d776e', '#c3beb5']),
  ].join('');
}

/** A pressure line of a particle filter, from one end of the body over its top. */
function pressureLine(s: Scene, cam: Camera, r: number, z: number, lift: number) {
  const top = -r * OVAL.sy;
  const path: readonly Point3[] = [[-40, top + 6, z], [-40, top - lift, z + 16], [-20, top - lift - 30, z + 110], [0, top - lift - 34, z + 250]];
  const line = smooth(path.map((spot) => cam.project(spot)));
  return s.softStroke(line, '#000', 20, 8, { opacity: 0.35, transform: 'translate(6 12)' }) + tube(s, line, 24, ['#2f3134', '#77797c', '#c9cbcd', '#ffffff'], undefined, 'round');
}

function canister(s: Scene, cam: Camera, { piece, shell, shield }: CatalystParams) {
  const [r, half] = piece === 'filter' ? [205, 330] : [188, 210];
  const metal: Material = { ...STEEL_3D, color: shell, metal: 0.9 };
  const cone = 130;
  const ribs = shield ? [-0.6, -0.2, 0.2, 0.6].flatMap((k) => bead(r + 10, k * half)) : [...bead(r, -half + 40), ...bead(r, half - 40)];
  const body: Profile = [[58, -half - cone - 90], [58, -half - cone], [r * 0.62, -half - 70], [r, -half], ...ribs, [r, half], [r * 0.62, half + 70], [58, half + cone], [58, half + cone + 90]];
  const end = half + cone + 84;
  return [
    flange(s, cam, 118, -end - 10),
    lathe(s, cam, body, metal, OVAL),
    piece === 'filter' ? pressureLine(s, cam, r, -half + 30, 60) + pressureLine(s, cam, r, half - 190, 20) : probe(s, cam, r, -half * 0.2),
    flange(s, cam, 118, end),
    ...ears(s, cam, end + 26),
    mouth(s, cam, end + 24),
  ].join('');
}

/** From the dark edge over the metal to the highlight, in steps too small to be seen. */
const tones = (shell: string) => range(24).map((i) => (i < 14 ? mix(darken(shell, 0.85), shell, i / 13) : mix(shell, '#ffffff', (i - 13) / 10)));
/** Violet, blue and straw where the pipe was welded. */
const HEAT: readonly Point[] = [[520, 470], [860, 720]];

function bentPipe(s: Scene, { shell }: CatalystParams) {
  const run = smooth([[362, 312], [430, 338], [520, 470], [640, 640], [860, 720], [1080, 735], [1270, 735]]);
  return [
    floorShadow(s, 820, 850, 520, 46),
    tube(s, run, 156, tones(shell), [-0.14, -0.24]),
    ...HEAT.map(([x, y]) => s.soft(`M${x - 60} ${y - 70}L${x + 60} ${y - 40}L${x + 40} ${y + 70}L${x - 70} ${y + 50}Z`, 30, { fill: '#5a4f9a', opacity: 0.22 })),
    plate(s, [[250, 190], [340, 170], [424, 356], [340, 392]], [338, 280], 52),
    plate(s, [[1246, 616], [1330, 636], [1330, 850], [1246, 830]], [1292, 733], 50),
  ].join('');
}

function plate(s: Scene, corners: readonly Point[], [x, y]: Point, bore: number) {
  const outline = poly(corners);
  return [
    s.soft(outline, 12, { fill: '#000', opacity: 0.4, transform: 'translate(10 14)' }),
    s.path(outline, { fill: s.linear([[0, '#f2f0ec'], [0.45, '#a5a29c'], [1, '#4c4a47']], 60), stroke: '#2b2a28', strokeWidth: 3 }),
    bore > 0 && s.path(smooth(corners.map(([cx, cy]): Point => [x + (cx - x) * 0.55, y + (cy - y) * 0.55]), true), { fill: s.linear([[0, '#050505'], [1, '#3f3b36']], 60) }),
    ...[0, 2].map((i) => {
      const [cx, cy] = at(corners, i);
      return bolt(s, x + (cx - x) * 0.8, y + (cy - y) * 0.8, 14, { socket: 'hex' });
    }),
  ].join('');
}

export const catalyst: Part<CatalystParams> = {
  name: 'catalyst',
  frame: { x: 800, y: 600, zoom: 1.1 },
  focus: { x: 760, y: 560, zoom: 2.2 },
  variants: [
    { piece: 'catalyst', shell: '#a9adb1', shield: true },
    { piece: 'catalyst', shell: '#c2b39a', shield: false },
    { piece: 'filter', shell: '#9a9da1', shield: false },
    { piece: 'filter', shell: '#b9a585', shield: true },
    { piece: 'downpipe', shell: '#a9a7a2', shield: false },
    { piece: 'downpipe', shell: '#a88f62', shield: false },
  ],
  draw(s, p) {
    if (p.piece === 'downpipe') return bentPipe(s, p);
    const cam = camera({ cx: 800, cy: 600, yaw: -52, pitch: -14, distance: 3400, scale: p.piece === 'filter' ? 0.92 : 1.06 });
    const end = p.piece === 'filter' ? 480 : 360;
    const pad = poly([cam.project([-150, 172, -end]), cam.project([150, 172, -end]), cam.project([150, 172, end]), cam.project([-150, 172, end])]);
    return padShadow(s, pad, { wide: 40, tight: 14 }) + canister(s, cam, p);
  },
};
