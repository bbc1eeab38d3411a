import { darken, lighten } from '../kit/color.ts';
import { bolt } from '../kit/details.ts';
import { camera, ellipse, poly, polar, range, rounded, smooth } from '../kit/geometry.ts';
import type { Camera, Corner, Point } from '../kit/geometry.ts';
import { fan, form, paintStops, recess, turnedMetal } from '../kit/materials.ts';
import { Scene } from '../kit/scene.ts';
import { BLACK_3D, lathe } from '../kit/solid.ts';
import { hub, spokes } from './rim.ts';
import type { RimParams } from './rim.ts';
import { barrel, lip, tyre } from './wheel.ts';

export const HERO_SIZE = 1600;
const RIM: RimParams = { style: 'twin', spokes: 5, finish: 'silver', machined: false, bolts: 5 };
const CALIPER = '#c2321a';
const DISC_Z = -126;

function disc(s: Scene, cam: Camera) {
  const rings = range(14).map((i) => s.stroke(cam.circle(150 + i * 8, DISC_Z), i % 2 ? '#fff' : '#000', 1.2, { opacity: 0.13 }));
  const holes = range(20).flatMap((i) =>
    ([[164, 0], [190, 4.5], [216, 9], [242, 13.5]] as const).map(([r, turn]) => cam.project([...polar(r, i * 18 + turn), DISC_Z])),
  );
  const edge = cam.circle(260, DISC_Z);
  return [
    s.softStroke(edge, '#000', 40, 16, { opacity: 0.9 }),
    fan(s, cam, 128, 260, turnedMetal('#8d9095', 0.9, 0.55), { z: DISC_Z, steps: 300 }),
    ...rings,
    s.stroke(edge, '#fff', 3, { opacity: 0.5 }),
    s.stroke(cam.circle(256, DISC_Z), '#000', 2, { opacity: 0.35 }),
    ...holes.map(
      ([x, y]) =>
        s.path(ellipse(x + 1.5, y + 2, 9.6), { fill: '#fff', opacity: 0.5 }) +
        s.path(ellipse(x, y, 9), { fill: s.linear([[0, '#040405'], [1, '#3b3d40']]) }),
    ),
    s.softStroke(cam.circle(128, DISC_Z), '#000', 34, 12, { opacity: 0.8 }),
    lathe(s, cam, [[132, DISC_Z], [128, DISC_Z + 40], [118, DISC_Z + 52], [40, DISC_Z + 52]], { ...BLACK_3D, color: '#2a2c30', metal: 0.4 }, { steps: 60 }),
  ].join('');
}

/** Four-piston caliper over the left of the disc. */
function caliper(s: Scene, cam: Camera) {
  const [from, to] = [140, 220];
  const at = (r: number, deg: number): Point => cam.project([...polar(r, deg), DISC_Z + 46]);
  const corners = (grow: number): Corner[] => [
    ...range(9).map((i): Corner => [...at(292 + grow, from + ((to - from) * i) / 8), 26]),
    [...at(262, to + 2), 20],
    [...at(194 - grow, to - 8), 46],
    ...range(5).map((i): Corner => [...at(182 - grow, to - 16 - (i * (to - from - 32)) / 4), 30]),
    [...at(194 - grow, from + 8), 46],
    [...at(262, from - 2), 20],
  ];
  const body = rounded(corners(0));
  const bridge = rounded([at(270, 150), at(270, 165), at(270, 180), at(270, 195), at(270, 210), at(252, 208), at(252, 194), at(252, 180), at(252, 166), at(252, 152)], 16);
  const pistons = [154, 171, 189, 206].map((a) => at(222, a));
  return [
    s.soft(body, 22, { fill: '#000', opacity: 0.85, transform: 'translate(16 26)' }),
    form(s, body, { stops: [[0, lighten(CALIPER, 0.2)], [0.3, CALIPER], [0.72, darken(CALIPER, 0.4)], [1, darken(CALIPER, 0.6)]], depth: 40, gloss: 0.55, angle: 62 }),
    recess(s, bridge, { depth: 18, fill: darken(CALIPER, 0.55), lip: 0.4 }),
    ...pistons.map(
      ([x, y]) =>
        s.softStroke(ellipse(x, y, 36), '#000', 10, 6, { opacity: 0.5 }) +
        form(s, ellipse(x, y, 35), { stops: paintStops(CALIPER), depth: 18, angle: 62 }) +
        recess(s, ellipse(x, y, 15), { depth: 12, fill: darken(CALIPER, 0.75) }),
    ),
    ...[147, 213].map((a) => bolt(s, ...at(242, a), 15, { socket: 'torx' })),
  ].join('');
}

/** Shadow the spokes throw on the disc behind them, down and to the right. */
function spokeShadows(s: Scene, cam: Camera) {
  const step = 360 / RIM.spokes;
  return range(RIM.spokes)
    .flatMap((i) => [-1, 1].map((k) => -90 + i * step + k * step * 0.14))
    .map((a) => poly([cam.project([...polar(96, a), DISC_Z + 20]), cam.project([...polar(300, a), DISC_Z + 20])], false))
    .map((d) => s.softStroke(d, '#000', 54, 15, { opacity: 0.62, transform: 'translate(22 40)' }))
    .join('');
}

/** The wheel of the home page: straight on, brake disc and caliper behind the spokes, on nothing. */
export function heroWheelSvg(prefix = 'h'): string {
  const s = new Scene({ prefix, ground: 'none' });
  const cam = camera({ cx: HERO_SIZE / 2, cy: HERO_SIZE / 2, yaw: 0, pitch: 0, distance: 3000, scale: 1.78 });
  const dark = cam.circle(292, -218);
  const behind = s.path(cam.circle(330, -14), { fill: '#08090b' }) + s.path(dark, { fill: '#0b0c0e' });
  const inner = cam.circle(326, -14);
  const shine = smooth(cam.arc(412, 4, 205, 275));
  const body = [
    tyre(s, cam),
    // The page behind is nearly black, and so is the tyre on it: the eye is drawn to the metal.
    s.path(cam.circle(440, -50), { fill: s.radial([[0, '#07080a', 0.35], [0.82, '#07080a', 0.3], [1, '#07080a', 0.74]]) }),
    s.softStroke(shine, '#fff', 26, 14, { opacity: 0.2 }),
    barrel(s, cam, RIM, behind),
    s.clipped(inner, disc(s, cam), caliper(s, cam), spokeShadows(s, cam), s.softStroke(inner, '#000', 60, 26, { opacity: 0.7, transform: 'translate(10 18)' })),
    spokes(s, cam, RIM),
    lip(s, cam, RIM),
    hub(s, cam, RIM),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${HERO_SIZE}" height="${HERO_SIZE}" viewBox="0 0 ${HERO_SIZE} ${HERO_SIZE}">${s.defsSvg}${body}</svg>`;
}
