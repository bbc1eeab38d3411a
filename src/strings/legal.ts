import { shownPhone } from '#src/domain/contact/contact.ts';
import {
  fillLegalParts,
  type LegalButton,
  type LegalPart,
  readLegalText,
} from '#src/domain/shop/legal-text.ts';
import { postalAddress } from '#src/domain/shop/postal-address.ts';
import { type ShopSettings, wholeShop } from '#src/domain/shop/shop.ts';
import { deliveryTime, genitiveWorkingDays } from './delivery.ts';

/**
 * A section of a new shop's legal page: paragraphs, then an optional list, then the paragraphs after it. `{telefon}`
 * and the like stand for the shop's values.
 */
type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
  /** Ends the section. */
  button?: LegalButton;
};
export type LegalPage = {
  title: string;
  description: string;
  path: string;
  lead: string;
  /** The setting with the owner's own text. */
  setting: keyof Pick<ShopSettings, 'terms' | 'privacy' | 'returns'>;
  sections: readonly LegalSection[];
};

/** Words that every legal page shares. */
export const legalText = {
  contents: 'Sadržaj',
  'contact.before': 'Imate pitanje o ovim pravilima?',
  'contact.link': 'Kontaktirajte nas',
  'withdrawal.button': 'Pošaljite obrazac e-mailom',
  'withdrawal.subject': 'Odustanak od kupovine',
  'forget.button': 'Obriši moje podatke s ovog uređaja',
  'forget.done': 'Podaci su obrisani s ovog uređaja.',
  'forget.undo': 'Vrati',
  'forget.failed': 'Podaci se ne mogu obrisati. Obrišite podatke stranice u postavkama preglednika.',
  statutory: 'Ovi rokovi ne umanjuju prava koja kupac ima po Zakonu o zaštiti potrošača u BiH.',
} as const;

/** Placeholders of legal texts; a value that the owner has not given is empty. */
export const legalValues = () => ({
  prodavnica: wholeShop().name,
  firma: wholeShop().company,
  adresa: postalAddress(),
  'id-broj': wholeShop().registrationNumber,
  // Keeps the number on one line.
  telefon: shownPhone(wholeShop().phone).replaceAll(' ', '\u00a0'),
  email: wholeShop().email,
  dostava: deliveryTime(),
  odustanak: String(wholeShop().withdrawalDays),
  reklamacija: String(wholeShop().complaintDays),
  povrat: String(wholeShop().refundWorkingDays),
  'rok-povrata': genitiveWorkingDays(wholeShop().refundWorkingDays),
  garancija: String(wholeShop().warrantyMonths),
});

/** The text of a new shop. */
export const defaultParts = ({ sections }: LegalPage): LegalPart[] =>
  sections.map(({ id, heading, paragraphs, list, after = [], button }) => ({
    id,
    heading,
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(list ? [{ kind: 'list' as const, items: [...list] }] : []),
      ...after.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(button ? [{ kind: 'button' as const, button }] : []),
    ],
  }));

/** A legal page with the owner's own text, or with the text of a new shop. */
export function filledLegalPage(page: LegalPage) {
  const own = wholeShop()[page.setting];
  const values = legalValues();
  const parts = own === '' ? defaultParts(page) : readLegalText(own);
  const [description] = fillLegalParts([{ id: '', heading: page.description, blocks: [] }], values);
  return {
    title: page.title,
    path: page.path,
    lead: page.lead,
    description: description?.heading ?? '',
    parts: fillLegalParts(parts, values),
  };
}
