import { BMW_SUFFIX } from '../engines/engine-designations.ts';
import { foldText } from '../language/fold.ts';
import { generationKeys, type LexiconModel } from '../name-keys.ts';
import { caseForms, type NamedManufacturer } from '../find-manufacturers.ts';
import { spanKey, stemKeys } from '../span-keys.ts';
import { isPartName, STEM_OF_NAME_WORD } from '../language/phrases.ts';
import { stem } from '../language/stem.ts';
import { TRIMS } from '../language/trim-names.ts';
import { nicknamedNumber } from '../language/number-names.ts';
import type { FindOptions } from '../mention.ts';
import { isFree, type TextWord } from '../text-words.ts';
import { isUnambiguous } from './take-codes.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';
import { correctedAt, heardPairAt, mistakenAt, reversedPairAt } from './mistyped-models.ts';
import { mistypedNameAt } from './mistyped-names.ts';
import { firstNamed, kindOf, type ModelCandidate, NAME_WORDS_MAX } from './model-candidate.ts';

/** May be inside a name of two words: `C4 Grand Picasso`, `Golf VI Plus`. */
const WITHIN_NAME = /^(?:grand|novi|stari|[ivx]{1,4}|[1-9])$/;
const SMALL_SUFFIX = new RegExp(`^(?:x|${BMW_SUFFIX})$`);
const AFTER_CLASS = /^(?:cdi|kompresor|kompressor|cgi|t?d|turbodi[sz]el|di[sz]el|bluetec|amg)$/;

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

/** `206 CC`, `Megane CC`: two letters right after a car of another manufacturer say which of its bodies it is. */
const isBodyOfOther = (
  name: TextWord | undefined,
  letters: TextWord | undefined,
  { models }: VehicleLexicon,
): boolean => {
  const own = models.get(letters?.text ?? '') ?? [];
  const others = models.get(name?.text ?? '') ?? [];
  return (
    /^[a-z]{2}$/.test(letters?.text ?? '') &&
    letters?.before === ' ' &&
    others.length > 0 &&
    !others.some((other) => own.some(({ manufacturer }) => manufacturer === other.manufacturer))
  );
};

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

/** `X1 i X3` and `Focus/C-Max` are two cars, `BMW i X3` and `Focus C-Max` one. */
const areTwo = (
  words: readonly TextWord[],
  from: number,
  to: number,
  { models }: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
): boolean =>
  models.has(spanKey(words, from + 1, to)) &&
  (words[from]?.text === 'i'
    ? from > 0 &&
      /^[a-z]/.test(words[from + 1]?.text ?? '') &&
      !manufacturers.some((named) => named.to === from)
    : models.has(words[from]?.text ?? '') && /^[/,&+]$/.test(words[from + 1]?.before ?? ''));

/** The `3 08` of `peugeot 3 08`: right after a manufacturer that has no model with the first of these numbers. */
function isNumberApart(
  words: readonly TextWord[],
  from: number,
  models: readonly LexiconModel[],
  lexicon: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
): boolean {
  const maker = manufacturers.find(({ to }) => to === from)?.manufacturer;
  const ofMaker = (some: readonly LexiconModel[]) => some.some(({ manufacturer }) => manufacturer === maker);
  return ofMaker(models) && !ofMaker(lexicon.models.get(words[from]?.text ?? '') ?? []);
}

/** By its stem; where several names share a stem, such as `glk` for GLK and GLC, the name of which the word is a case. */
function declinedOrNamed(words: readonly TextWord[], from: number, to: number, lexicon: VehicleLexicon) {
  const named = firstNamed(stemKeys(words, from, to), lexicon);
  const word = words[from];
  if (!named || !word || to - from > 1 || named.models.length === 1) return named;
  const forms = caseForms(word).map((form) => lexicon.models.get(form) ?? []);
  const own = named.models.filter((model) => forms.some((models) => models.includes(model)));
  return own.length === 0 ? named : { ...named, models: own };
}

/** Spans that are a model's name, as written or with a word in between. */
function* exactAt(
  words: readonly TextWord[],
  from: number,
  lexicon: VehicleLexicon,
  { namesAnywhere }: FindOptions,
  manufacturers: readonly NamedManufacturer[],
): Generator<ModelCandidate> {
  for (let to = Math.min(words.length, from + NAME_WORDS_MAX); to > from; to--) {
    if (!words.slice(from, to).every(isFree)) continue;
    const key = spanKey(words, from, to);
    const models = lexicon.models.get(key);
    // The stem of a part or a trim is not a name: `servo` and `serije V`, `mikro` and `Micra`, `stil` and `Stilo`
    // have the same one.
    const text = words[from]?.text ?? '';
    const isPart =
      to - from === 1 && (isPartName(stem(text)) || STEM_OF_NAME_WORD.has(text) || TRIMS.has(text));
    const read = models || isPart ? undefined : declinedOrNamed(words, from, to, lexicon);
    const sure = { from, to, certainty: 1, reason: undefined };
    if (models) {
      // `3 2` is not `32`: separate numbers are two.
      if (/^\d+$/.test(key) && to - from > 1 && !isNumberApart(words, from, models, lexicon, manufacturers))
        continue;
      if (to - from === 2 && isGenerationOf(words[from - 1], words[from], lexicon)) continue;
      if (to - from > 1 && areTwo(words, from, to, lexicon, manufacturers)) continue;
      if (to - from === 1 && isBodyOfOther(words[from - 1], words[from], lexicon)) continue;
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

/** Whether a text names other manufacturers, by name or by the code of a body. */
const isOfOthers = (
  words: readonly TextWord[],
  { manufacturer }: LexiconModel,
  lexicon: VehicleLexicon,
  named: readonly NamedManufacturer[],
): boolean =>
  named.some((other) => other.manufacturer !== manufacturer && !other.isWeak) ||
  words.some(({ text }) => {
    const owners = isUnambiguous(text) ? (lexicon.codes.get(text) ?? []) : [];
    return owners.length > 0 && owners.every(({ model }) => model.manufacturer !== manufacturer);
  });

/** `320d`, `E 220`, `C220`: engines of a series that their first character identifies. */
function seriesAt(
  words: readonly TextWord[],
  at: number,
  lexicon: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
): ModelCandidate | undefined {
  const isNamed = (model: LexiconModel) =>
    manufacturers.some(({ manufacturer }) => manufacturer === model.manufacturer);
  const [word, next, afterNext] = [words[at], words[at + 1], words[at + 2]];
  // `R171` is a body of the SLK, not an engine of the R class.
  if (!isFree(word) || lexicon.codes.has(word.text)) return undefined;
  const found = { from: at, certainty: 0.98, reason: undefined, kind: 'word' } as const;
  const nicknamed = lexicon.numbered.get(nicknamedNumber(word.text) ?? '')?.find(isNamed);
  if (nicknamed) return { ...found, models: [nicknamed], to: at + 1 };
  const [, digit, suffix = ''] = /^([1-8])\d\d([a-z]{0,3})$/.exec(word.text) ?? [];
  const digitModel = digit && lexicon.series.get(digit);
  if (digitModel) {
    const hasSuffix = SMALL_SUFFIX.test(suffix);
    const suffixApart = suffix === '' && next?.before === ' ' && SMALL_SUFFIX.test(next.text);
    if (isNamed(digitModel) && (suffix === '' || hasSuffix))
      return { ...found, models: [digitModel], to: at + (suffixApart ? 2 : 1) };
    if (hasSuffix && !isOfOthers(words, digitModel, lexicon, manufacturers))
      return { ...found, certainty: 0.85, models: [digitModel], to: at + 1 };
  }
  const [, letter, joined] = /^([a-z])(\d{3})?[a-z]?$/.exec(word.text) ?? [];
  const letterModel = letter && lexicon.series.get(letter);
  if (!letterModel || !/^\D/.test(word.text)) return undefined;
  const isApart = !joined && isFree(next) && /^\d{3}$/.test(next.text) && /^ ?$/.test(next.before);
  if (!joined && !isApart) return undefined;
  const following = joined ? next : afterNext;
  if (!isNamed(letterModel) && !AFTER_CLASS.test(following?.text ?? '')) return undefined;
  return { ...found, models: [letterModel], to: joined ? at + 1 : at + 2 };
}

/** Everything in a title that may be the name of a model; longer names come first. */
export function modelCandidates(
  words: readonly TextWord[],
  lexicon: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
  options: FindOptions,
): ModelCandidate[] {
  const all = words.flatMap((word, at) => {
    if (!isFree(word)) return [];
    const exact = [...exactAt(words, at, lexicon, options, manufacturers)];
    const series = seriesAt(words, at, lexicon, manufacturers);
    if (series) exact.push(series);
    for (const longer of [heardPairAt(words, at, lexicon), mistypedNameAt(words, at, lexicon)])
      if (
        longer &&
        !exact.some(({ to }) => to >= longer.to) &&
        !areTwo(words, at, longer.to, lexicon, manufacturers)
      )
        exact.push(longer);
    const reversed = reversedPairAt(words, at, lexicon);
    if (reversed) exact.push(reversed);
    const shortened = shortenedAt(words, at, lexicon);
    if (shortened) exact.push(shortened);
    if (exact.length > 0) return exact;
    const isManufacturer = manufacturers.some(
      ({ from, to, reason }) => from <= at && at < to && reason !== 'mistyped',
    );
    const mistaken = isManufacturer
      ? undefined
      : (mistakenAt(words, at, lexicon, manufacturers) ?? correctedAt(words, at, lexicon, options));
    return mistaken ? [mistaken] : [];
  });
  return all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}
