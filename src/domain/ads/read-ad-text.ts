import { readText, type VehicleText } from '../vehicle-text/find-vehicles.ts';
import { PREPOSITIONS } from '../vehicle-text/language/stop-words.ts';
import type { Mention } from '../vehicle-text/mention.ts';
import type { TextWord } from '../vehicle-text/text-words.ts';
import { generationKeys, stemKey, writtenKey } from '../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import type { OfferText } from './other-offers.ts';
import { withoutNumbersOfSale } from './without-numbers-of-sale.ts';

// Folded: `ne` is also `nije`.
const EXCEPT = /^(?:osim|izuzev|sem)$/;
const NOT = /^(?:ne|nisu|nece)$/;
const FITS = /^(?:odgovara\p{L}*|pas[eu]|pasu[ej]\p{L}*|id[eu]|moze|mogu|vazi|za)$/u;
const OF_VEHICLE = new Set(['manufacturer', 'model', 'generation', 'year', 'measure']);
const LISTS = new Set(['i', 'ili', 'ni', 'niti', ...PREPOSITIONS]);

/** Whether the words right before say that the part is not for what begins here, or for none of a list that it is in. */
function isDenied(words: readonly TextWord[], from: number, isNamed: (at: number) => boolean): boolean {
  let at = from - 1;
  while (at >= 0 && (isNamed(at) || LISTS.has(words[at]?.text ?? ''))) at--;
  const [before = '', word = '', after = ''] = [at - 1, at, at + 1].map((i) => words[i]?.text);
  const fits = FITS.test(word) && NOT.test(before);
  return EXCEPT.test(word) || fits || (NOT.test(word) && PREPOSITIONS.has(after));
}

/** A vehicle without the generations that these words name: `B6, nije za B7`. */
function withoutGenerations(
  mention: Mention,
  words: readonly TextWord[],
  denied: readonly number[],
): Mention {
  const keys = mention.generationWords.map((at) => ({ at, key: stemKey(words[at]?.raw ?? '') }));
  const generations = mention.generations.filter((generation) => {
    const own = keys.filter(({ key }) => generationKeys(generation).includes(key));
    return own.length === 0 || own.some(({ at }) => !denied.includes(at));
  });
  return { ...mention, generations };
}

/** Not the letters of sides, `Far D 40`, nor small ones that are words. */
const CODE_APART =
  /(^|[^\p{L}\p{N}])([EFGWCRXTJNPYVKSefgwcrxtjnpyv])[ -](\d{2,3})(?![\p{L}\p{N}]|[.,/-]\d)/gu;

/** `BMW E 46`, `W-211`: the code of a body, written apart. */
const withJoinedCodes = (text: string, { codes }: VehicleLexicon): string =>
  text.replace(CODE_APART, (all: string, before: string, letter: string, number: string) =>
    codes.has(letter.toLowerCase() + number) ? before + letter + number : all,
  );

/** `(C-14)`: a letter and a number in brackets are the seller's own shelf, unless they are the code of a body. */
const SHELF = /[([]\p{Lu}-\d{2,3}[)\]]/gu;

/** Smaller ones are sizes of engines: `Clio 1,2`. */
const GENERATIONS = /(\p{L}{3,}) ([3-7]),([4-8])(?![\p{L}\p{N}.,])/gu;

/** `Golf 5,6`: two generations, and no decimal. */
const withListedGenerations = (text: string, { models }: VehicleLexicon): string =>
  text.replace(GENERATIONS, (all: string, name: string, first: string, second: string) =>
    models.has(writtenKey(name)) && Number(first) + 1 === Number(second)
      ? `${name} ${first}, ${second}`
      : all,
  );

/** The text of an ad, without the vehicles that the part is not for: `osim za Golf 5`, `ne odgovara na Audi`. */
function readAdText(text: string, vehicles: VehicleLexicon, thisYear: number): VehicleText {
  const own = withListedGenerations(
    withJoinedCodes(withoutNumbersOfSale(text), vehicles).replace(SHELF, ' | '),
    vehicles,
  );
  const read = readText(own, vehicles, thisYear);
  const { words, manufacturers, mentions, years } = read;
  const isNamed = (at: number): boolean =>
    OF_VEHICLE.has(words[at]?.role ?? '') || manufacturers.some(({ from, to }) => from <= at && at < to);
  const named = mentions.flatMap(({ from, generationWords }) => [from, ...generationWords]);
  const denied = named.filter((at) => isDenied(words, at, isNamed));
  const isOfDenied = (at: number) => denied.includes(Math.max(...named.filter((other) => other < at)));
  return {
    ...read,
    mentions: mentions
      .filter(({ from }) => !denied.includes(from))
      .map((mention) => withoutGenerations(mention, words, denied)),
    years: years.filter(({ at }) => !isOfDenied(at) && !isDenied(words, at, isNamed)),
  };
}

/** What a text says after `imam i` or `svi dijelovi za` counts only where it names no vehicle before. */
export function readOffer({ own, all }: OfferText, vehicles: VehicleLexicon, thisYear: number): VehicleText {
  const read = readAdText(own, vehicles, thisYear);
  return read.mentions.length > 0 || own === all ? read : readAdText(all, vehicles, thisYear);
}
