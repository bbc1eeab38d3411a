import { shop } from '#src/domain/shop.ts';

/** A part of a legal page: paragraphs, then an optional list, then what follows it. */
export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
};
export type LegalPage = {
  title: string;
  description: string;
  path: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** Words around every legal page. */
export const legalText = {
  contents: 'Sadržaj',
  'contact.before': 'Imate pitanje o ovim pravilima?',
  'contact.link': 'Kontaktirajte nas',
  statutory: 'Ovi rokovi ne umanjuju prava koja kupac ima po Zakonu o zaštiti potrošača u BiH.',
} as const;

/** Who sells, in one line per fact; what the owner has not given is left out, never invented. */
export const sellerFacts: readonly string[] = [
  `Naziv: ${shop.company}`,
  `Sjedište: ${shop.postalCode} ${shop.city}, ${shop.country}`,
  ...(shop.registrationNumber ? [`Identifikacioni broj: ${shop.registrationNumber}`] : []),
  `Telefon: ${shop.phoneShown}`,
  `E-mail: ${shop.email}`,
];

/** In a sentence: a number that wraps is read as two. */
export const phoneInText = shop.phoneShown.replaceAll(' ', '\u00a0');

export const deliveryTime = `${shop.deliveryDays.from}-${shop.deliveryDays.to} radna dana`;
