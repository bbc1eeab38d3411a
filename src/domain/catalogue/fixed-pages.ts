import { WANTED_PAGE } from '../contact/wanted-part.ts';

// Pages with one fixed address, except those that search engines leave out.

/** They show the catalogue, and change with it. */
export const CATALOGUE_PAGES = ['/', '/katalog', '/svi-proizvodi', '/tuning'] as const;

/** Texts and forms. */
export const TEXT_PAGES = [
  '/kontakt',
  WANTED_PAGE,
  '/o-nama',
  '/opci-uslovi',
  '/politika-privatnosti',
  '/politika-povrata',
] as const;
