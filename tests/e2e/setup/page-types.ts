import { CATALOGUE_PAGES, TEXT_PAGES } from '#src/domain/catalogue/fixed-pages.ts';

/** One address of every type of page, and of the states that have an address; product 1 is of the demo catalogue. */
export const PAGE_TYPES = [
  ...CATALOGUE_PAGES,
  ...['/volkswagen', '/katalog/mercedes-benz', '/volkswagen/golf', '/audi/a4/2008'],
  ...['/audi/a4/1991', '/svi-proizvodi?page=2'],
  '/svi-proizvodi?marka=mercedes-benz&od=2004&do=2012',
  '/svi-proizvodi?marka=audi&od=1990&do=1990',
  ...['/kategorija/hladnjaci', '/kategorija/felge', '/tuning/felge'],
  ...['/proizvod/1', '/proizvod/99999999', '/search', '/search?q=golf+5+far', '/search?q=xqzwvk'],
  '/search?q=golf&tip=tuning',
  ...TEXT_PAGES,
  ...['/wishlist', '/wishlist?ids=1,2,3', '/nema', '/kategorija/nema', '/500'],
  '/rezerva/bez-mreze',
] as const;
