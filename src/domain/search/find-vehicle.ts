import type { ReadWord } from './analyse-query.ts';
import { NUMBER_NICKNAMES, NUMBER_WORDS } from '../vehicle-text/language/number-names.ts';
import { isPartName } from '../vehicle-text/language/concepts.ts';
import { designatedModels } from '../vehicle-text/engine-designations.ts';
import type { TermGeneration } from './product-terms.ts';
import { COUNTED_STEMS, STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import {
  type BodyCode,
  generationsByKey,
  type IndexedMake,
  type IndexedModel,
  nicknameKey,
  spelledSo,
  type VehicleNames,
} from '../vehicle-text/vehicle-names.ts';

export type FoundVehicle = {
  make: IndexedMake;
  model: IndexedModel | undefined;
  generation: TermGeneration | undefined;
  year: number | undefined;
  /** Indexes of the words that name it, the year's not among them. */
  words: ReadonlySet<number>;
};

const NAME_WORDS_MAX = 4;
const isYear = (text: string): boolean => /^(?:19[5-9]|20[0-4])\d$/.test(text);

/** Readings of a word: as it stands when it is known, else as the likeliest mistakes. */
const readings = (word: ReadWord | undefined): string[] => {
  if (!word) return [];
  const number = NUMBER_NICKNAMES.get(word.text) ?? NUMBER_WORDS.get(word.text);
  const own = [word.stem.replace('.', ''), ...(number ? [number, nicknameKey(number)] : [])];
  return word.isKnown || STOP_WORDS.has(word.text)
    ? own
    : [...own, ...designatedModels(word.text), ...word.similar.map((near) => near.word)];
};

function* spans(words: readonly ReadWord[]): Generator<{ key: string; from: number; to: number }> {
  for (let from = 0; from < words.length; from++) {
    let keys = [''];
    for (let to = from + 1; to <= Math.min(words.length, from + NAME_WORDS_MAX); to++) {
      const next = readings(words[to - 1]);
      keys = keys.flatMap((key) => next.map((reading) => key + reading)).slice(0, 16);
      for (const key of keys) yield { key, from, to };
    }
  }
}

const textOf = (words: readonly ReadWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word) => word.text)
    .join('');

/** What follows the 205 of a tyre: `205/55 R16`. */
const isTyreSize = (next: ReadWord | undefined): boolean => /^r?\d{2}$/.test(next?.text ?? '');

type Span = { from: number; to: number };
const range = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function findMake(
  words: readonly ReadWord[],
  names: VehicleNames,
): (Span & { make: IndexedMake }) | undefined {
  let best: (Span & { make: IndexedMake }) | undefined;
  for (const { key, from, to } of spans(words)) {
    const make = names.makes.get(key);
    if (make && (!best || to - from > best.to - best.from)) best = { make, from, to };
  }
  return best;
}

/**
 * The generation that is named beside the model (a make or year may stand between), or anywhere by a code with a
 * letter in it. `6 brzina` beside a model counts gears.
 */
function findGeneration(
  words: readonly ReadWord[],
  model: IndexedModel,
  taken: ReadonlySet<number>,
): (Span & { generation: TermGeneration }) | undefined {
  const byKey = generationsByKey(model.generations);
  const isBeside = (at: number): boolean => {
    let [left, right] = [at - 1, at + 1];
    while (isYear(words[left]?.text ?? '') && !taken.has(left)) left--;
    while (isYear(words[right]?.text ?? '') && !taken.has(right)) right++;
    return taken.has(left) || taken.has(right);
  };
  let best: (Span & { generation: TermGeneration; rank: number }) | undefined;
  for (const { key, from, to } of spans(words)) {
    const generation = byKey.get(key);
    if (!generation || range({ from, to }).some((i) => taken.has(i))) continue;
    const beside = isBeside(from) || isBeside(to - 1);
    const isCode = /[a-z]/.test(key) && key.length > 1;
    const isCounted = COUNTED_STEMS.has(words[to]?.stem ?? '') || words[to]?.text === 'x';
    if ((!beside && !isCode) || (isCounted && !isCode)) continue;
    const rank = Number(beside) * 2 + (taken.has(from - 1) ? 1 : 0) + (to - from);
    if (!best || rank > best.rank) best = { generation, from, to, rank };
  }
  return best;
}

function isNamedBeside(
  words: readonly ReadWord[],
  names: VehicleNames,
  model: Span,
  make: IndexedMake,
): boolean {
  for (const { key, from, to } of spans(words))
    if (names.makes.get(key) === make && (to <= model.from || from >= model.to)) return true;
  return false;
}

/** The make, model, generation and year that a query names, in any order and with typing mistakes; undefined without a make or model. */
export function findVehicle(words: readonly ReadWord[], names: VehicleNames): FoundVehicle | undefined {
  const named = findMake(words, names);
  const yearAt = (taken: ReadonlySet<number>) =>
    words.findIndex((word, i) => isYear(word.text) && !taken.has(i));
  let best: (FoundVehicle & { rank: number }) | undefined;
  for (const { key, from, to } of spans(words)) {
    const alike = (names.models.get(key) ?? []).filter((model) => !named || model.make === named.make);
    const models = alike.length > 1 ? spelledSo(alike, textOf(words, from, to)) : alike;
    for (const model of models) {
      // `208` without its make may be a number of anything, and `3` always is.
      const isBare = /^=?\d+$/.test(key) || key.length < 2;
      const isBeside = named !== undefined && (named.to === from || named.from === to);
      const overlaps = named !== undefined && from < named.to && named.from < to;
      // `Range Rover` names make and model at once; in `Mini Cooper`, also said of the make, `Mini` alone is it as well.
      if (
        overlaps &&
        to - from < named.to - named.from &&
        !isNamedBeside(words, names, { from, to }, named.make)
      )
        continue;
      const taken = new Set([...range({ from, to }), ...(named ? range(named) : [])]);
      const found = findGeneration(words, model, taken);
      const isSure = isBeside || (found !== undefined && /[a-z]/.test(words[found.from]?.text ?? ''));
      if (isBare && !isSure && (key.length < 3 || isYear(key) || models.length > 1 || isTyreSize(words[to])))
        continue;
      // `brava` is a lock, unless the query says that it is a Fiat.
      if ((models.length > 1 || (!named && isPartName(key))) && !found) continue;
      if (found) for (const i of range(found)) taken.add(i);
      const rank = taken.size + (isBare ? 0 : 0.5) + (found ? 0.25 : 0);
      if (best && rank <= best.rank) continue;
      const year = Number(words[yearAt(taken)]?.text) || undefined;
      best = { make: model.make, model, generation: found?.generation, year, words: taken, rank };
    }
  }
  return best ?? findByCode(words, names, named, yearAt);
}

/** Much more is asked and sold for one of two cars with the same code: E90 is the 3 series before the Corolla. */
const MUCH_MORE = 4;

function ownerOf(codes: readonly BodyCode[]): BodyCode | undefined {
  const [most] = codes;
  const other = codes.find(({ model }) => model.make !== most?.model.make);
  return most && most.products >= MUCH_MORE * (other?.products ?? 0) && (!other || most.products > 0)
    ? most
    : undefined;
}

function findByCode(
  words: readonly ReadWord[],
  names: VehicleNames,
  named: (Span & { make: IndexedMake }) | undefined,
  yearAt: (taken: ReadonlySet<number>) => number,
): FoundVehicle | undefined {
  const taken = new Set(named ? range(named) : []);
  for (const [i, word] of words.entries()) {
    const owners = (names.codes.get(word.stem) ?? []).filter(
      ({ model }) => !named || model.make === named.make,
    );
    const owner = ownerOf(owners);
    if (!owner || taken.has(i)) continue;
    taken.add(i);
    const year = Number(words[yearAt(taken)]?.text) || undefined;
    return { make: owner.model.make, model: owner.model, generation: owner.generation, year, words: taken };
  }
  if (!named) return undefined;
  const year = Number(words[yearAt(taken)]?.text) || undefined;
  return { make: named.make, model: undefined, generation: undefined, year, words: taken };
}
