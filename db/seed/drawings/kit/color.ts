/** Colour arithmetic on #rrggbb strings. */
type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];
const byte = (v: number) =>
  Math.round(Math.min(255, Math.max(0, v)))
    .toString(16)
    .padStart(2, '0');

export function mix(a: string, b: string, t: number): string {
  const [r0, g0, b0] = channels(a);
  const [r1, g1, b1] = channels(b);
  return '#' + byte(r0 + (r1 - r0) * t) + byte(g0 + (g1 - g0) * t) + byte(b0 + (b1 - b0) * t);
}
export const lighten = (color: string, t: number) => mix(color, '#fffdf8', t);
export const darken = (color: string, t: number) => mix(color, '#07080a', t);
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Body colours and finishes that read well on the warm-grey ground. */
export const PAINT = {
  red: '#b01c26',
  blue: '#1c4c8f',
  white: '#dfe0df',
  graphite: '#4a5057',
  black: '#1d1f22',
  silver: '#b4b8bd',
  yellow: '#e0a512',
  green: '#1f5b43',
  orange: '#d1561a',
  bronze: '#8a6238',
} as const;
