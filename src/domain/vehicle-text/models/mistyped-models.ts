import { generationsByKey, type LexiconModel, stemKey } from '../name-keys.ts';
import { EVERYDAY_STEMS, isPartWord, isPlainWord } from '../language/everyday-words.ts';
import { caseForms, type NamedManufacturer } from '../find-manufacturers.ts';
import { correctedKeys } from '../span-keys.ts';
import { nearName } from './near-name.ts';
import type { FindOptions } from '../mention.ts';
import { isPartName } from '../language/phrases.ts';
import { stem } from '../language/stem.ts';
import { soundKey } from '../language/sound-key.ts';
import { isFree, type TextWord } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';
import { firstNamed, kindOf, type ModelCandidate, NAME_WORDS_MAX } from './model-candidate.ts';

/** `cc` as it is written after a name of letters, or any word after a code: `pasat cc`, `c4 pikaso`, `c maks`. */
function mayBePair(first: string, second: string): boolean {
  if (/\d/.test(second) || /^[ivx]+$/.test(second)) return false;
  return /^[a-z]\d?$/.test(first)
    ? second.length >= CODE_WORD_LETTERS
    : /^[a-z]{3,}$/.test(first) && second.length >= 2;
}

const CODE_WORD_LETTERS = 4;

/** Names of two words, spelled by ear: `Korola verso`. */
export function heardPairAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
): ModelCandidate | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!isFree(word) || !isFree(next) || !mayBePair(word.text, next.text)) return undefined;
  const sound = soundKey(word.text + next.text);
  // The `C` of `Corsa C / Combo C` belongs to the Corsa.
  if (sound === soundKey(next.text)) return undefined;
  const models = lexicon.modelSounds.get(sound);
  return models && { models, from: at, to: at + 2, kind: 'word', certainty: 0.96, reason: 'heard-spelling' };
}

const REVERSED_LETTERS = 7;

/** `punto grande`, `picasso c4`: the words of a name in reverse order. */
export function reversedPairAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
): ModelCandidate | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!isFree(word) || !isFree(next) || next.before !== ' ' || !/[a-z]{4}/.test(word.text)) return undefined;
  const key = next.text + word.text;
  const models = key.length < REVERSED_LETTERS || /^\d/.test(key) ? undefined : lexicon.models.get(key);
  return models && { models, from: at, to: at + 2, kind: 'word', certainty: 0.95, reason: undefined };
}

/** Names that words may be mistyped for, where the corrections are known already. */
export function correctedAt(
  words: readonly TextWord[],
  from: number,
  lexicon: VehicleLexicon,
  { namesAnywhere }: FindOptions,
): ModelCandidate | undefined {
  for (let to = Math.min(words.length, from + NAME_WORDS_MAX); to > from; to--) {
    const named = words.slice(from, to).every(isFree)
      ? firstNamed(correctedKeys(words, from, to), lexicon)
      : undefined;
    // A mistyped `gelender` is a rail of the roof, as it is when it is typed right.
    if (!named || (EVERYDAY_STEMS.has(named.key) && isPartName(named.key))) continue;
    const kind = kindOf(named.key, to - from, named.key, namesAnywhere);
    return { models: named.models, from, to, kind, certainty: 0.9, reason: 'mistyped' };
  }
  return undefined;
}

/** Names of the models that have a generation of this name: `golg 5`, `astr h`. */
function* beforeGeneration(next: TextWord | undefined, lexicon: VehicleLexicon): Generator<string> {
  if (!isFree(next) || !/^(?:[1-9]|[a-h]|[ivx]{1,4}|[a-z]\d)$/.test(next.text)) return;
  const generation = stemKey(next.raw);
  for (const [name, [model]] of lexicon.models)
    if (model && generationsByKey(model.generations).has(generation)) yield name;
}

const BEFORE_NAME = /^(?:od|za|sa?|iz|na)$/;
/** `Pola` is also a half. */
const HALF = 'pola';

/** `Punta` is of the Punto after `od` or its manufacturer, or before its generation. */
function isDeclined(
  words: readonly TextWord[],
  at: number,
  models: readonly LexiconModel[],
  manufacturers: readonly NamedManufacturer[],
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || isPartName(stem(word.text))) return false;
  const isBeforeGeneration =
    isFree(next) && models.some(({ generations }) => generationsByKey(generations).has(stemKey(next.raw)));
  if (isBeforeGeneration) return true;
  const isAfterManufacturer = manufacturers.some(
    ({ to, manufacturer }) => to === at && models.some((model) => model.manufacturer === manufacturer),
  );
  return word.text !== HALF && (isAfterManufacturer || BEFORE_NAME.test(words[at - 1]?.text ?? ''));
}

const LETTERS_MIN = 4;

/** Folding leaves three letters of `jeta` and four of `Jetta`; shorter names are written as they sound. */
function heardShort(
  text: string,
  { models, modelSounds }: VehicleLexicon,
  found: Pick<ModelCandidate, 'from' | 'to' | 'kind'>,
): ModelCandidate | undefined {
  const heard = text.length === LETTERS_MIN - 1 && !models.has(text) ? modelSounds.get(text) : undefined;
  return heard && { ...found, models: heard, certainty: 0.9, reason: 'heard-spelling' };
}

export function mistakenAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
): ModelCandidate | undefined {
  const word = words[at];
  if (!isFree(word) || /\d/.test(word.text) || isPlainWord(word.text)) return undefined;
  const found = { from: at, to: at + 1, kind: 'word' } as const;
  if (word.text.length < LETTERS_MIN) return heardShort(word.text, lexicon, found);
  if (!isPartWord(word.text)) {
    for (const form of word.readings.length > 0 ? [] : caseForms(word)) {
      const models = lexicon.models.get(form);
      const isName = models !== undefined && form.length > 3 && kindOf(form, 1, form) === 'word';
      if (!isName || (form.endsWith('o') && !isDeclined(words, at, models, manufacturers))) continue;
      return { ...found, models, certainty: 1, reason: undefined };
    }
    const heard = lexicon.modelSounds.get(soundKey(word.text));
    if (heard && kindOf(word.text, 1, word.text) === 'word')
      return { ...found, models: heard, certainty: 0.96, reason: 'heard-spelling' };
  }
  if (word.readings.length > 0) return undefined;
  const beside = manufacturers
    .filter((manufacturer) => manufacturer.to === at || manufacturer.from === at + 1)
    .map(({ manufacturer }) => manufacturer);
  const own = [...lexicon.models].filter(([, models]) =>
    models.some((model) => beside.includes(model.manufacturer)),
  );
  const ownNear = nearName(
    word.text,
    own.map(([key]) => key),
    true,
  );
  const near = ownNear ?? nearName(word.text, lexicon.models.keys(), false);
  const isName = near !== undefined && (ownNear !== undefined || kindOf(near, 1, near) === 'word');
  const models = isName ? lexicon.models.get(near) : undefined;
  if (models) return { ...found, models, certainty: ownNear ? 0.9 : 0.84, reason: 'mistyped' };
  const likely = beforeGeneration(words[at + 1], lexicon);
  const confirmed = lexicon.models.get(nearName(word.text, likely, true) ?? '');
  return confirmed && { ...found, models: confirmed, certainty: 0.75, reason: 'mistyped' };
}
