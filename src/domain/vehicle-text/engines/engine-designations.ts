import { stemKey } from '../name-keys.ts';

/** Patterns of what follows the three digits of a BMW: `320d`, `525xi`, `318is`. */
export const BMW_SUFFIX = 'x?[di]|ci|cd|ti|tds?|is|ld|li';
/** Of the classes of a Mercedes: `c220`, `ml320`. */
export const MERCEDES_CLASS = '[abcegrsv]|cl[aks]?|gl[aceks]?|ml|slk?';
/** Of what is joined to its digits. */
export const MERCEDES_SUFFIX = 'cdi|cgi|t?d|k';

/** The first digit is the series (https://en.wikipedia.org/wiki/BMW#Model_designations). */
const BMW = new RegExp(`^([1-8])[1-5]\\d(?:${BMW_SUFFIX})$`);
/** The letters are the class (https://en.wikipedia.org/wiki/Mercedes-Benz#Model_nomenclature). */
const MERCEDES = new RegExp(`^(${MERCEDES_CLASS})\\d{3}(?:${MERCEDES_SUFFIX})?$`);

/** Names of the model that an engine designation belongs to, as keys of `VehicleLexicon.models`; usually none. */
export function designatedModels(text: string): readonly string[] {
  const [, series] = BMW.exec(text) ?? [];
  if (series) return [stemKey(`Serija ${series}`)];
  const [, letters] = MERCEDES.exec(text) ?? [];
  return letters ? [stemKey(`${letters} klasa`), letters] : [];
}
