import { PAINT } from '../kit/color.ts';
import { camera } from '../kit/geometry.ts';
import type { Part } from '../kit/part.ts';
import type { Scene } from '../kit/scene.ts';
import { floorShadow } from '../kit/studio.ts';
import { coils } from './coil-spring.ts';
import type { CoilSpring } from './coil-spring.ts';

interface SpringsParams extends CoilSpring { count: 2 | 4 }

const SPOTS = {
  2: { scale: 1.34, feet: [[1010, 950], [600, 1000]] },
  4: { scale: 1.02, feet: [[1140, 880], [720, 880], [900, 1030], [470, 1030]] },
} as const;
/** How far above the centre of the camera the foot of a spring stands. */
const FOOT = 318;
const WIRE = 36;

function unit(s: Scene, x: number, y: number, scale: number, p: SpringsParams) {
  const cam = camera({ cx: x, cy: y + FOOT * scale, yaw: 0, pitch: 76, distance: 5200, scale });
  return floorShadow(s, x + 6, y + 6, 128 * scale, 28 * scale) + coils(s, cam, p, false, WIRE * scale) + coils(s, cam, p, true, WIRE * scale);
}

export const springs: Part<SpringsParams> = {
  name: 'springs',
  frame: { x: 800, y: 640, zoom: 1.1 },
  focus: { x: 620, y: 620, zoom: 2.1 },
  variants: [
    { spring: PAINT.red, turns: 8, count: 4 },
    { spring: '#1f55a5', turns: 8, count: 4 },
    { spring: '#2a2c2f', turns: 9, count: 4 },
    { spring: '#d8a713', turns: 7, count: 4 },
    { spring: '#2f7d43', turns: 8, count: 4 },
    { spring: '#b9bdc2', turns: 7, count: 4 },
    { spring: '#2a2c2f', turns: 8, count: 2 },
    { spring: '#1f3f72', turns: 7, count: 2 },
    { spring: '#5c6166', turns: 9, count: 2 },
  ],
  draw: (s, p) => SPOTS[p.count].feet.map(([x, y]) => unit(s, x, y, SPOTS[p.count].scale, p)).join(''),
};
