import { FIRST_YEAR, LAST_YEAR_AT_LEAST } from './limits/catalogue.ts';
import { shopYear } from './shop-year.ts';

/** Model years, both ends included. */
export type YearSpan = { from: number; to: number };

/** Last year that selects and scales offer (DECISIONS U2). */
export const lastYear = (at?: Date): number => Math.max(LAST_YEAR_AT_LEAST, shopYear(at));

/** The years of production, within those that selects offer; one still in production has no last year. */
export const offeredYears = (
  from: number,
  to: number | null,
  at?: Date,
): { from: number; to: number | null } => ({
  from: Math.max(from, FIRST_YEAR),
  to: to === null ? null : Math.min(to, lastYear(at)),
});

/** Sorted, without overlaps; neighbouring years join (2004–2006 and 2007–2008 are one span). */
export function mergeSpans(spans: readonly YearSpan[]): YearSpan[] {
  const merged: YearSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Single years as spans: 2004, 2005, 2008 → 2004–2005 and 2008. */
export const spansOfYears = (years: readonly number[]): YearSpan[] =>
  mergeSpans(years.map((year) => ({ from: year, to: year })));

export const coversYear = (spans: readonly YearSpan[], year: number): boolean =>
  spans.some((span) => span.from <= year && year <= span.to);

export function yearsOf(spans: readonly YearSpan[]): number[] {
  return mergeSpans(spans).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
}

/** All years as one span, gaps included; undefined without years. */
export function reach(spans: readonly YearSpan[]): YearSpan | undefined {
  if (spans.length === 0) return undefined;
  return { from: Math.min(...spans.map((s) => s.from)), to: Math.max(...spans.map((s) => s.to)) };
}

/** `2004`, `2004–2006`, and with an open end `2004–`; an empty text without years. */
export const formatYears = (from: number | null, to: number | null): string =>
  from === to ? String(from ?? '') : `${from ?? ''}–${to ?? ''}`;

/** For running text: `2004–2006, 2009–2011`. */
export const formatSpans = (spans: readonly YearSpan[]): string =>
  mergeSpans(spans)
    .map(({ from, to }) => formatYears(from, to))
    .join(', ');

/** 'Kompatibilno za' of the specification: one value or `min - max` (DECISIONS D13). */
export function formatReach(spans: readonly YearSpan[]): string {
  const whole = reach(spans);
  if (!whole) return '';
  return whole.from === whole.to ? String(whole.from) : `${whole.from} - ${whole.to}`;
}

/** Year segment of an address: four digits within 1990 … next year, else undefined (DECISIONS R6). */
export function parseYearSegment(text: string, at?: Date): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= lastYear(at) + 1 ? year : undefined;
}
