import { TEXT_PAGES } from '#src/domain/catalogue/fixed-pages.ts';

/** One page of every type. */
export const SCREENS = [
  ['home', '/', 'Pravi dio za vaše vozilo'],
  ['catalogue', '/katalog', 'Katalog'],
  ['brand', '/audi', 'Audi'],
  ['brand under the catalogue', '/katalog/volkswagen', 'Volkswagen'],
  ['model', '/audi/a4', 'Audi A4'],
  ['model under the catalogue', '/katalog/vw/golf', 'Volkswagen Golf'],
  ['model-year', '/volkswagen/golf/2006', 'Volkswagen Golf'],
  ['model called like a year', '/peugeot/2008/2015', 'Peugeot 2008'],
  ['year in which it was not built', '/audi/a4/1991', 'Audi A4'],
  ['all products', '/svi-proizvodi', 'Svi proizvodi'],
  ['second page', '/svi-proizvodi?page=2', 'Svi proizvodi'],
  ['category', '/kategorija/branici', 'Branici'],
  ['tuning category at the address of a category', '/kategorija/felge', 'Felge'],
  ['tuning', '/tuning', 'Tuning'],
  ['tuning category', '/tuning/felge', 'Felge'],
  ['product', '/proizvod/1', ''],
  ['contact', '/kontakt', 'Kontakt'],
  ['about', '/o-nama', 'O nama'],
  ['terms', '/opci-uslovi', 'uslovi'],
  ['privacy', '/politika-privatnosti', 'privatnosti'],
  ['returns', '/politika-povrata', 'povrata'],
  ['search', '/search', 'Rezultati pretrage'],
  ['wishlist', '/wishlist', 'Moja lista želja'],
  ['admin', '/admin', 'Admin'],
] as const;

/** Texts and forms that are not among them. */
export const OTHER_PAGES = TEXT_PAGES.filter((path) => !SCREENS.some(([, listed]) => listed === path)).map(
  (path) => [path.slice(1), path, ''] as const,
);
