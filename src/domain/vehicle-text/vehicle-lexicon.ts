import { wordsOf } from './language/words.ts';
import { generationKeys, type IndexedMake, type IndexedModel } from './vehicle-names.ts';
import type { TermGeneration } from '../search/product-terms.ts';
import { soundKey } from './language/sound-key.ts';

/** Every name of the shop's vehicles, by the ways it may be met in a title. Keys are folded and without gaps. */
export type VehicleLexicon = {
  makes: ReadonlyMap<string, IndexedMake>;
  makeSounds: ReadonlyMap<string, IndexedMake>;
  models: ReadonlyMap<string, readonly IndexedModel[]>;
  modelSounds: ReadonlyMap<string, readonly IndexedModel[]>;
  /** Codes of bodies with a letter and a digit: `e46`, `b8`. */
  codes: ReadonlyMap<string, readonly CodeOwner[]>;
  /** `C klasa` and `Serija 3`: their models are said as `C 220` and `320d`. */
  series: ReadonlyMap<string, IndexedModel>;
};

export type CodeOwner = { model: IndexedModel; generation: TermGeneration };

const SERIES_NAME = /^(?:(serija)\s+(\d)|([a-z])\s+klasa)$/i;
const SERIES_WORD = /\b(?:serija|klasa)\b/gi;
/** Whatever the language: `E class`, `5 series`, `serije 3`, `klase C`. */
const SERIES_WORDS = ['serija', 'serije', 'seria', 'series', 'serie', 'klasa', 'klase', 'class', 'klasse'];

/** Folded and without gaps: `C-Max`, `c max` and `cmax` are one. */
export const gaplessKey = (name: string): string =>
  wordsOf(name)
    .map((word) => word.text.replace('.', ''))
    .join('');

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (!key) return;
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

/** The single part of a series name: `3`, `c`; undefined for other models. */
export function seriesSign({ name }: { name: string }): string | undefined {
  const [, , digit, letter] = SERIES_NAME.exec(name) ?? [];
  return digit ?? letter?.toLowerCase();
}

function namesOfModel(model: IndexedModel): string[] {
  const sign = seriesSign(model);
  const inSeries = sign ? SERIES_WORDS.flatMap((word) => [`${word} ${sign}`, `${sign} ${word}`]) : [];
  return [model.name, ...model.aliases, model.name.replace(SERIES_WORD, ' '), ...inSeries];
}

export function makeVehicleLexicon(
  makes: readonly IndexedMake[],
  models: readonly IndexedModel[],
): VehicleLexicon {
  const makeKeys = new Map<string, IndexedMake>();
  const makeSounds = new Map<string, IndexedMake>();
  for (const make of makes) {
    for (const name of [make.name, ...make.aliases]) {
      const key = gaplessKey(name);
      makeKeys.set(key, make);
      if (key.length > 3) makeSounds.set(soundKey(key), make);
    }
  }
  const modelKeys = new Map<string, IndexedModel[]>();
  const modelSounds = new Map<string, IndexedModel[]>();
  const codes = new Map<string, CodeOwner[]>();
  const series = new Map<string, IndexedModel>();
  for (const model of models) {
    for (const name of namesOfModel(model)) {
      const key = gaplessKey(name);
      add(modelKeys, key, model);
      if (key.length > 3 && !/\d/.test(key)) add(modelSounds, soundKey(key), model);
    }
    const sign = seriesSign(model);
    if (sign) series.set(sign, model);
    for (const generation of model.generations) {
      for (const key of generationKeys(generation)) {
        if (/[a-z]/.test(key) && /\d/.test(key) && !key.startsWith('mk')) {
          const owners = codes.get(key) ?? [];
          if (!owners.some((owner) => owner.model === model))
            codes.set(key, [...owners, { model, generation }]);
        }
      }
    }
  }
  return { makes: makeKeys, makeSounds, models: modelKeys, modelSounds, codes, series };
}

/**
 * How much of a make's range a model is: where a code is of several, the plain model has the longest line, and a series
 * comes before its sports car (`E60` is the 5 series before it is the M5).
 */
export const lineLength = (model: IndexedModel): number =>
  model.generations.length + (seriesSign(model) ? 100 : 0);

const LETTERS_THEN_DIGITS = /^(\p{L}{3,})(\d{1,2})$/u;
const TWO_CODES = /^(\p{L}\d)(\p{L}\d|\d\p{L})$/u;
const LETTERS_THEN_CODE = /^(\p{L}{3,}?)([a-z]\d)$/iu;
const WORD_THEN_ROMAN = /^(\p{L}*\p{Ll})([IVX]{1,4})$/u;

/** Takes apart what people glue, when both halves are vehicles: `golf5`, `a4b8`, `passatb6`. */
export function splitGlued(chunk: string, lexicon: VehicleLexicon): readonly string[] | undefined {
  const whole = gaplessKey(chunk);
  // `500L` and `6L` are no litres.
  if (lexicon.models.has(whole) || lexicon.makes.has(whole) || lexicon.codes.has(whole)) return [chunk];
  for (const form of [LETTERS_THEN_CODE, LETTERS_THEN_DIGITS, TWO_CODES, WORD_THEN_ROMAN]) {
    const [, name, rest] = form.exec(chunk) ?? [];
    if (!name || !rest) continue;
    const key = gaplessKey(name);
    if (lexicon.models.has(key) || lexicon.makes.has(key)) return [name, rest];
  }
  return undefined;
}
