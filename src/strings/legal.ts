import { shop } from '#src/domain/shop.ts';

/** A section of a legal page: paragraphs, then an optional list, then the paragraphs after it. */
type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
  /** Ends with the button that deletes what the device keeps. */
  forgets?: true;
};
export type LegalPage = {
  title: string;
  description: string;
  path: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** Words that every legal page shares. */
export const legalText = {
  contents: 'Sadržaj',
  'contact.before': 'Imate pitanje o ovim pravilima?',
  'contact.link': 'Kontaktirajte nas',
  'forget.button': 'Obriši moje podatke s ovog uređaja',
  'forget.done': 'Podaci su obrisani s ovog uređaja.',
  'forget.undo': 'Vrati',
  'forget.failed': 'Podaci se ne mogu obrisati. Obrišite podatke stranice u postavkama preglednika.',
  statutory: 'Ovi rokovi ne umanjuju prava koja kupac ima po Zakonu o zaštiti potrošača u BiH.',
} as const;

/** The seller's data, one fact per line; data that the owner has not given are left out. */
export const sellerFacts: readonly string[] = [
  `Naziv: ${shop.company}`,
  `Sjedište: ${shop.postalCode} ${shop.city}, ${shop.country}`,
  ...(shop.registrationNumber ? [`Identifikacioni broj: ${shop.registrationNumber}`] : []),
  `Telefon: ${shop.phoneShown}`,
  `E-mail: ${shop.email}`,
];

/** Within a sentence: keeps the number on one line. */
export const phoneInText = shop.phoneShown.replaceAll(' ', '\u00a0');

export const deliveryTime = `${shop.deliveryDays.from}-${shop.deliveryDays.to} radna dana`;
