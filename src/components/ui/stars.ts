import { RATING_MAX } from '#src/domain/limits.ts';

/** Relative after the tip, so that a star moves by its first point alone. */
const STAR = 'l2.1 4.4 4.8.7-3.5 3.4.8 4.8-4.2-2.3-4.2 2.3.8-4.8-3.5-3.4';
const PITCH_PX = 19;
const drawn = new Map<number, string>();

const starAt = (i: number) => `M${8 + i * PITCH_PX} .9${STAR} 4.8-.7z`;
const halfAt = (i: number) => `M${8 + i * PITCH_PX} .9v11l-4.2 2.3.8-4.8-3.5-3.4 4.8-.7z`;

function draw(rating: number): string {
  const positions = Array.from({ length: RATING_MAX }, (_, i) => i);
  const whole = Math.floor(rating);
  const half = rating - whole >= 0.5 ? halfAt(whole) : '';
  const filled = positions.filter((i) => i < whole).map(starAt);
  const empty = positions.filter((i) => i >= whole).map(starAt);
  return `<svg class="stars" viewBox="0 0 92 16"><path d="${filled.join('')}${half}"/>${
    empty.length > 0 ? `<path fill="none" d="${empty.join('')}"/>` : ''
  }</svg>`;
}

/** Five stars in half steps as an SVG string: a list of 20 cards should not cost 20 component calls. */
export function starsSvg(rating: number): string {
  const step = Math.round(Math.min(RATING_MAX, Math.max(0, rating)) * 2) / 2;
  const known = drawn.get(step);
  if (known !== undefined) return known;
  const svg = draw(step);
  drawn.set(step, svg);
  return svg;
}
