import { foldText } from './language/fold.ts';
import type { LexiconManufacturer } from './name-keys.ts';
import { EVERYDAY_NAMES, FOREIGN_MANUFACTURERS } from './language/everyday-words.ts';
import { PART_MAKERS } from './language/part-makers.ts';
import { isPartName, STEM_OF_NAME_WORD } from './language/phrases.ts';
import { placeOf } from './language/place-words.ts';
import { stem } from './language/stem.ts';
import { nearName } from './models/near-name.ts';
import type { FindOptions, MentionReason, Span } from './mention.ts';
import { mistypedManufacturerAt, mistypedNameAt } from './models/mistyped-names.ts';
import { correctedKeys, spanKey, stemKeys } from './span-keys.ts';
import { soundKey } from './language/sound-key.ts';
import { isFree, mark, type TextWord } from './text-words.ts';
import type { VehicleLexicon } from './vehicle-lexicon.ts';

export type NamedManufacturer = Span & {
  manufacturer: LexiconManufacturer;
  certainty: number;
  reason: MentionReason | undefined;
  /** Counts only next to one of its models. */
  isWeak: boolean;
};

const MANUFACTURER_WORDS_MAX = 3;
/** After a manufacturer that the shop does not know, this many words count as its model. */
const FOREIGN_MODEL_WORDS = 2;

/** `Golfa`, `Opela`, `Škode`: a name with a case ending; returns the possible base forms. */
export function caseForms({ raw, text }: Pick<TextWord, 'raw' | 'text'>): string[] {
  // Folding treats the `ij` of `Fabije` like the sound in `svijetlo`.
  const soft = /^(.{2,})ij(?:[eiu]|om)$/i.exec(raw)?.[1];
  if (soft) return [`${soft}ija`, `${soft}ia`, `${soft}io`].map((form) => foldText(form));
  // `audija`, `suzukija`, `caddyja`, `clija`
  const long = /^(.{2,}[iy])j(?:a|u|em)$/.exec(text)?.[1];
  if (long) return [long, `${long}o`];
  const bare = /^(.{3,}?)(?:ovog|ov[aeo]|om|em|[aeiu])$/.exec(text)?.[1];
  if (!bare) return [];
  return /[au]$|[oe]m$/.test(text) ? [bare, `${bare}a`, `${bare}o`] : [bare, `${bare}a`];
}

const isPartMaker = (text: string, { manufacturers, models }: VehicleLexicon): boolean =>
  PART_MAKERS.has(text) && !manufacturers.has(text) && !models.has(text);

/** Whether a name of several words begins there, `rnge rover` or `lnd rover`, with a mistake. */
export const isMistypedName = (
  words: Parameters<typeof mistypedNameAt>[0],
  at: number,
  lexicon: VehicleLexicon,
): boolean =>
  mistypedNameAt(words, at, lexicon) !== undefined ||
  mistypedManufacturerAt(words, at, lexicon) !== undefined;

/**
 * Marks makers of parts, and manufacturers that the shop does not know with the models after them, so that none is read
 * as a vehicle.
 */
export function markForeign(words: readonly TextWord[], lexicon: VehicleLexicon): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    // What follows a maker of parts is not one of its models: `bosch golf 5 alternator`.
    if (isFree(word) && isPartMaker(word.text, lexicon)) mark(words, at, at + 1, 'foreign');
    if (!isFree(word) || !FOREIGN_MANUFACTURERS.has(word.text) || lexicon.manufacturers.has(word.text))
      continue;
    // `Range Rover` is known, `Rover` is not.
    if (at > 0 && lexicon.manufacturers.has(spanKey(words, at - 1, at + 1))) continue;
    if (at > 0 && isMistypedName(words, at - 1, lexicon)) continue;
    let to = at + 1;
    while (to < words.length && to <= at + FOREIGN_MODEL_WORDS) {
      const next = words[to];
      const isName =
        next && (lexicon.manufacturers.has(next.text) || (lexicon.models.get(next.text)?.length ?? 0) > 0);
      if (!isFree(next) || !/^[ -]?$/.test(next.before)) break;
      if (isName && /\p{L}{4}/u.test(next.text)) break;
      // `Aveo far desni`: the part begins.
      if (/^(?:19|20)\d\d$/.test(next.text) || placeOf(next.text) || isPartName(stem(next.text))) break;
      to++;
    }
    mark(words, at, to, 'foreign');
  }
}

function firstNamed(
  keys: readonly string[],
  { manufacturerOfStem }: VehicleLexicon,
): LexiconManufacturer | undefined {
  for (const key of keys) {
    const manufacturer = manufacturerOfStem(key);
    if (manufacturer) return manufacturer;
  }
  return undefined;
}

function correctedAt(words: readonly TextWord[], at: number, lexicon: VehicleLexicon) {
  // The `sinta` of a `sinta fe` is a Santa, not a Seat.
  if (mistypedNameAt(words, at, lexicon)) return undefined;
  for (let to = Math.min(words.length, at + MANUFACTURER_WORDS_MAX); to > at; to--) {
    const keys = words.slice(at, to).every(isFree) ? correctedKeys(words, at, to) : [];
    // `fieta` is a Fiesta, not a Fiat: the likeliest corrections come first.
    const ofModel = keys.findIndex((key) => lexicon.modelsOfStem(key));
    const manufacturer = firstNamed(ofModel < 0 ? keys : keys.slice(0, ofModel), lexicon);
    if (manufacturer) return { manufacturer, from: at, to, certainty: 0.9, reason: 'mistyped' as const };
  }
  return undefined;
}

function manufacturerAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
): Omit<NamedManufacturer, 'isWeak'> | undefined {
  const long = mistypedManufacturerAt(words, at, lexicon);
  for (let to = Math.min(words.length, at + MANUFACTURER_WORDS_MAX); to >= (long?.to ?? at + 1); to--) {
    if (!words.slice(at, to).every(isFree)) continue;
    // `sito` has the stem of `Sit`, which some write for Seat.
    const isNameWord = to - at === 1 && STEM_OF_NAME_WORD.has(words[at]?.text ?? '');
    const manufacturer =
      lexicon.manufacturers.get(spanKey(words, at, to)) ??
      (isNameWord ? undefined : firstNamed(stemKeys(words, at, to), lexicon));
    if (!manufacturer) continue;
    const rest = spanKey(words, at + 1, to);
    const isModel = lexicon.models.get(rest)?.some((model) => model.manufacturer === manufacturer);
    const startsSame = lexicon.manufacturers.get(spanKey(words, at, at + 1)) === manufacturer;
    // `Mini Cooper` is also a name of the manufacturer, but it means the model.
    if (to - at > 1 && startsSame && isModel) continue;
    return { manufacturer, from: at, to, certainty: 1, reason: undefined };
  }
  if (long) return { ...long, certainty: 0.9, reason: 'mistyped' };
  const word = words[at];
  const corrected = correctedAt(words, at, lexicon);
  if (corrected) return corrected;
  if (!isFree(word) || word.readings.length > 0 || word.text.length < 4 || /\d/.test(word.text))
    return undefined;
  const found = { from: at, to: at + 1 };
  for (const form of caseForms(word)) {
    const manufacturer = lexicon.manufacturers.get(form);
    if (manufacturer && form.length > 3) return { ...found, manufacturer, certainty: 1, reason: undefined };
  }
  if (lexicon.models.has(word.text)) return undefined;
  const heard = lexicon.manufacturerSounds.get(soundKey(word.text));
  if (heard) return { ...found, manufacturer: heard, certainty: 0.97, reason: 'heard-spelling' };
  const near = nearName(word.text, lexicon.manufacturers.keys(), false);
  const manufacturer = near && lexicon.manufacturers.get(near);
  return manufacturer ? { ...found, manufacturer, certainty: 0.9, reason: 'mistyped' } : undefined;
}

/** Every manufacturer that a title names, in order; nothing is marked yet, because a model may use the same words. */
export function findManufacturers(
  words: readonly TextWord[],
  lexicon: VehicleLexicon,
  { namesAnywhere }: FindOptions,
): NamedManufacturer[] {
  const found: NamedManufacturer[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = manufacturerAt(words, at, lexicon);
    if (!named) continue;
    const isWeak = !namesAnywhere && named.to - named.from === 1 && EVERYDAY_NAMES.has(words[at]?.text ?? '');
    found.push({ ...named, isWeak });
    at = named.to - 1;
  }
  return found;
}
