import { soundKey } from './language/sound-key.ts';
import {
  generationKeys,
  type LexiconGeneration,
  type LexiconMake,
  type LexiconModel,
  stemKey,
  writtenKey,
} from './name-keys.ts';

export type CodeOwner = { model: LexiconModel; generation: LexiconGeneration };

/** Every name of the shop's vehicles, by the ways it may be met in a text. Keys are folded and without gaps. */
export type VehicleLexicon = {
  /** As a name is written; `stems` in any grammatical case, `sounds` as it is heard. */
  makes: ReadonlyMap<string, LexiconMake>;
  makeStems: ReadonlyMap<string, LexiconMake>;
  makeSounds: ReadonlyMap<string, LexiconMake>;
  models: ReadonlyMap<string, readonly LexiconModel[]>;
  modelStems: ReadonlyMap<string, readonly LexiconModel[]>;
  modelSounds: ReadonlyMap<string, readonly LexiconModel[]>;
  /** Codes of bodies with a letter and a digit: `e46`, `b8`; the likeliest owner first. */
  codes: ReadonlyMap<string, readonly CodeOwner[]>;
  /** `C klasa` and `Serija 3`: their models are said as `C 220` and `320d`. */
  series: ReadonlyMap<string, LexiconModel>;
  /** Models that a number is the nickname of: `3` of the 3 series and of the C3 (`Citroën trojka`). */
  numbered: ReadonlyMap<string, readonly LexiconModel[]>;
  /** How many products fit a model; 0 where nobody counts. */
  productsOf: (model: LexiconModel) => number;
};

const SERIES_NAME = /^(?:(serija)\s+(\d)|([a-z])\s+klasa)$/i;
/** `Serija 3` and `C klasa` are said without their word, and with it in other languages: `E class`, `klase C`. */
const SERIES_WORD = /\b(?:serija|series|klasa|klasse|class)\b/gi;
const SERIES_WORDS = ['serija', 'serije', 'seria', 'series', 'serie', 'klasa', 'klase', 'class', 'klasse'];
/** `Audi četvorka` is the A4 and `Citroën trojka` the C3. */
const LETTERED_NUMBER = /^[ac](\d)$/;

/** The sign of a series: `3`, `c`; undefined for other models. */
export function seriesSign({ name }: { name: string }): string | undefined {
  const [, , digit, letter] = SERIES_NAME.exec(name) ?? [];
  return digit ?? letter?.toLowerCase();
}

function namesOf(model: LexiconModel): string[] {
  const sign = seriesSign(model);
  const inSeries = sign ? SERIES_WORDS.flatMap((word) => [`${word} ${sign}`, `${sign} ${word}`]) : [];
  return [...model.aliases, model.name.replace(SERIES_WORD, ' '), ...inSeries];
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (!key) return;
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function indexMakes(makes: readonly LexiconMake[], keyOf: (name: string) => string) {
  const keys = new Map<string, LexiconMake>();
  for (const make of makes) for (const name of [make.name, ...make.aliases]) keys.set(keyOf(name), make);
  return keys;
}

function indexModels(models: readonly LexiconModel[], keyOf: (name: string) => string) {
  const keys = new Map<string, LexiconModel[]>();
  for (const model of models) add(keys, keyOf(model.name), model);
  const named = new Map([...keys].map(([key, own]) => [key, new Set(own.map(({ make }) => make))]));
  for (const model of models) {
    for (const name of namesOf(model)) {
      const key = keyOf(name);
      // `206+` is read as `206`, which of the same make is the 206.
      if (!named.get(key)?.has(model.make)) add(keys, key, model);
    }
  }
  return keys;
}

/** Keys of names long enough to be told by their sound. */
function indexSounds<Value>(keys: ReadonlyMap<string, Value>, isHeard: (key: string) => boolean) {
  return new Map([...keys].flatMap(([key, value]) => (isHeard(key) ? [[soundKey(key), value]] : [])));
}

function indexCodes(
  models: readonly LexiconModel[],
  productsOf: (model: LexiconModel) => number,
): Map<string, CodeOwner[]> {
  const codes = new Map<string, CodeOwner[]>();
  for (const model of models)
    for (const generation of model.generations)
      for (const key of generationKeys(generation)) {
        if (!/[a-z]/.test(key) || !/\d/.test(key) || key.startsWith('mk')) continue;
        const owners = codes.get(key) ?? [];
        if (!owners.some((owner) => owner.model === model))
          codes.set(key, [...owners, { model, generation }]);
      }
  for (const owners of codes.values())
    owners.sort(
      (a, b) => productsOf(b.model) - productsOf(a.model) || lineLength(b.model) - lineLength(a.model),
    );
  return codes;
}

/** Computed when it is first asked for: most searches of a new process need no sounds. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

/** `productsOf` says how many products fit a model. */
export function makeVehicleLexicon(
  makes: readonly LexiconMake[],
  models: readonly LexiconModel[],
  productsOf: (model: LexiconModel) => number = () => 0,
): VehicleLexicon {
  const makeKeys = indexMakes(makes, writtenKey);
  const modelKeys = indexModels(models, writtenKey);
  const series = new Map<string, LexiconModel>();
  const numbered = new Map<string, LexiconModel[]>();
  for (const model of models) {
    const sign = seriesSign(model);
    if (sign) series.set(sign, model);
    const number = /^\d$/.test(sign ?? '') ? sign : LETTERED_NUMBER.exec(writtenKey(model.name))?.[1];
    if (number) add(numbered, number, model);
  }
  const makeSounds = once(() => indexSounds(makeKeys, (key) => key.length > 3));
  const modelSounds = once(() => indexSounds(modelKeys, (key) => key.length > 3 && !/\d/.test(key)));
  return {
    makes: makeKeys,
    makeStems: indexMakes(makes, stemKey),
    get makeSounds() {
      return makeSounds();
    },
    models: modelKeys,
    modelStems: indexModels(models, stemKey),
    get modelSounds() {
      return modelSounds();
    },
    codes: indexCodes(models, productsOf),
    series,
    numbered,
    productsOf,
  };
}

/**
 * How much of a make's range a model is: where a code is of several, the plain model has the longest line, and a series
 * comes before its sports car (`E60` is the 5 series before it is the M5).
 */
export const lineLength = (model: LexiconModel): number =>
  model.generations.length + (seriesSign(model) ? 100 : 0);
