import { darken, lighten } from '../kit/color.ts';
import { tube } from '../kit/details.ts';
import { radians, range, smooth } from '../kit/geometry.ts';
import type { Camera } from '../kit/geometry.ts';
import type { Scene } from '../kit/scene.ts';

export type CoilSpring = {
  spring: string;
  turns: number;
};

const SPRING = { bottom: 330, top: 810, radius: 104 } as const;
/** Half turns of the spring: front or back arcs only. */
export function coils(s: Scene, cam: Camera, p: CoilSpring, front: boolean, wire = 30) {
  const { bottom, top, radius } = SPRING;
  const c = p.spring;
  const tones = [darken(c, 0.78), darken(c, 0.5), darken(c, 0.22), c, c, lighten(c, 0.18), lighten(c, 0.5), lighten(c, 0.9)];
  const pitch = (top - bottom) / p.turns;
  const [a0, a1] = front ? [-14, 194] : [170, 370];
  return range(p.turns)
    .map((i) => {
      const d = smooth(
        range(21).map((k) => {
          const a = a0 + ((a1 - a0) * k) / 20;
          return cam.project([radius * Math.cos(radians(a)), radius * Math.sin(radians(a)), bottom + pitch * (i + a / 360)]);
        }),
      );
      if (!front) return tube(s, d, wire, tones.map((t) => darken(t, 0.36)), [-0.05, -0.2], 'round');
      const shadow = s.softStroke(d, '#000', wire * 0.9, 8, { opacity: 0.45, transform: 'translate(6 16)' });
      return shadow + tube(s, d, wire, tones, [-0.05, -0.27], 'round');
    })
    .join('');
}
