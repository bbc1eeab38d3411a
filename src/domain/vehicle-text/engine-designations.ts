import { stemKey } from './name-keys.ts';

/** `320d`, `525xi`: the first digit is the series (https://en.wikipedia.org/wiki/BMW#Model_designations). */
const BMW = /^([1-8])[1-5]\d(?:x?[di]|ci|cd|ti|tds?|is|ld|li)$/;
/**
 * `c220`, `e350`, `ml320`: the letters are the class (https://en.wikipedia.org/wiki/Mercedes-Benz#Model_nomenclature).
 */
const MERCEDES = /^([abcegrsv]|cl[aks]|gl[aceks]|ml|sl|slk)\d{3}(?:cdi|cgi|d|k)?$/;

/** Names of the model that an engine designation belongs to, as keys of `VehicleLexicon.models`; usually none. */
export function designatedModels(text: string): readonly string[] {
  const [, series] = BMW.exec(text) ?? [];
  if (series) return [stemKey(`Serija ${series}`)];
  const [, letters] = MERCEDES.exec(text) ?? [];
  return letters ? [stemKey(`${letters} klasa`), letters] : [];
}
