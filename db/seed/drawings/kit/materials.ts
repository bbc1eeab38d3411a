import { darken, lighten, luminance, mix } from './color.ts';
import type { Camera } from './geometry.ts';
import { range } from './geometry.ts';
import type { Scene, Stops } from './scene.ts';

/** Gradient stops, listed from the lit side to the shaded side. */
export const paintStops = (c: string): Stops => {
  const gloss = 0.34 + 0.2 * luminance(c);
  return [
    [0, lighten(c, gloss)],
    [0.16, lighten(c, gloss * 0.45)],
    [0.42, c],
    [0.66, darken(c, 0.36)],
    [0.86, darken(c, 0.56)],
    [1, darken(c, 0.3)],
  ];
};
export const PLASTIC: Stops = [
  [0, '#5a5b5d'],
  [0.14, '#37383a'],
  [0.5, '#222325'],
  [0.85, '#141516'],
  [1, '#2c2b2a'],
];
export const RUBBER: Stops = [
  [0, '#4a4a4b'],
  [0.35, '#2b2b2c'],
  [0.8, '#161617'],
  [1, '#232322'],
];
export const CHROME: Stops = [
  [0, '#ffffff'],
  [0.2, '#d6d9dc'],
  [0.4, '#7d8288'],
  [0.49, '#33363a'],
  [0.55, '#6d7277'],
  [0.72, '#eceded'],
  [0.88, '#b3afa9'],
  [1, '#6b6864'],
];
export const ALUMINIUM: Stops = [
  [0, '#f4f4f3'],
  [0.22, '#d5d6d7'],
  [0.5, '#a7aaad'],
  [0.78, '#777a7e'],
  [1, '#9b9894'],
];
export const STEEL: Stops = [
  [0, '#e3e4e5'],
  [0.3, '#a9acb0'],
  [0.6, '#6c7075'],
  [0.85, '#4a4d51'],
  [1, '#7d7a76'],
];
export const CHARCOAL: Stops = [
  [0, '#3c3e41'],
  [0.5, '#202225'],
  [1, '#0d0e0f'],
];

export type FormOptions = {
  /** Either stops of a gradient across the form, or a ready paint (`fill`), such as a pattern. */
  stops?: Stops;
  fill?: string | undefined;
  angle?: number;
  depth?: number;
  gloss?: number;
  shade?: number;
  rim?: number;
};

/**
 * Volume from a flat outline: gradient body, ambient occlusion on the shaded side,
 * soft highlight and a hard rim on the lit side.
 */
export function form(s: Scene, d: string, options: FormOptions): string {
  const { stops = PLASTIC, angle = 75, depth = 22, gloss = 0.55, shade = 0.6, rim = 0.55, fill } = options;
  const k = depth * 0.45;
  return s.clipped(
    d,
    s.path(d, { fill: fill ?? s.linear(stops, angle) }),
    s.softStroke(d, '#050607', depth * 1.3, depth * 0.5, {
      opacity: shade,
      transform: `translate(${-k * 0.7} ${-k})`,
    }),
    s.softStroke(d, '#ffffff', depth * 0.55, depth * 0.28, {
      opacity: gloss,
      transform: `translate(${k * 0.7} ${k})`,
    }),
    rim > 0 && s.stroke(d, '#ffffff', 3, { opacity: rim, transform: 'translate(1.2 2)' }),
    s.stroke(d, '#000000', 2, { opacity: 0.35 }),
  );
}

/** Recess: dark floor, shadow under the upper-left lip, light caught on the lower lip. */
export function recess(s: Scene, d: string, { fill = '#101112', depth = 26, lip = 0.5 } = {}): string {
  return (
    s.stroke(d, '#ffffff', 3, { opacity: lip, transform: 'translate(1.5 2.5)' }) +
    s.clipped(
      d,
      s.path(d, { fill }),
      s.softStroke(d, '#000000', depth * 1.6, depth * 0.5, {
        opacity: 0.85,
        transform: `translate(${depth * 0.3} ${depth * 0.45})`,
      }),
    ) +
    s.stroke(d, '#000000', 2.5, { opacity: 0.55 })
  );
}

export type Streak = { d: string; blur?: number; opacity?: number; angle?: number };

/** Clear outer lens: sky reflection, soft-box streak, Fresnel edge. */
export function glassLens(
  s: Scene,
  d: string,
  { tint = '#dfeaf2', strength = 1, streaks = [] as readonly Streak[] } = {},
): string {
  const sky: Stops = [
    [0, '#ffffff', 0.34 * strength],
    [0.3, tint, 0.12 * strength],
    [0.55, tint, 0],
    [1, tint, 0.1 * strength],
  ];
  const streak = ({ d: shape, blur = 3, opacity = 0.5, angle = 90 }: Streak) =>
    s.soft(shape, blur, {
      fill: s.linear(
        [
          [0, '#ffffff', opacity],
          [1, '#ffffff', opacity * 0.08],
        ],
        angle,
      ),
    });
  return (
    s.clipped(
      d,
      s.path(d, { fill: s.linear(sky, 78) }),
      streaks.map(streak),
      s.softStroke(d, '#ffffff', 16, 6, { opacity: 0.55 * strength }),
      s.softStroke(d, '#000000', 22, 9, { opacity: 0.4, transform: 'translate(-7 -10)' }),
      s.stroke(d, '#ffffff', 4, { opacity: 0.8 * strength, transform: 'translate(1.5 2.5)' }),
    ) + s.stroke(d, '#0b0c0d', 2.5, { opacity: 0.6 })
  );
}

/** Lit strip: wide halo, coloured body, hot core. */
export function glow(s: Scene, d: string, { color = '#eaf4ff', width = 20, on = true } = {}): string {
  if (!on) {
    return (
      s.stroke(d, '#c8ccd0', width, { opacity: 0.85 }) + s.stroke(d, '#ffffff', width * 0.4, { opacity: 0.5 })
    );
  }
  return (
    s.softStroke(d, color, width * 2.6, width * 1.1, { opacity: 0.55 }) +
    s.stroke(d, mix(color, '#8090a0', 0.25), width) +
    s.stroke(d, color, width * 0.8) +
    s.stroke(d, '#ffffff', width * 0.42, { opacity: 0.95 })
  );
}

/** 2x2 twill carbon weave. */
export function carbon(s: Scene, cell = 14, angle = 4, base = '#1c1e20'): string {
  const c = cell;
  const warp = s.linear(
    [
      [0, darken(base, 0.1)],
      [0.5, lighten(base, 0.26)],
      [1, darken(base, 0.15)],
    ],
    0,
  );
  const weft = s.linear(
    [
      [0, darken(base, 0.55)],
      [0.5, lighten(base, 0.05)],
      [1, darken(base, 0.6)],
    ],
    90,
  );
  const tow = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const cells = range(4).map((i) => {
    const x = i * c;
    // The last tow of the diagonal wraps round to the start of the tile.
    return tow(x, x, c * 2, c, weft) + (x + 2 * c > 4 * c ? tow(x - 4 * c, x, c * 2, c, weft) : '');
  });
  const ground = range(4).map((i) => tow(i * c, 0, c, c * 4, warp));
  return s.pattern(`cf${cell}${base}`, c * 4, c * 4, ground.join('') + cells.join(''), `rotate(${angle})`);
}

const BRUSH = [
  [0, '#fff', 0.9],
  [1.6, '#000', 0.8],
  [2.9, '#fff', 0.5],
  [4.3, '#000', 0.5],
  [5.2, '#fff', 1],
  [6.7, '#000', 0.9],
] as const;

/** Fine parallel brushing lines, laid over a metal fill. */
export function brushed(s: Scene, angle = 0, opacity = 0.16): string {
  const lines = BRUSH.map(
    ([y, c, o]) =>
      `<rect y="${y}" width="40" height="0.8" fill="${c}" opacity="${(o * opacity).toFixed(3)}"/>`,
  ).join('');
  return s.pattern(`br${opacity}`, 40, 8, lines, `rotate(${angle})`);
}

/** Conical gradient as a fan of wedges; `tone(angle)` returns a colour. */
export function fan(
  s: Scene,
  cam: Camera,
  r0: number,
  r1: number,
  tone: (deg: number) => string,
  options: { z?: number; z1?: number; steps?: number } = {},
): string {
  const { z = 0, z1 = z, steps = 240 } = options;
  const w = 360 / steps;
  const lit = (deg: number) => tone(s.flip ? 180 - deg : deg);
  return range(steps)
    .map((i) => {
      const color = lit(i * w + w / 2);
      const wedge = cam.sector(r0, r1, i * w - 0.35, (i + 1) * w + 0.35, z, z1);
      return s.path(wedge, { fill: color, stroke: color, strokeWidth: 1.2 });
    })
    .join('');
}

/** Anisotropic bow-tie highlights of turned metal. */
export function turnedMetal(base = '#8e9195', bright = 0.75, dark = 0.5) {
  return (deg: number): string => {
    const lobe = (at: number, power: number) =>
      Math.pow(Math.abs(Math.cos(((deg - at) * Math.PI) / 180)), power);
    const light = 0.9 * lobe(225, 9) + 0.4 * lobe(285, 16);
    const shade = lobe(155, 5) * dark;
    return lighten(darken(base, Math.min(0.75, shade)), Math.min(0.92, light * bright));
  };
}
