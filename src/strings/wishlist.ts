import { formatCount } from '#src/domain/text/format-count.ts';
import { countedProducts } from './counted.ts';
import { toastName } from './toast.ts';

export const wishlistText = {
  /** The badge: 1 proizvod, 21 proizvod, else proizvoda (DECISIONS U4). */
  count: countedProducts,
  clear: 'Obriši sve',
  cleared: 'Lista želja je obrisana.',
  removed: (name: string) => `Uklonjeno s liste želja: ${toastName(name)}`,
  undo: 'Vrati',
  onDevice: 'Čuva se samo na ovom uređaju.',
  continue: 'Nastavi kupovinu',
  more: (count: number) => `Prikaži još ${count}`,
  unnamed: (id: number | string) => `Proizvod ${id}`,
  gone: 'Više nije u\u00a0ponudi',
  loading: 'Učitavanje...',
  refreshFailed: 'Podaci možda nisu najnoviji: trenutno ih ne možemo provjeriti.',

  'enquiry.button': (count: number) => `Pošaljite upit za sve (${count})`,
  'enquiry.label': 'Pošaljite upit za sve',
  'enquiry.lead': 'Nazivi, šifre i adrese već su u poruci.',
  'enquiry.subject': (count: number) => `Upit za ${countedProducts(count)}`,
  'enquiry.text': 'Dobar dan, zanimaju me ovi proizvodi:',
  'enquiry.line': (position: number, name: string, id: number | string, address: string) =>
    `${position}. ${name} (šifra ${id})\n${address}`,
  'enquiry.similar': (position: number, name: string, id: number | string, address: string) =>
    `${position}. Tražim sličan prodanom: ${name} (šifra ${id})\n${address}`,
  'enquiry.rest': (count: number, address: string) => `… i još ${count}. Cijela lista: ${address}`,

  'share.button': 'Podijelite listu',
  'share.copied': 'Adresa liste je kopirana.',
  /** After 'od' the noun is always genitive (DECISIONS U4). */
  'share.part': (count: number, all: number) =>
    `U adresu stane prvih ${formatCount(count)} od ${formatCount(all)} proizvoda.`,
  'share.failed': 'Adresa se ne može kopirati.',
  'share.open': 'Otvorite listu',
  'shared.title': 'Podijeljena lista',
  'shared.lead': 'Ovo je lista koju je neko podijelio s vama. Vaša lista se ne mijenja dok je ne dodate.',
  'shared.add': 'Dodaj na moju listu želja',
  'shared.added': (count: number) =>
    count === 0 ? 'Sve je već na vašoj listi.' : `Dodano na vašu listu: ${countedProducts(count)}.`,
  'shared.mine': 'Moja lista želja',
  'shared.failed': 'Lista se ne može učitati. Provjerite vezu i pokušajte ponovo.',
  'shared.retry': 'Pokušajte ponovo',
  'shared.similar': (id: string) => `Šifra ${id}: pogledajte slične`,
  'shared.none': 'Ovih proizvoda više nema u ponudi.',
  /** Of an address that names no product. */
  'shared.cut': 'Adresa liste nije potpuna. Zatražite je ponovo.',
} as const;

/** Words of the message about a whole list. */
export const listEnquiryWords = {
  intro: wishlistText['enquiry.text'],
  line: wishlistText['enquiry.line'],
  similar: wishlistText['enquiry.similar'],
  rest: wishlistText['enquiry.rest'],
  unnamed: wishlistText.unnamed,
} as const;
