import { formatCount } from '#src/domain/text/format-count.ts';

export const pagerText = {
  go: 'Idi',
  goTo: 'Stranica',
  label: 'Stranice',
  next: 'Sljedeća stranica',
  page: (page: number) => `Stranica ${page}`,
  of: (pages: number) => `od ${formatCount(pages)}`,
  previous: 'Prethodna stranica',
} as const;
