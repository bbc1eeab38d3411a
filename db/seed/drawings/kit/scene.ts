import { bounds, mirrorPath } from './geometry.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Stops = readonly Stop[];
export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** What a group may hold; a missing optional part is simply false or undefined. */
export type Child = string | false | undefined | readonly Child[];
/** What the part stands on: the pale studio, the graphite studio, or nothing (transparent). */
export type Ground = 'light' | 'dark' | 'none';

const attrs = (a: Attributes) =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase())}="${String(v)}"`)
    .join('');
const stopTags = (stops: Stops) =>
  stops
    .map(
      ([o, color, opacity]) =>
        `<stop offset="${o}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/**
 * `opacity` makes the rasteriser open a layer as large as the canvas. A path with only a fill or only a
 * stroke looks the same with the opacity on that paint, at a fraction of the cost.
 */
function flatOpacity({ opacity, ...a }: Attributes): Attributes {
  if (opacity === undefined) return a;
  if (a['stroke'] === undefined) return { ...a, fillOpacity: opacity };
  if (a['fill'] === 'none') return { ...a, strokeOpacity: opacity };
  return { ...a, opacity };
}

/** Joins children, leaving out what is absent. */
export function join(children: readonly Child[]): string {
  return children
    .map((c) => (typeof c === 'string' ? c : c === false || c === undefined ? '' : join(c)))
    .join('');
}

/** Collects defs for one picture; drawing calls return SVG text. */
export class Scene {
  readonly prefix: string;
  readonly flip: boolean;
  readonly detail: boolean;
  readonly ground: Ground;
  readonly #defs = new Map<string, { id: string; svg: string }>();

  constructor(options: { prefix?: string; flip?: boolean; detail?: boolean; ground?: Ground } = {}) {
    this.prefix = options.prefix ?? 'k';
    this.flip = options.flip ?? false;
    this.detail = options.detail ?? false;
    this.ground = options.ground ?? 'light';
  }

  def(key: string, make: (id: string) => string): string {
    let entry = this.#defs.get(key);
    if (!entry) {
      const id = `${this.prefix}${this.#defs.size}`;
      entry = { id, svg: make(id) };
      this.#defs.set(key, entry);
    }
    return `url(#${entry.id})`;
  }
  get defsSvg(): string {
    return `<defs>${[...this.#defs.values()].map((d) => d.svg).join('')}</defs>`;
  }

  d(path: string): string {
    return this.flip ? mirrorPath(path, WIDTH) : path;
  }
  x(value: number): number {
    return this.flip ? WIDTH - value : value;
  }

  path(d: string, a: Attributes = {}): string {
    return `<path d="${this.d(d)}"${attrs(flatOpacity(a))}/>`;
  }
  stroke(d: string, color: string, width: number, a: Attributes = {}): string {
    const line = {
      fill: 'none',
      stroke: color,
      strokeWidth: width,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    };
    return this.path(d, { ...line, ...a });
  }
  group(a: Attributes, ...children: readonly Child[]): string {
    return `<g${attrs(a)}>${join(children)}</g>`;
  }
  clipped(d: string, ...children: readonly Child[]): string {
    return this.group({ clipPath: this.clip(d) }, ...children);
  }

  /** Linear gradient along a direction in degrees (0 = left to right, 90 = top to bottom). */
  linear(stops: Stops, angle = 90): string {
    return this.def(`l${angle}${JSON.stringify(stops)}`, (id) => {
      const a = (angle * Math.PI) / 180;
      const round = (v: number) => Math.round(v * 1000) / 1000;
      const [c, s] = [round(Math.cos(a) / 2), round(Math.sin(a) / 2)];
      return `<linearGradient id="${id}" x1="${0.5 - c}" y1="${0.5 - s}" x2="${0.5 + c}" y2="${0.5 + s}">${stopTags(stops)}</linearGradient>`;
    });
  }
  /** Linear gradient between two canvas points. */
  linearAt(stops: Stops, x1: number, y1: number, x2: number, y2: number): string {
    return this.def(
      `L${x1},${y1},${x2},${y2}${JSON.stringify(stops)}`,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${this.x(x1)}" y1="${y1}" x2="${this.x(x2)}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
    );
  }
  radial(stops: Stops, at: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number } = {}): string {
    const { cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy } = at;
    return this.def(
      `r${[cx, cy, r, fx, fy].join()}${JSON.stringify(stops)}`,
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${stopTags(stops)}</radialGradient>`,
    );
  }
  radialAt(stops: Stops, cx: number, cy: number, r: number): string {
    return this.def(
      `R${[cx, cy, r].join()}${JSON.stringify(stops)}`,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${this.x(cx)}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }
  clip(d: string): string {
    return this.def(
      `c${d}`,
      (id) => `<clipPath id="${id}"><path d="${this.d(d)}" clip-rule="evenodd"/></clipPath>`,
    );
  }

  /** Blur whose region fits the given path; much cheaper than a full-canvas filter. */
  blur(d: string, sd: number, reach = 0): string {
    const b = bounds(this.d(d));
    const m = sd * 3 + reach;
    const [x, y, w, h] = [
      Math.round(b.x - m),
      Math.round(b.y - m),
      Math.round(b.w + 2 * m),
      Math.round(b.h + 2 * m),
    ];
    return this.def(
      `b${sd},${x},${y},${w},${h}`,
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${sd}"/></filter>`,
    );
  }
  soft(d: string, sd: number, a: Attributes = {}): string {
    return this.path(d, { filter: this.blur(d, sd), ...a });
  }
  softStroke(d: string, color: string, width: number, sd: number, a: Attributes = {}): string {
    return this.stroke(d, color, width, { filter: this.blur(d, sd, width), ...a });
  }

  pattern(key: string, w: number, h: number, content: string, transform = ''): string {
    return this.def(
      `p${key}${transform}`,
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${w}" height="${h}" patternTransform="${transform}">${content}</pattern>`,
    );
  }
}
