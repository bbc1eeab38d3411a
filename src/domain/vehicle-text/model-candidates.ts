import { foldText } from './language/fold.ts';
import { generationKeys, generationsByKey, type LexiconModel, stemKey } from './name-keys.ts';
import { EVERYDAY_NAMES, isPartWord, isPlainWord } from './language/everyday-words.ts';
import { caseForms, type NamedMake } from './find-makes.ts';
import { correctedKeys, spanKey, stemKeys } from './span-keys.ts';
import { nearName } from './near-name.ts';
import { NUMBER_NICKNAMES } from './language/number-names.ts';
import type { FindOptions, MentionReason, Span } from './mention.ts';
import { soundKey } from './language/sound-key.ts';
import { isFree, type TextWord } from './text-words.ts';
import type { VehicleLexicon } from './vehicle-lexicon.ts';

/**
 * The kinds of names, the most certain first: a word of its own (`octavia`), letters with digits (`a4`), a bare
 * number (`307`), an everyday word (`note`), a part (`brava`).
 */
export type NameKind = 'word' | 'code' | 'number' | 'everyday' | 'part';

export type ModelCandidate = Span & {
  models: readonly LexiconModel[];
  kind: NameKind;
  certainty: number;
  reason: MentionReason | undefined;
};

const NAME_WORDS_MAX = 4;
/** May be inside a name of two words: `C4 Grand Picasso`, `Golf VI Plus`. */
const WITHIN_NAME = /^(?:grand|novi|stari|[ivx]{1,4}|[1-9])$/;
const SMALL_SUFFIX = /^(?:[dix]|xd|xi|td|tds|ci|cd)$/;
const BEHIND_CLASS = /^(?:cdi|kompresor|kompressor|cgi|d|bluetec|amg)$/;

function kindOf(key: string, wordCount: number, text: string, namesAnywhere = false): NameKind {
  if (/^\d+$/.test(key)) return 'number';
  if (wordCount === 1 && isPartWord(text)) return 'part';
  if (namesAnywhere && key.length > 1 && !isPlainWord(key) && !NUMBER_NICKNAMES.has(text))
    return /\d/.test(key) && key.length <= 3 ? 'code' : 'word';
  if (EVERYDAY_NAMES.has(key) || isPlainWord(key) || (key.length <= 2 && !/\d/.test(key))) return 'everyday';
  return key.length <= 3 && /\d/.test(key) ? 'code' : 'word';
}

/** `Corsa C 3 vrata` is a Corsa C with three doors, not a C3. */
const isGenerationOf = (
  name: TextWord | undefined,
  code: TextWord | undefined,
  lexicon: VehicleLexicon,
): boolean =>
  /^[a-z]$/.test(code?.text ?? '') &&
  (lexicon.models.get(name?.text ?? '') ?? []).some(({ generations }) =>
    generations.some((generation) => generationKeys(generation).includes(code?.text ?? '')),
  );

/** `Gr. Punto`: the first word of a two-word name, shortened by a dot. */
function shortenedAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
): ModelCandidate | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!isFree(word) || !isFree(next) || word.text.length < 2 || !word.after.startsWith('.')) return undefined;
  const whole = [...lexicon.models].find(
    ([key, [model]]) =>
      key.startsWith(word.text) &&
      key.endsWith(next.text) &&
      model?.name.split(' ').length === 2 &&
      key.length > word.text.length + next.text.length &&
      foldText(model.name.split(' ')[1] ?? '') === next.text,
  );
  return (
    whole && { models: whole[1], from: at, to: at + 2, kind: 'word', certainty: 0.95, reason: undefined }
  );
}

/** Spans that are a model's name, as written or with a word in between. */
function* exactAt(
  words: readonly TextWord[],
  from: number,
  lexicon: VehicleLexicon,
  { namesAnywhere }: FindOptions,
): Generator<ModelCandidate> {
  for (let to = Math.min(words.length, from + NAME_WORDS_MAX); to > from; to--) {
    if (!words.slice(from, to).every(isFree)) continue;
    const key = spanKey(words, from, to);
    const models = lexicon.models.get(key);
    const read = models ? undefined : firstNamed(stemKeys(words, from, to), lexicon);
    const sure = { from, to, certainty: 1, reason: undefined };
    if (models) {
      // `3 2` is not `32`: separate numbers are two.
      if (/^\d+$/.test(key) && to - from > 1) continue;
      if (to - from === 2 && isGenerationOf(words[from - 1], words[from], lexicon)) continue;
      yield { ...sure, models, kind: kindOf(key, to - from, words[from]?.text ?? '', namesAnywhere) };
    } else if (read) {
      yield {
        ...sure,
        models: read.models,
        kind: kindOf(read.key, to - from, words[from]?.text ?? '', namesAnywhere),
      };
    } else if (to - from === 3 && WITHIN_NAME.test(words[from + 1]?.text ?? '')) {
      const around = lexicon.models.get((words[from]?.text ?? '') + (words[to - 1]?.text ?? ''));
      if (around && /\p{L}{3}/u.test(words[to - 1]?.text ?? ''))
        yield { ...sure, models: around, kind: 'word' };
    }
  }
}

/** The first of several keys that is a name. */
function firstNamed(keys: readonly string[], { modelsOfStem }: VehicleLexicon) {
  for (const key of keys) {
    const models = modelsOfStem(key);
    if (models) return { key, models };
  }
  return undefined;
}

/** `320d`, `E 220`, `C220`: engines of a series that their first character identifies. */
function seriesAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
  isNamed: (model: LexiconModel) => boolean,
): ModelCandidate | undefined {
  const [word, next, afterNext] = [words[at], words[at + 1], words[at + 2]];
  // `R171` is a body of the SLK, not an engine of the R class.
  if (!isFree(word) || lexicon.codes.has(word.text)) return undefined;
  const found = { from: at, certainty: 0.98, reason: undefined, kind: 'word' } as const;
  const nicknamed = lexicon.numbered.get(NUMBER_NICKNAMES.get(word.text) ?? '')?.find(isNamed);
  if (nicknamed) return { ...found, models: [nicknamed], to: at + 1 };
  const [, digit, suffix = ''] = /^([1-8])\d\d([a-z]{0,3})$/.exec(word.text) ?? [];
  const digitModel = digit && lexicon.series.get(digit);
  if (digitModel) {
    const hasSuffix = SMALL_SUFFIX.test(suffix);
    const suffixApart = suffix === '' && next?.before === ' ' && SMALL_SUFFIX.test(next.text);
    if (isNamed(digitModel) && (suffix === '' || hasSuffix))
      return { ...found, models: [digitModel], to: at + (suffixApart ? 2 : 1) };
    if (hasSuffix) return { ...found, certainty: 0.85, models: [digitModel], to: at + 1 };
  }
  const [, letter, glued] = /^([a-z])(\d{3})?[a-z]?$/.exec(word.text) ?? [];
  const letterModel = letter && lexicon.series.get(letter);
  if (!letterModel || !/^\D/.test(word.text)) return undefined;
  const isApart = !glued && isFree(next) && /^\d{3}$/.test(next.text) && /^ ?$/.test(next.before);
  if (!glued && !isApart) return undefined;
  const behind = glued ? next : afterNext;
  if (!isNamed(letterModel) && !BEHIND_CLASS.test(behind?.text ?? '')) return undefined;
  return { ...found, models: [letterModel], to: glued ? at + 1 : at + 2 };
}

/** Names of two words, spelled by ear: `Korola verso`. */
function heardPairAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
): ModelCandidate | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!isFree(word) || !isFree(next) || word.text.length < 3 || next.text.length < 3) return undefined;
  if (/\d/.test(word.text + next.text) || /^[ivx]+$/.test(next.text)) return undefined;
  const models = lexicon.modelSounds.get(soundKey(word.text + next.text));
  return models && { models, from: at, to: at + 2, kind: 'word', certainty: 0.96, reason: 'heard-spelling' };
}

/** Names that words may be mistyped for, where the corrections are known already. */
function correctedAt(
  words: readonly TextWord[],
  from: number,
  lexicon: VehicleLexicon,
  { namesAnywhere }: FindOptions,
): ModelCandidate | undefined {
  for (let to = Math.min(words.length, from + NAME_WORDS_MAX); to > from; to--) {
    const named = words.slice(from, to).every(isFree)
      ? firstNamed(correctedKeys(words, from, to), lexicon)
      : undefined;
    if (!named) continue;
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

function mistakenAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
  makes: readonly NamedMake[],
): ModelCandidate | undefined {
  const word = words[at];
  if (!isFree(word) || word.text.length < 4 || /\d/.test(word.text) || isPlainWord(word.text))
    return undefined;
  const found = { from: at, to: at + 1, kind: 'word' } as const;
  if (!isPartWord(word.text)) {
    for (const form of word.readings.length > 0 ? [] : caseForms(word)) {
      const models = lexicon.models.get(form);
      if (models && form.length > 3 && kindOf(form, 1, form) === 'word')
        return { ...found, models, certainty: 1, reason: undefined };
    }
    const heard = lexicon.modelSounds.get(soundKey(word.text));
    if (heard && kindOf(word.text, 1, word.text) === 'word')
      return { ...found, models: heard, certainty: 0.96, reason: 'heard-spelling' };
  }
  if (word.readings.length > 0) return undefined;
  const beside = makes.filter((make) => make.to === at || make.from === at + 1).map(({ make }) => make);
  const own = [...lexicon.models].filter(([, models]) => models.some((model) => beside.includes(model.make)));
  const ownNear = nearName(
    word.text,
    own.map(([key]) => key),
    true,
  );
  const near = ownNear ?? nearName(word.text, lexicon.models.keys(), false);
  const isName = near !== undefined && (ownNear !== undefined || kindOf(near, 1, near) === 'word');
  const models = isName ? lexicon.models.get(near) : undefined;
  if (models) return { ...found, models, certainty: ownNear ? 0.9 : 0.84, reason: 'mistyped' };
  const told = beforeGeneration(words[at + 1], lexicon);
  const dated = lexicon.models.get(nearName(word.text, told, true) ?? '');
  return dated && { ...found, models: dated, certainty: 0.75, reason: 'mistyped' };
}

/** Everything in a title that may be the name of a model; longer names come first. */
export function modelCandidates(
  words: readonly TextWord[],
  lexicon: VehicleLexicon,
  makes: readonly NamedMake[],
  options: FindOptions,
): ModelCandidate[] {
  const isNamed = (model: LexiconModel) => makes.some(({ make }) => make === model.make);
  const all = words.flatMap((word, at) => {
    if (!isFree(word)) return [];
    const exact = [...exactAt(words, at, lexicon, options)];
    const series = seriesAt(words, at, lexicon, isNamed);
    if (series) exact.push(series);
    const pair = heardPairAt(words, at, lexicon);
    if (pair && !exact.some(({ to }) => to >= pair.to)) exact.push(pair);
    const shortened = shortenedAt(words, at, lexicon);
    if (shortened) exact.push(shortened);
    if (exact.length > 0) return exact;
    const isMake = makes.some(({ from, to, reason }) => from <= at && at < to && reason !== 'mistyped');
    const mistaken = isMake
      ? undefined
      : (mistakenAt(words, at, lexicon, makes) ?? correctedAt(words, at, lexicon, options));
    return mistaken ? [mistaken] : [];
  });
  return all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}
