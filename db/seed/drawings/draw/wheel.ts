import { darken } from '../kit/color.ts';
import { camera, ellipse, poly, polar, range, smooth } from '../kit/geometry.ts';
import { recess } from '../kit/materials.ts';
import type { Camera } from '../kit/geometry.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { ALLOY_3D, BLACK_3D, CHROME_3D, RUBBER_3D, lathe, softProfile } from '../kit/solid.ts';
import type { Profile } from '../kit/solid.ts';
import { floorShadow } from '../kit/studio.ts';
import { FINISH, hub, spokes, steelDisc, ticks } from './rim.ts';
import type { RimParams } from './rim.ts';

export type WheelParams = RimParams & {
  /** A rim on its own has no tyre. */
  tyre: boolean;
};

const TYRE: Profile = [[398, -262], [424, -246], [436, -216], [438, -50], [430, -22], [414, 2], [396, 14], [378, 18], [364, 16], [352, 8], [346, -2]];
const LIP: Profile = [[347, -4], [344, 6], [336, 8], [330, 2], [326, -14]];
const BARREL: Profile = [[326, -14], [318, -50], [300, -70], [292, -220]];
/** Outside of a bare rim, from the inner flange to the lip. */
const OUTSIDE: Profile = [[340, -262], [346, -250], [344, -236], [318, -226], [308, -190], [300, -120], [306, -60], [328, -36], [330, -24], [347, -16], [347, -4]];

function treadGrooves(s: Scene, cam: Camera) {
  const ring = (z: number) => smooth(cam.arc(437, z, 97, 263));
  const angles = range(46).map((i) => 98 + i * 3.6);
  const sipes = angles.flatMap((a) => [
    poly([cam.on(439, -66, a), cam.on(439, -100, a + 2)], false),
    poly([cam.on(438, -176, a), cam.on(430, -236, a + 1.5)], false),
  ]);
  const grooves = [-108, -170].map(
    (z) => s.stroke(ring(z), '#050505', 9, { opacity: 0.9 }) + s.stroke(ring(z - 6), '#6a6a6a', 1.5, { opacity: 0.5 }),
  );
  return grooves.join('') + sipes.map((d) => s.stroke(d, '#060606', 3.4, { opacity: 0.75 })).join('');
}

export function sidewall(s: Scene, cam: Camera): string {
  const line = (r: number, z: number, color: string, w: number, opacity: number) => s.stroke(cam.circle(r, z), color, w, { opacity });
  return [
    ticks(s, cam, 72, [427, -16], [416, 1]),
    line(408, 10, '#000', 2, 0.5) + line(404, 12, '#8a8a8a', 1.4, 0.35),
    line(372, 19, '#000', 2, 0.5) + line(369, 19, '#9a9a9a', 1.4, 0.4),
    line(349, 4, '#000', 5, 0.8),
  ].join('');
}

export function tyre(s: Scene, cam: Camera): string {
  return [
    ...[-216, -133, -50, -26].map((z) => s.path(cam.circle(z === -26 ? 431.5 : 437.5, z), { fill: '#202021' })),
    lathe(s, cam, softProfile(TYRE.slice(0, 4)), RUBBER_3D, { steps: 72 }),
    treadGrooves(s, cam),
    lathe(s, cam, softProfile(TYRE.slice(3), 4), RUBBER_3D, { steps: 72 }),
    sidewall(s, cam),
  ].join('');
}

/** What is seen through the spokes: the inside of the barrel and whatever stands behind. */
export function barrel(s: Scene, cam: Camera, p: RimParams, behind: string): string {
  const inner = cam.circle(326, -14);
  const m = { ...FINISH[p.finish], color: darken(FINISH[p.finish].color, 0.2) };
  return s.clipped(
    inner,
    behind,
    lathe(s, cam, softProfile(BARREL, 2), m, { steps: 90 }),
    s.path(inner, { fill: s.radial([[0, '#000', 0.55], [0.8, '#000', 0.25], [1, '#000', 0.1]]) }),
  );
}

export const lip = (s: Scene, cam: Camera, p: RimParams) =>
  lathe(s, cam, softProfile(LIP, 2), p.machined || p.finish === 'silver' ? CHROME_3D : FINISH[p.finish], { steps: 90 });

function rearView(s: Scene, cam: Camera, open: boolean) {
  const back = cam.circle(292, -218);
  // Through a bare rim one sees the studio floor; behind a tyre it is dark.
  const shade = open && s.ground === 'light' ? (['#8f8a83', '#a9a39a', '#8b857c'] as const) : (['#1a1a1b', '#2c2a28', '#4b463f'] as const);
  return (
    s.path(back, { fill: s.linear([[0, shade[0]], [0.6, shade[1]], [1, shade[2]]]) }) +
    (open ? '' : s.clipped(back, lathe(s, cam, [[150, -216], [150, -190], [60, -185]], { ...BLACK_3D, color: '#1c1d1f' }, { steps: 36 })))
  );
}

/** Distance plate between hub and rim: a turned ring with a collar and the holes of its bolts. */
function spacer(s: Scene, p: WheelParams): string {
  const cam = camera({ cx: 800, cy: 590, yaw: 30, pitch: -8, distance: 3000, scale: 1.1 });
  const holes = range(p.bolts).flatMap((i) => [0, 26].map((turn) => cam.project([...polar(236, -90 + turn + (i * 360) / p.bolts), 0])));
  const bore = cam.circle(132, 34);
  return [
    floorShadow(s, 790, 968, 300, 36),
    lathe(s, cam, [[350, -96], [356, -90], [356, -8], [348, 0], [160, 0], [156, 34], [132, 34]], ALLOY_3D, { steps: 90 }),
    ...holes.map(([x, y], i) => recess(s, ellipse(x, y, i % 2 ? 20 : 32, i % 2 ? 22 : 35), { depth: 14, fill: '#17181a' })),
    recess(s, bore, { depth: 20, fill: s.ground === 'light' ? '#8b857c' : '#191a1c' }),
  ].join('');
}

export const wheel: Part<WheelParams> = {
  name: 'wheel',
  frame: { x: 800, y: 590, zoom: 1.06 },
  focus: { x: 640, y: 440, zoom: 2.7 },
  variants: [
    { style: 'twin', spokes: 5, finish: 'silver', machined: false, bolts: 5, tyre: true },
    { style: 'split', spokes: 7, finish: 'black', machined: true, bolts: 5, tyre: true },
    { style: 'turbine', spokes: 12, finish: 'bronze', machined: false, bolts: 5, tyre: true },
    { style: 'single', spokes: 6, finish: 'graphite', machined: false, bolts: 5, tyre: true },
    { style: 'mesh', spokes: 12, finish: 'gold', machined: false, bolts: 5, tyre: true },
    { style: 'split', spokes: 5, finish: 'white', machined: false, bolts: 5, tyre: true },
    { style: 'twin', spokes: 6, finish: 'graphite', machined: true, bolts: 5, tyre: false },
    { style: 'single', spokes: 5, finish: 'black', machined: false, bolts: 5, tyre: true },
    { style: 'mesh', spokes: 10, finish: 'silver', machined: true, bolts: 5, tyre: false },
    { style: 'steel', spokes: 0, finish: 'black', machined: false, bolts: 5, tyre: false },
    { style: 'steel', spokes: 0, finish: 'silver', machined: false, bolts: 5, tyre: false },
    { style: 'steel', spokes: 0, finish: 'black', machined: false, bolts: 4, tyre: false },
    { style: 'steel', spokes: 0, finish: 'silver', machined: false, bolts: 4, tyre: false },
    { style: 'steel', spokes: 0, finish: 'black', machined: false, bolts: 5, tyre: true },
    { style: 'steel', spokes: 0, finish: 'black', machined: false, bolts: 4, tyre: true },
    { style: 'steel', spokes: 0, finish: 'black', machined: false, bolts: 6, tyre: false },
    { style: 'split', spokes: 5, finish: 'silver', machined: false, bolts: 5, tyre: false },
    { style: 'turbine', spokes: 10, finish: 'silver', machined: false, bolts: 5, tyre: false },
    { style: 'twin', spokes: 5, finish: 'silver', machined: false, bolts: 5, tyre: false },
    { style: 'split', spokes: 7, finish: 'black', machined: false, bolts: 5, tyre: false },
    { style: 'twin', spokes: 5, finish: 'black', machined: false, bolts: 5, tyre: false },
    { style: 'single', spokes: 5, finish: 'graphite', machined: false, bolts: 5, tyre: false },
    { style: 'split', spokes: 5, finish: 'graphite', machined: false, bolts: 5, tyre: false },
    { style: 'turbine', spokes: 12, finish: 'bronze', machined: false, bolts: 5, tyre: false },
    { style: 'split', spokes: 4, finish: 'silver', machined: false, bolts: 4, tyre: false },
    { style: 'single', spokes: 8, finish: 'silver', machined: false, bolts: 4, tyre: false },
    { style: 'twin', spokes: 4, finish: 'black', machined: false, bolts: 4, tyre: false },
    { style: 'mesh', spokes: 8, finish: 'graphite', machined: false, bolts: 4, tyre: false },
    { style: 'single', spokes: 8, finish: 'white', machined: false, bolts: 4, tyre: false },
    { style: 'twin', spokes: 6, finish: 'silver', machined: false, bolts: 6, tyre: false },
    { style: 'spacer', spokes: 0, finish: 'silver', machined: false, bolts: 5, tyre: false },
    { style: 'spacer', spokes: 0, finish: 'silver', machined: false, bolts: 4, tyre: false },
  ],
  draw(s, p) {
    const cam = camera({ cx: 860, cy: 590, yaw: 27, pitch: -3, distance: 3000, scale: p.tyre ? 1 : 1.2 });
    if (p.style === 'spacer') return spacer(s, p);
    const inner = cam.circle(326, -14);
    return [
      floorShadow(s, 790, 1018, p.tyre ? 400 : 340, 44),
      p.tyre
        ? tyre(s, cam)
        : s.path(cam.circle(340, -240), { fill: darken(FINISH[p.finish].color, 0.7) }) + lathe(s, cam, softProfile(OUTSIDE, 3), FINISH[p.finish], { steps: 84 }),
      barrel(s, cam, p, rearView(s, cam, !p.tyre)),
      s.clipped(inner, s.softStroke(cam.circle(180, -60), '#000', 90, 30, { opacity: 0.4, transform: 'translate(14 26)' })),
      p.style === 'steel' ? steelDisc(s, cam, p) : spokes(s, cam, p),
      lip(s, cam, p),
      hub(s, cam, p),
    ].join('');
  },
};
