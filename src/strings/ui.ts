import { formatSpans, type YearSpan } from '#src/domain/years.ts';

/** Words of small interface elements that every page shares. */
export const uiText = {
  'breadcrumb.label': 'Putanja',
  'breadcrumb.home': 'Početna',
  'rating.title': 'Ocjena prodavca',
  'scale.all': (from: number, to: number) => `Skala godišta od ${from}. do ${to}.`,
  'scale.fits': (spans: readonly YearSpan[]) => `Označene godine: ${formatSpans(spans)}.`,
} as const;
