import { type FitVerdict, fitVerdict } from '#src/domain/fitment/fit-verdict.ts';
import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { ownYear, scaleVehicle } from '#src/strings/fit.ts';
import { svg } from './svg.ts';

type YearAndVerdict = { year: number; found: FitVerdict };

/** A bar shows the years of one vehicle only; a needle that contradicts the fit line would be misleading. */
const agrees = ({ found }: YearAndVerdict, isCovered: boolean): boolean =>
  found.verdict === 'maybe' ? isCovered && found.open.length > 0 : (found.verdict === 'yes') === isCovered;

function verdictOf(fits: string | undefined, vehicle: SavedVehicle): YearAndVerdict | undefined {
  const found = fitVerdict(fits ?? '', vehicle);
  const isOfOther = found.verdict === 'no' && found.fits.length === 0;
  return isOfOther ? undefined : { year: vehicle.year, found };
}

/** The three pixel bars of cards; their paths are `M{start} 0h{length}…`, in years from the first. */
function paintMini(mini: Element, known: YearAndVerdict | undefined): void {
  mini.querySelector('line')?.remove();
  if (!known) return;
  const at = known.year - FIRST_YEAR;
  const isCovered = [...mini.querySelectorAll('path')].some((bar) => {
    const [, start, length] = /^M(\d+) 0h(\d+)/.exec(bar.getAttribute('d') ?? '') ?? [];
    return Number(start) <= at && at < Number(start) + Number(length);
  });
  if (!agrees(known, isCovered)) return;
  const x = String(at + 0.5);
  mini.append(svg('line', { x1: x, x2: x, y1: '-1', y2: '2', 'vector-effect': 'non-scaling-stroke' }));
}

/** Sets, moves or removes the needle of a full scale; views/ui/YearScale.tsx renders the scale. */
export function setNeedle(scale: HTMLElement, year: number | undefined): void {
  const [first = 0, last = 0] = (scale.dataset['yearScale'] ?? '').split('-').map(Number);
  const label = (scale.dataset['label'] ??= scale.getAttribute('aria-label') ?? '');
  const isWithin = year !== undefined && year >= first && year <= last;
  scale.setAttribute('aria-label', isWithin ? label + scaleVehicle(year) : label);
  let needle = scale.querySelector('[data-needle]');
  if (!isWithin) {
    needle?.parentElement?.remove();
    return;
  }
  if (!needle) {
    needle = svg('g', { 'data-needle': '', class: 'needle' }, [
      svg('rect', { x: '-1.5', y: '-4', width: '3', height: '36' }),
      svg('text', { y: '-8', 'text-anchor': 'middle' }),
    ]);
    const layer = svg('svg', { class: 'needle-layer' }, [needle]);
    scale.append(layer);
  }
  const text = needle.querySelector('text');
  if (text) text.textContent = String(year);
  const share = (year - first + 0.5) / (last - first + 1);
  // A percentage of the layer's width moves by a CSS transition and follows a resize.
  (needle as SVGElement).style.setProperty('--needle-x', `${(share * 100).toFixed(2)}%`);
}

/** The scale of 'Kompatibilno za': its bars are rectangles in years from the first. */
function paintProductScale(scale: HTMLElement, known: YearAndVerdict | undefined): void {
  const at = (known?.year ?? 0) - FIRST_YEAR;
  const isCovered = [...scale.querySelectorAll('svg:first-child rect')].some((bar) => {
    const start = Number(bar.getAttribute('x'));
    return start <= at && at < start + Number(bar.getAttribute('width'));
  });
  setNeedle(scale, known && agrees(known, isCovered) ? known.year : undefined);
}

export function paintNeedles(vehicle: SavedVehicle | undefined): void {
  for (const mini of document.querySelectorAll('.mini')) {
    const line = mini.parentElement?.querySelector<HTMLElement>('.fit');
    paintMini(mini, vehicle && verdictOf(line?.dataset['fit'], vehicle));
  }
  for (const scale of document.querySelectorAll<HTMLElement>('.kp [data-year-scale]')) {
    const line = scale.closest('.pp')?.querySelector<HTMLElement>('.verdict');
    paintProductScale(scale, vehicle && verdictOf(line?.dataset['fit'], vehicle));
  }
}

/** The needle of the saved vehicle among the years of its model. */
export function markOwnYear(vehicle: SavedVehicle | undefined): void {
  const own = vehicle && `/${vehicleKey(vehicle)}`;
  for (const link of document.querySelectorAll('.yrs a')) {
    const isOwn = link.getAttribute('href') === own;
    link.toggleAttribute('data-mine', isOwn);
    if (isOwn) link.setAttribute('aria-description', ownYear);
    else link.removeAttribute('aria-description');
  }
}
