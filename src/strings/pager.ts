export const pagerText = {
  label: 'Stranice',
  next: 'Sljedeća stranica',
  page: (page: number) => `Stranica ${page}`,
  previous: 'Prethodna stranica',
} as const;
