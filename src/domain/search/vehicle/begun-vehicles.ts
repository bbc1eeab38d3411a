import { isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { isWholeFiller } from '../../vehicle-text/language/stop-words.ts';
import type { LexiconManufacturer, LexiconModel } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import { analyseQuery, type Query, type QueryWord, type ReadWord } from '../query/analyse-query.ts';
import type { FoundVehicle } from './find-vehicle.ts';
import { vehicleTerm } from '../product-terms.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** A vehicle with a name that an unfinished word may become, and the term of the products for it. */
export type BegunVehicle = { vehicle: LexiconModel | LexiconManufacturer; term: string };

/** Fewer letters begin too many names. */
const BEGUN_LETTERS = 3;

/** `toura` may become a Touran: the vehicles with a name that begins so, those of most products first. */
function begunVehicles(
  { text, isLast, isNumber }: QueryWord,
  lexicon: VehicleLexicon,
  { documents }: Vocabulary,
): BegunVehicle[] {
  const isWhole = lexicon.models.has(text) || lexicon.manufacturers.has(text);
  if (!isLast || isNumber || isWhole || isWholeFiller(text)) return [];
  if (text.length < BEGUN_LETTERS || /\d/.test(text)) return [];
  const begun = new Map<string, BegunVehicle>();
  const add = (vehicle: BegunVehicle['vehicle'], term: string) => begun.set(term, { vehicle, term });
  for (const [key, manufacturer] of lexicon.manufacturers)
    if (key.startsWith(text)) add(manufacturer, vehicleTerm.manufacturer(manufacturer.id));
  for (const [key, models] of lexicon.models)
    if (key.startsWith(text)) for (const model of models) add(model, vehicleTerm.model(model.id));
  return [...begun.values()].sort((a, b) => documents(b.term) - documents(a.term));
}

/**
 * The last word with the vehicles that it may become, and the vehicle that the query names without it. A name that is
 * still being typed is not taken for another one with a mistake: `log` may become a Logan and is not a Logo yet.
 */
export function withBegun(
  words: readonly ReadWord[],
  found: FoundVehicle | undefined,
  lexicon: VehicleLexicon,
  vocabulary: Vocabulary,
): { words: readonly ReadWord[]; vehicle: FoundVehicle | undefined } {
  const last = words.at(-1);
  const isOther = found?.words.size === 1 && found.words.has(words.length - 1);
  if (!last || (found?.model && !isOther)) return { words, vehicle: found };
  const begun = begunVehicles(last, lexicon, vocabulary);
  // `kon` may become a `kondenzator` as well as a Kona.
  const isSame =
    !last.endings.some(isTradeStem) &&
    begun.every(({ vehicle }) => vehicle === (found?.model ?? found?.manufacturer));
  if (begun.length === 0 || (isOther && isSame)) return { words, vehicle: found };
  return { words: [...words.slice(0, -1), { ...last, begun }], vehicle: isOther ? undefined : found };
}

/** The models that the last word of a query may become. */
export const begunModels = (words: readonly ReadWord[]) =>
  (words.at(-1)?.begun ?? []).flatMap(({ vehicle }) =>
    'manufacturer' in vehicle ? [{ manufacturer: vehicle.manufacturer, model: vehicle }] : [],
  );

/** The query with the likeliest name in place of its beginning; undefined where its last word begins none. */
export function completed(
  { text }: Query,
  words: readonly ReadWord[],
  { isKnown }: Vocabulary,
): Query | undefined {
  const last = words.at(-1);
  const [likeliest] = last?.begun ?? [];
  if (!last || !likeliest || isKnown(last.text) || !text.endsWith(last.typed)) return undefined;
  return analyseQuery(`${text.slice(0, -last.typed.length)}${likeliest.vehicle.name} `);
}
