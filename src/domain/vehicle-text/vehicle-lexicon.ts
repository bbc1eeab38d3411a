import { wordsOf } from './language/words.ts';
import { soundKey } from './language/sound-key.ts';
import {
  generationKeys,
  isBodyCode,
  type LexiconGeneration,
  type LexiconManufacturer,
  type LexiconModel,
  stemKey,
  writtenKey,
} from './name-keys.ts';

/** Two generations of a model may share a code: an 8E is an A4 B6 or B7. */
export type CodeOwner = { model: LexiconModel; generations: readonly LexiconGeneration[] };

/** Every name of the shop's vehicles, in the forms in which texts use them. Keys are folded and without gaps. */
export type VehicleLexicon = {
  /** As written; by its stem, in any grammatical case; `sounds` as spelled by ear. */
  manufacturers: ReadonlyMap<string, LexiconManufacturer>;
  manufacturerOfStem: (key: string) => LexiconManufacturer | undefined;
  manufacturerSounds: ReadonlyMap<string, LexiconManufacturer>;
  models: ReadonlyMap<string, readonly LexiconModel[]>;
  modelsOfStem: (key: string) => readonly LexiconModel[] | undefined;
  modelSounds: ReadonlyMap<string, readonly LexiconModel[]>;
  /** Names of several words, each with its words. */
  longNames: readonly { words: readonly string[]; model: LexiconModel }[];
  longManufacturers: readonly { words: readonly string[]; manufacturer: LexiconManufacturer }[];
  /** Codes of bodies, a letter and a digit: `e46`, `b8`; the likeliest owner first. */
  codes: ReadonlyMap<string, readonly CodeOwner[]>;
  /** `C klasa` and `Serija 3`: their models are called `C 220` and `320d`. */
  series: ReadonlyMap<string, LexiconModel>;
  /** Models that have a number as a nickname: `3` of the 3 series and of the C3 (`Citroën trojka`). */
  numbered: ReadonlyMap<string, readonly LexiconModel[]>;
  /** How many products fit a model; 0 where they are not counted. */
  productsOf: (model: LexiconModel) => number;
};

const SERIES_NAME = /^(?:(serija)\s+(\d)|([a-z])\s+klasa)$/i;
/** `Serija 3` and `C klasa` are used without this word, or with it in other languages: `E class`, `klase C`. */
const SERIES_WORD = /\b(?:serija|series|klasa|klasse|class)\b/gi;
const NUMBER_SERIES = ['serija', 'serije', 'seria', 'series', 'serie'];
const LETTER_SERIES = ['klasa', 'klase', 'class', 'klasse'];
/** `Audi četvorka` is the A4, `Citroën trojka` the C3 and `Mazda petica` the 5. */
const LETTERED_NUMBER = /^[ac]?(\d)$/;

/** The key character of a series: `3`, `c`; undefined for other models. */
function seriesKey({ name }: { name: string }): string | undefined {
  const [, , digit, letter] = SERIES_NAME.exec(name) ?? [];
  return digit ?? letter?.toLowerCase();
}

function namesOf(model: LexiconModel): string[] {
  const key = seriesKey(model);
  const words = /\d/.test(key ?? '') ? NUMBER_SERIES : LETTER_SERIES;
  const inSeries = key ? words.flatMap((word) => [`${word} ${key}`, `${key} ${word}`]) : [];
  return [...model.aliases, ...spelledWithJ(model.name), model.name.replace(SERIES_WORD, ' '), ...inSeries];
}

/** `Fabija`, whose genitive `Fabije` does not begin like `Fabia`. */
const spelledWithJ = (name: string): string[] => (/ia$/i.test(name) ? [`${name.slice(0, -1)}ja`] : []);

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (!key) return;
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function indexManufacturers(manufacturers: readonly LexiconManufacturer[], keyOf: (name: string) => string) {
  const keys = new Map<string, LexiconManufacturer>();
  for (const manufacturer of manufacturers)
    for (const name of [manufacturer.name, ...manufacturer.aliases, ...spelledWithJ(manufacturer.name)])
      keys.set(keyOf(name), manufacturer);
  return keys;
}

function indexModels(models: readonly LexiconModel[], keyOf: (name: string) => string) {
  const keys = new Map<string, LexiconModel[]>();
  for (const model of models) add(keys, keyOf(model.name), model);
  const named = new Map(
    [...keys].map(([key, own]) => [key, new Set(own.map(({ manufacturer }) => manufacturer))]),
  );
  for (const model of models) {
    for (const name of namesOf(model)) {
      const key = keyOf(name);
      // `206+` is also read as `206`; a 206 of the same manufacturer takes precedence.
      if (!named.get(key)?.has(model.manufacturer)) add(keys, key, model);
    }
  }
  return keys;
}

/** How keys by stem differ from keys as written: most names are their own stem. */
function stemsApart<Value>(stems: ReadonlyMap<string, Value>, written: ReadonlyMap<string, Value>) {
  const same = (a: Value, b: Value | undefined) =>
    Array.isArray(a) && Array.isArray(b)
      ? a.length === b.length && a.every((one, i) => one === b[i])
      : a === b;
  return {
    others: new Map([...stems].filter(([key, value]) => !same(value, written.get(key)))),
    noStems: new Set([...written.keys()].filter((key) => !stems.has(key))),
  };
}

/** Finds by stem without storing the keys that are the same as written. */
function findByStem<Value>(stems: ReadonlyMap<string, Value>, written: ReadonlyMap<string, Value>) {
  const { others, noStems } = stemsApart(stems, written);
  return (key: string): Value | undefined =>
    others.get(key) ?? (noStems.has(key) ? undefined : written.get(key));
}

/** Keys of names that are long enough to be recognised by sound. */
function indexSounds<Value>(keys: ReadonlyMap<string, Value>, isHeard: (key: string) => boolean) {
  return new Map([...keys].flatMap(([key, value]) => (isHeard(key) ? [[soundKey(key), value]] : [])));
}

const inSeveralWords = (names: readonly string[]): string[][] =>
  names.map((name) => wordsOf(name).map(({ text }) => text)).filter(({ length }) => length > 1);

const longNamesOf = (models: readonly LexiconModel[]) =>
  models.flatMap((model) =>
    inSeveralWords([model.name, ...namesOf(model)]).map((words) => ({ words, model })),
  );

const longManufacturersOf = (manufacturers: readonly LexiconManufacturer[]) =>
  manufacturers.flatMap((manufacturer) =>
    inSeveralWords([manufacturer.name, ...manufacturer.aliases]).map((words) => ({ words, manufacturer })),
  );

function indexCodes(
  models: readonly LexiconModel[],
  productsOf: (model: LexiconModel) => number,
): Map<string, CodeOwner[]> {
  const codes = new Map<string, CodeOwner[]>();
  for (const model of models)
    for (const generation of model.generations)
      for (const key of generationKeys(generation)) {
        if (!isBodyCode(key)) continue;
        const owners = codes.get(key) ?? [];
        const own = owners.find((owner) => owner.model === model);
        const others = owners.filter((owner) => owner !== own);
        codes.set(key, [...others, { model, generations: [...(own?.generations ?? []), generation] }]);
      }
  for (const owners of codes.values())
    owners.sort(
      (a, b) => productsOf(b.model) - productsOf(a.model) || rangeSize(b.model) - rangeSize(a.model),
    );
  return codes;
}

/** Computed on first use: most searches of a new process compare no sounds. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

/** `productsOf` returns how many products fit a model. */
export function makeVehicleLexicon(
  manufacturers: readonly LexiconManufacturer[],
  models: readonly LexiconModel[],
  productsOf: (model: LexiconModel) => number = () => 0,
): VehicleLexicon {
  const manufacturerKeys = indexManufacturers(manufacturers, writtenKey);
  const modelKeys = indexModels(models, writtenKey);
  const series = new Map<string, LexiconModel>();
  const numbered = new Map<string, LexiconModel[]>();
  for (const model of models) {
    const key = seriesKey(model);
    if (key) series.set(key, model);
    const number = /^\d$/.test(key ?? '') ? key : LETTERED_NUMBER.exec(writtenKey(model.name))?.[1];
    if (number) add(numbered, number, model);
  }
  const manufacturerSounds = once(() => indexSounds(manufacturerKeys, (key) => key.length > 3));
  const longNames = once(() => longNamesOf(models));
  const longManufacturers = once(() => longManufacturersOf(manufacturers));
  const modelSounds = once(() => indexSounds(modelKeys, (key) => key.length > 3 && !/\d/.test(key)));
  return {
    manufacturers: manufacturerKeys,
    manufacturerOfStem: findByStem(indexManufacturers(manufacturers, stemKey), manufacturerKeys),
    get manufacturerSounds() {
      return manufacturerSounds();
    },
    models: modelKeys,
    modelsOfStem: findByStem<readonly LexiconModel[]>(indexModels(models, stemKey), modelKeys),
    get modelSounds() {
      return modelSounds();
    },
    get longNames() {
      return longNames();
    },
    get longManufacturers() {
      return longManufacturers();
    },
    codes: indexCodes(models, productsOf),
    series,
    numbered,
    productsOf,
  };
}

/**
 * How much of a manufacturer's range a model covers: where several models share a code, the plain model has most
 * generations, and a series comes before its sports car (`E60` is the 5 series before the M5).
 */
export const rangeSize = (model: LexiconModel): number =>
  model.generations.length + (seriesKey(model) ? 100 : 0);
