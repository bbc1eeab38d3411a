import { at, ellipse, poly, polar, range, rounded } from './geometry.ts';
import type { Corner, Point } from './geometry.ts';
import { ALUMINIUM, PLASTIC, STEEL, form, recess } from './materials.ts';
import type { Scene, Stops } from './scene.ts';

export function hole(s: Scene, x: number, y: number, r: number, ry = r): string {
  return recess(s, ellipse(x, y, r, ry), { depth: r * 0.5, fill: '#0a0b0c' });
}

export type BoltOptions = { socket?: 'hex' | 'allen' | 'torx'; stops?: Stops };

/** Bolt with washer. */
export function bolt(s: Scene, x: number, y: number, r: number, options: BoltOptions = {}): string {
  const { socket = 'allen', stops = STEEL } = options;
  const ring = (n: number, radius: (i: number) => number, turn: number): Point[] =>
    range(n).map((i) => {
      const [a, b] = polar(radius(i), turn + (i * 360) / n);
      return [x + a, y + b];
    });
  const washer =
    s.soft(ellipse(x + r * 0.16, y + r * 0.24, r * 1.08), r * 0.14, { fill: '#000', opacity: 0.5 }) +
    form(s, ellipse(x, y, r), { stops: ALUMINIUM, depth: r * 0.3, angle: 60 });
  if (socket === 'hex') {
    const head = rounded(
      ring(6, () => r * 0.74, 12),
      r * 0.08,
    );
    return washer + form(s, head, { stops, depth: r * 0.3, angle: 60 });
  }
  const star = socket === 'torx' ? ring(12, (i) => r * (i % 2 ? 0.27 : 0.43), 0) : ring(6, () => r * 0.4, 8);
  return (
    washer +
    form(s, ellipse(x, y, r * 0.76), { stops, depth: r * 0.25, angle: 60 }) +
    recess(s, poly(star), { depth: r * 0.25, fill: '#131415' })
  );
}

export type BracketOptions = { stops?: Stops; radius?: number; r?: number };

/** Flat mounting tab with an eye. */
export function bracket(s: Scene, pts: readonly Corner[], eye: Point, options: BracketOptions = {}): string {
  const { stops = PLASTIC, radius = 18, r = 17 } = options;
  return form(s, rounded(pts, radius), { stops, depth: 14 }) + hole(s, eye[0], eye[1], r);
}

export type MeshKind = 'honeycomb' | 'diamond' | 'slat';

const cellPath = {
  honeycomb: (size: number) => {
    const [w, h] = [size * Math.sqrt(3), size * 3];
    const d =
      `M0 ${size / 2}L${w / 2} 0L${w} ${size / 2}M${w / 2} 0L${w / 2} ${-size}` +
      `M0 ${size / 2}L0 ${size * 1.5}L${w / 2} ${size * 2}L${w} ${size * 1.5}L${w} ${size / 2}` +
      `M${w / 2} ${size * 2}L${w / 2} ${size * 3}L0 ${size * 3.5}M${w / 2} ${size * 3}L${w} ${size * 3.5}`;
    return { w, h, d };
  },
  diamond: (size: number) => {
    const [w, h] = [size * 2.2, size * 1.3];
    return { w, h, d: `M0 ${h / 2}L${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}Z` };
  },
};

/** Mesh fills. Each cell has a lit and a shaded wire; `back` is what shows through. */
export function mesh(
  s: Scene,
  kind: MeshKind,
  size: number,
  { wire = '#2b2d30', light = '#7d8186', back = '#07080a', weight = size * 0.17 } = {},
): string {
  const key = `${kind}${size}${wire}${light}${back}`;
  const ground = (w: number, h: number) => `<rect width="${w}" height="${h}" fill="${back}"/>`;
  if (kind === 'slat') {
    const h = size * 1.5;
    const band = (y: number, height: number, fill: string, opacity = 1) =>
      `<rect y="${h * y}" width="40" height="${h * height}" fill="${fill}" opacity="${opacity}"/>`;
    const slat = band(0.2, 0.46, wire) + band(0.2, 0.1, light) + band(0.66, 0.14, '#000', 0.7);
    return s.pattern(key, 40, h, ground(40, h) + slat);
  }
  const { w, h, d } = cellPath[kind](size);
  const wires =
    `<path d="${d}" fill="none" stroke="#000" stroke-width="${weight * 1.5}" transform="translate(${weight * 0.4} ${weight * 0.5})" opacity=".8"/>` +
    `<path d="${d}" fill="none" stroke="${wire}" stroke-width="${weight}"/>` +
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="${weight * 0.3}" transform="translate(${-weight * 0.22} ${-weight * 0.28})" opacity=".85"/>`;
  return s.pattern(key, w, h, ground(w, h) + wires);
}

/** Round tube along a centre line: stacked strokes from dark edge to highlight. */
export function tube(
  s: Scene,
  d: string,
  width: number,
  tones: readonly string[],
  light: Point = [-0.16, -0.22],
  cap: 'butt' | 'round' = 'butt',
): string {
  const n = tones.length;
  return range(n)
    .map((i) => {
      const k = i / n;
      const [dx, dy] = [(light[0] * width * k).toFixed(1), (light[1] * width * k).toFixed(1)];
      return s.stroke(d, at(tones, i), width * (1 - k * 0.92), {
        strokeLinecap: cap,
        transform: `translate(${dx} ${dy})`,
      });
    })
    .join('');
}
