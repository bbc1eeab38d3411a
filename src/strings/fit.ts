import type { FitVerdict, Open, OpenFact } from '#src/domain/fitment/fit-verdict.ts';

const UNSAID: Readonly<Record<OpenFact, string>> = {
  generation: 'generacija',
  body: 'karoserija',
  engine: 'motor',
  condition: 'oprema',
};

const openWords = ({ fact, words }: Open): string =>
  words.length > 0 ? words.join(fact === 'generation' ? '/' : ' ili ') : UNSAID[fact];

/** After 'za'. */
const accusative = (words: string): string => words.replace('limuzina', 'limuzinu');

/** A card has no room for the first part. `vehicle`: `Audi A4 2008`. */
export function fitSentence(found: FitVerdict, vehicle: string): [lead: string, sentence: string] {
  if (found.verdict === 'yes') return ['', `Odgovara: ${vehicle}`];
  if (found.verdict === 'no')
    return [
      '',
      found.fits.length > 0
        ? `Ne odgovara: za ${found.fits.map(accusative).join(', ')}`
        : 'Ne odgovara vašem vozilu',
    ];
  if (found.open.length === 0) return ['', 'Provjerite s prodavcem'];
  return ['Odgovara godini. ', `Provjerite: ${found.open.map(openWords).join(' / ')}`];
}

/** Opens the questions about the vehicle. */
export const tellMoreLink = 'Dopunite vozilo';
export const otherPartsLink = 'Dijelovi koji odgovaraju';

/** Describes the year link of the saved vehicle. */
export const ownYear = 'Vaše vozilo';
export const scaleVehicle = (year: number): string => ` Vaše vozilo: ${year}.`;
