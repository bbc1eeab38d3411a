import { generationKeys, generationsByKey, type LexiconGeneration, stemKey } from './name-keys.ts';
import { isBodyName } from './language/phrases.ts';
import { stem } from './language/stem.ts';
import { NUMBER_WORDS } from './language/number-names.ts';
import { isFuel } from './engines/engine-words.ts';
import { byCode, generationNamed } from './generation-named.ts';
import type { NamedManufacturer } from './find-manufacturers.ts';
import type { FindOptions, Mention, Span } from './mention.ts';
import { isGenerationWord, ordinalBeside } from './ordinal-generation.ts';
import { isFree, mark, type TextWord } from './text-words.ts';
import { isYearText } from './year-text.ts';

const FILLERS = new Set(['serija', 'tip', 'model', 'sportback', 'i', 'ili']);
/** May be between a model and its generation: `Golf kombi 3`. */
const isFiller = (word: TextWord): boolean =>
  FILLERS.has(word.text) || isGenerationWord(word) || isBodyName(stem(word.text));
/** What a number before it counts: `5 brzina`. */
export const COUNTED = new Set(['vrata', 'v', 'brzina', 'brzine']);
const DOORS_MAX = 5;

/** `Passat 6 vrata` are doors of a B6: no car has six of them. */
const counts = (number: string, noun: string): boolean =>
  COUNTED.has(noun) && !(noun === 'vrata' && Number(number) > DOORS_MAX);
const NAME_WORDS_MAX = 4;
const VERSION_NAME = /^(?:[a-z]{3,}|\d[a-z])$/;

/** A generation and the index after its last word. */
type FoundGeneration = { generation: LexiconGeneration; to: number };

const keysOf = (mention: Mention): ReadonlyMap<string, LexiconGeneration> =>
  generationsByKey(mention.model?.generations ?? []);

/** By its name, not by the end of a code: `Golf 4 vrata` are doors of a Golf 4, `Audi A4 5 vrata` are five doors. */
const isCalled = (generation: LexiconGeneration, digit: string): boolean =>
  generationKeys(generation).includes(digit);

const isCode = ({ text }: TextWord): boolean => /[a-z]/.test(text) && /\d/.test(text);
const isWithin = (at: number, { from, to }: Span): boolean => from <= at && at < to;

/** Finds the generations that a text names for each of its models. */
class GenerationFinder {
  readonly words: readonly TextWord[];
  readonly mentions: readonly Mention[];
  readonly manufacturers: readonly NamedManufacturer[];

  constructor(
    words: readonly TextWord[],
    mentions: readonly Mention[],
    manufacturers: readonly NamedManufacturer[],
  ) {
    this.words = words;
    this.mentions = mentions;
    this.manufacturers = manufacturers;
  }

  mentionAt = (at: number): Mention | undefined => this.mentions.find((mention) => isWithin(at, mention));

  /** A decimal is a size, but the facelift of a Golf VII is called `7.5`. */
  isOpen(mention: Mention, word: TextWord | undefined): word is TextWord {
    if (word?.role !== 'measure' || !word.text.includes('.')) return isFree(word);
    return mention.model?.generations.some(({ aliases }) => aliases.includes(word.text)) ?? false;
  }

  take(mention: Mention, generation: LexiconGeneration, from: number, to: number): void {
    for (const one of [generation, ...this.sameVersion(mention, from, to)])
      if (!mention.generations.includes(one)) mention.generations.push(one);
    for (let at = from; at < to; at++) mention.generationWords.push(at);
    mark(this.words, from, to, 'generation');
  }

  /** A Logan MCV is of every generation that had one, an A4 8E a B6 or a B7. */
  sameVersion({ model }: Mention, from: number, to: number): LexiconGeneration[] {
    const key = stemKey(this.words[from]?.raw ?? '');
    if (to - from > 1 || !VERSION_NAME.test(key)) return [];
    return (model?.generations ?? []).filter((one) => generationKeys(one).includes(key));
  }

  isNameAt = (at: number): boolean =>
    this.mentionAt(at) !== undefined || this.manufacturers.some(({ from }) => from === at);

  /** `i` is a Roman numeral only when it cannot be the word for 'and', as it is after a generation: `golf 4 i koliko`. */
  isConjunction(mention: Mention, at: number): boolean {
    const [word, next] = [this.words[at], this.words[at + 1]];
    if (word?.text !== 'i') return false;
    const isSmall = word.raw !== 'I' && word.readings.length === 0;
    if (isSmall || mention.generations.length > 0) return true;
    return /^(?:\d|[ivx]+$)/.test(next?.text ?? '') || this.isNameAt(at + 1);
  }

  /** The generation that starts at a word which is next to (`isNear`) its model, or is a code. */
  generationAt(mention: Mention, at: number, isNear: boolean): FoundGeneration | undefined {
    const [word, next] = [this.words[at], this.words[at + 1]];
    if (!this.isOpen(mention, word)) return undefined;
    const keys = keysOf(mention);
    const isShortNumber = /^\d$/.test(word.text) || NUMBER_WORDS.has(word.text);
    const named = this.isConjunction(mention, at)
      ? undefined
      : (generationNamed(keys, word.raw) ??
        (isCode(word) ? byCode(word.text, keys) : keys.get(ordinalBeside(this.words, mention, at))));
    const long = this.longNameAt(mention, at);
    if (long && !(named && isShortNumber)) return long;
    if (!named || !(isNear || isCode(word))) return undefined;
    const isCounted = isShortNumber && counts(word.text, next?.text ?? '');
    return isCounted && (at !== mention.to || !isCalled(named, word.text))
      ? undefined
      : { generation: named, to: at + 1 };
  }

  /** `mk 5`, `Gran Coupe F44`: a name of several words, which may also be written together. */
  longNameAt(mention: Mention, from: number): FoundGeneration | undefined {
    const keys = keysOf(mention);
    let key = '';
    let found: FoundGeneration | undefined;
    for (let to = from; to < Math.min(this.words.length, from + NAME_WORDS_MAX); to++) {
      const word = this.words[to];
      const other = this.mentionAt(to);
      // `Renault 5 Super 5`: the name of the generation may contain that of its model.
      if (!word || (other ? other === mention || other.model !== mention.model : !isFree(word))) break;
      key += stemKey(word.raw);
      const generation = to > from ? keys.get(key) : undefined;
      if (generation) found = { generation, to: to + 1 };
    }
    return found;
  }

  /** The `.5` of `B8.5`, the `.1` of `T5.1`: the facelift of a generation, not another one. */
  isHalf(at: number): boolean {
    const { text, before, role } = this.words[at] ?? {};
    const [code, next] = [this.words[at - 1], this.words[at + 1]];
    return (
      /^[15]$/.test(text ?? '') &&
      role === undefined &&
      /^[.,]$/.test(before ?? '') &&
      code?.after === before &&
      code?.role === 'generation' &&
      /^[a-z]\d$/.test(code.text) &&
      !counts(text ?? '', next?.text ?? '')
    );
  }

  /** The `1` of `Golf 1/2`, of which the shop knows the other one. */
  isListed = (at: number): boolean =>
    /^\d$/.test(this.words[at]?.text ?? '') && this.words[at + 1]?.before === '/';

  /** The generations right after a model: `5/6`, `V i VI`, `B6 3C`. */
  takeAfter(mention: Mention): void {
    let passed: Mention | undefined;
    for (let at = mention.to; at < this.words.length;) {
      const other = this.mentionAt(at);
      if (other) {
        // `A4 A6 B5 C5`: the codes may come after all of the names.
        passed = other;
        at++;
        continue;
      }
      const manufacturer = this.manufacturers.find(
        (named) => named.manufacturer === mention.manufacturer && isWithin(at, named),
      );
      const word = this.words[at];
      if (!this.isOpen(mention, word) || (passed && keysOf(passed).has(stemKey(word.raw)))) return;
      if (this.isHalf(at)) {
        mark(this.words, at, at + 1, 'generation');
        at++;
        continue;
      }
      const before = this.words[at - 1];
      const isNear =
        at === mention.to ||
        before?.role === 'generation' ||
        (before !== undefined && (isFiller(before) || this.isListed(at - 1))) ||
        this.manufacturers.some((named) => named.to === at && named.from >= mention.to);
      const found = manufacturer ? undefined : this.generationAt(mention, at, isNear);
      if (found) this.take(mention, found.generation, at, found.to);
      else if (!manufacturer && !isFiller(word) && !this.isListed(at)) return;
      at = found?.to ?? at + 1;
    }
  }

  /** `petica golf`, `golf far vw 3`: before the model, or next to its manufacturer. */
  takeBeside(mention: Mention): void {
    const manufacturers = this.manufacturers.filter((named) => named.manufacturer === mention.manufacturer);
    for (const { from, to } of [mention, ...manufacturers]) {
      if (mention.generations.length > 0) return;
      const after = this.generationAt(mention, to, true);
      const isOfYear = this.words[from - 1]?.before === '/' && isYearText(this.words[from - 2]?.text ?? '');
      // `pete generacije golfa`
      const end = isGenerationWord(this.words[from - 1]) ? from - 1 : from;
      const before = end > 0 && !isOfYear ? this.generationAt(mention, end - 1, true) : undefined;
      if (before?.to === end) this.take(mention, before.generation, end - 1, end);
      else if (after) this.take(mention, after.generation, to, after.to);
    }
  }

  /** Codes of bodies anywhere in the text, `branik 8P za Audi A3`, and a number after the engine: `Vito 111 639`. */
  takeCodes(mention: Mention): void {
    const keys = keysOf(mention);
    let end = mention.to;
    const isNumber = (word: TextWord | undefined) => isFree(word) && /^\d{3}$/.test(word.text);
    const isOfEngine = (word: TextWord | undefined) =>
      word?.role === 'measure' || isFuel(word?.text ?? '') || (isNumber(word) && !keys.has(word?.text ?? ''));
    while (isOfEngine(this.words[end])) end++;
    const after = this.words[end];
    const numbered = isNumber(after) ? keys.get(after?.text ?? '') : undefined;
    if (numbered && mention.generations.length === 0) this.take(mention, numbered, end, end + 1);
    for (const [at, word] of this.words.entries()) {
      const generation =
        isFree(word) && isCode(word) && !this.mentionAt(at) ? byCode(word.text, keys) : undefined;
      if (generation) this.take(mention, generation, at, at + 1);
    }
  }
}

/** `A4 B7 8E`: a code that two generations share is of the one that the text also names otherwise. */
function withoutShared(mention: Mention, words: readonly TextWord[]): LexiconGeneration[] {
  const { generations, generationWords } = mention;
  const byKey = keysOf(mention);
  const keys = generationWords.map((at) => stemKey(words[at]?.raw ?? ''));
  const namedBy = (one: LexiconGeneration) => keys.filter((key) => byKey.get(key) === one);
  return generations.filter((one) => {
    const own = namedBy(one);
    // Only a shared code names it, and another name says which of the two it is.
    const isOther = (other: LexiconGeneration) =>
      namedBy(other).some((key) => !generationKeys(one).includes(key));
    if (own.length === 0) return !generations.some(isOther);
    const isShared = (key: string) =>
      generations.some(
        (other) => other !== one && namedBy(other).length > 0 && generationKeys(other).includes(key),
      );
    return !own.every(isShared);
  });
}

/** Adds to every model the generations that the text names for it. */
export function findGenerations(
  words: readonly TextWord[],
  mentions: readonly Mention[],
  manufacturers: readonly NamedManufacturer[],
  { anyOrder }: FindOptions,
): void {
  for (const mention of mentions) {
    for (const word of words.slice(mention.from, mention.to)) word.role ??= 'model';
  }
  const finder = new GenerationFinder(words, mentions, manufacturers);
  for (const mention of mentions) finder.takeAfter(mention);
  if (anyOrder) for (const mention of mentions) finder.takeBeside(mention);
  for (const mention of mentions) {
    finder.takeCodes(mention);
    if (mention.generations.length > 1) mention.generations = withoutShared(mention, words);
  }
}
