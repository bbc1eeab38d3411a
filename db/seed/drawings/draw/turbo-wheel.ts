import { lighten, mix } from '../kit/color.ts';
import type { Camera } from '../kit/geometry.ts';
import { poly, range, ring, smooth } from '../kit/geometry.ts';
import type { Scene, Stops } from '../kit/scene.ts';
import { STEEL_3D, lathe } from '../kit/solid.ts';

/** Seen through the inlet: full blades and splitters round the hub, with the shaft nut. */
export function compressorWheel(s: Scene, cam: Camera, tone: string) {
  const blade = (a: number, r0: number, z: number) => poly([
    ...range(7).map((i) => cam.project(ring(r0 + (94 - r0) * i / 6, z - i * 2, a + i * 2))),
    ...range(7).map((i) => cam.project(ring(94 - (94 - r0) * i / 6, z - 60 + i * 5, a + 46 - i * 3))),
  ]);
  const paint = (a: number): Stops => {
    const k = 0.5 + 0.5 * Math.cos((a + 130) * Math.PI / 180);
    return [[0, lighten(tone, 0.15 + 0.7 * k)], [0.45, mix(tone, '#44474b', 0.55 - 0.4 * k)], [1, '#101214']];
  };
  const hub = range(14).map((i) => i * 360 / 14).map((a, i) => {
    const z = i % 2 ? 236 : 264;
    return s.path(blade(a, 26, z), { fill: s.linear(paint(a), a + 100) })
      + s.stroke(smooth(range(5).map((k) => cam.project(ring(26 + k * 17, z - k * 3, a + k * 3)))), lighten(tone, 0.8), 2.6, { opacity: 0.9 });
  });
  return hub.join('')
    + lathe(s, cam, [[40, 226], [30, 262], [25, 274]], { ...STEEL_3D, color: tone }, { steps: 36 })
    + lathe(s, cam, [[25, 272], [24, 290], [14, 296], [9, 306], [0, 308]], STEEL_3D, { steps: 6 });
}
