import { formatCount } from '#src/domain/money.ts';
import { plural, type PluralForms } from '#src/domain/text/plurals.ts';

/** A number with its noun: `1.234 dijela`. */
export const counted = (count: number, forms: PluralForms): string =>
  `${formatCount(count)} ${plural(count, forms)}`;

// Single exports, so that the script that every page loads contains only its own.
export const countedParts = (count: number): string => counted(count, ['dio', 'dijela', 'dijelova']);
export const countedModels = (count: number): string => counted(count, ['model', 'modela', 'modela']);
export const countedProducts = (count: number): string =>
  counted(count, ['proizvod', 'proizvoda', 'proizvoda']);
export const countedPictures = (count: number): string => counted(count, ['slika', 'slike', 'slika']);
export const countedAds = (count: number): string => counted(count, ['oglas', 'oglasa', 'oglasa']);
export const countedMonths = (count: number): string => counted(count, ['mjesec', 'mjeseca', 'mjeseci']);
export const countedDays = (count: number): string => counted(count, ['dan', 'dana', 'dana']);
/** After `za`. */
export const countedMinutes = (count: number): string => counted(count, ['minutu', 'minute', 'minuta']);
