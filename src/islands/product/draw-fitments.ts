import { FIRST_YEAR } from '#src/domain/limits.ts';
import { fitmentGroups } from '#src/domain/product/fitment-groups.ts';
import type { Fitment } from '#src/domain/product/product.ts';
import { formatSpans, lastYear, mergeSpans } from '#src/domain/years.ts';
import type { PublicProductDetail } from '#src/stores/product.ts';
import { productText as text } from '#src/strings/product.ts';
import { svg } from '../paint/svg.ts';

type PublicFitment = PublicProductDetail['fitments'][number];

const toFitment = (fitment: PublicFitment): Fitment => ({
  manufacturer: { name: fitment.manufacturer, slug: fitment.manufacturer_slug },
  model: fitment.model && fitment.model_slug ? { name: fitment.model, slug: fitment.model_slug } : null,
  yearFrom: fitment.year_from,
  yearTo: fitment.year_to,
});

/** The bars of the year scale, as YearScale.astro draws them, and the exact years where they have gaps. */
export function drawYears(
  { scale, gaps }: { scale: HTMLElement | null; gaps: HTMLElement | null },
  { compatible_years: years }: PublicProductDetail,
): void {
  const spans = mergeSpans(years.map(Number).map((year) => ({ from: year, to: year })));
  if (!scale) return;
  scale.hidden = spans.length === 0;
  scale.querySelector('svg')?.append(
    ...spans.map(({ from, to }) => {
      const [first, last] = [Math.max(from, FIRST_YEAR), Math.min(to, lastYear())];
      return svg('rect', {
        ...{ x: String(first - FIRST_YEAR), width: String(last - first + 1), y: '18', height: '10' },
        class: 'fill-ink forced-color-adjust-none',
      });
    }),
  );
  if (!gaps || spans.length < 2) return;
  gaps.textContent = text['fit.gaps'](formatSpans(spans));
  gaps.hidden = false;
}

/** 'Odgovara i za': every further vehicle, with all of its years. */
export function drawVehicles(box: HTMLElement | null, { fitments }: PublicProductDetail): void {
  const list = box?.querySelector('ul');
  const [, ...others] = fitmentGroups(fitments.map(toFitment), {
    firstYear: FIRST_YEAR,
    lastYear: lastYear(),
  });
  if (!box || !list || others.length === 0) return;
  list.replaceChildren(
    ...others.map(({ manufacturer, model, years }) => {
      const row = document.createElement('li');
      const link = document.createElement('a');
      link.href = `/${[manufacturer.slug, model?.slug].filter(Boolean).join('/')}`;
      link.textContent = `${manufacturer.name} ${model?.name ?? text['fit.everyModel']}`;
      const span = document.createElement('span');
      span.textContent = formatSpans(years) || text['card.years'];
      row.append(link, ' ', span);
      return row;
    }),
  );
  box.hidden = false;
}
