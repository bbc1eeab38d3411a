import type { Opening } from '#src/domain/shop/opening.ts';
import { countedProducts } from './counted.ts';

// Words of the script that every page loads: one export each, so that unused ones are left out of the bundle.

/** The badge shows a capped number; the link's name has the full number (DECISIONS U38). */
export const wishlistLinkName = (count: number): string =>
  count === 0 ? 'Moja lista želja' : `Moja lista želja, ${countedProducts(count)}`;

export const heartName = (wished: boolean, name: string): string =>
  `${wished ? 'Ukloni s liste želja' : 'Dodaj na listu želja'}: ${name}`;
/** The specification's words (DECISIONS U32). */
export const heartTitle = (wished: boolean): string =>
  wished ? 'Ukloni iz wishlist-e' : 'Dodaj u wishlist-u';
/** Shown beside a filled heart. */
export const heartWord = 'Na listi';

const BY_DAYS = ['nedjelje', 'ponedjeljka', 'utorka', 'srijede', 'četvrtka', 'petka', 'subote'];

/** `2. 1.`, of a day as midnight in UTC. */
const dayAndMonth = (date: Date): string => `${date.getUTCDate()}.\u00a0${date.getUTCMonth() + 1}.`;
const byDay = (date: Date): string => BY_DAYS[date.getUTCDay()] ?? '';

export const deliveryBy = (date: Date): string => `do ${byDay(date)}, ${dayAndMonth(date)}`;

export const copiedNumber = (number: string): string => `Kopirano: ${number}`;
export const notCopied = 'Broj se ne može kopirati.';

/** Fits one line of a phone's contact card: a second line would shift what is below. */
export function openingSentence(opening: Opening): string {
  if (opening.open) return `Otvoreno do ${opening.until}`;
  if (opening.days === 0) return `Zatvoreno do ${opening.at}`;
  const { days, date, at } = opening;
  const day = days > 7 ? dayAndMonth(date) : days > 1 ? byDay(date) : 'sutra';
  return `Zatvoreno do ${day} u\u00a0${at}`;
}

/** The first action of a product page after hours; the short one in the call bar of phones. */
export const messageWords = 'Pošaljite poruku';
export const messageShort = 'Poruka';

/** Stands after the vehicle's name, which is cut where it is too long. */
export const vehicleYear = (year: number): string => `\u00a0· ${year}`;
export const chooseVehicleWords = 'Odaberite vozilo';
export const changeVehicleWords = 'Promijenite vozilo';
