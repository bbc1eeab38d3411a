import { generationAliases } from './generation-aliases.ts';
import type { TermGeneration } from '../search/product-terms.ts';
import { wordsOf } from './language/words.ts';

export type IndexedMake = { id: number; name: string; slug: string; aliases: readonly string[] };
export type IndexedModel = {
  id: number;
  name: string;
  slug: string;
  aliases: readonly string[];
  make: IndexedMake;
  generations: readonly TermGeneration[];
};

export type VehicleNames = {
  makes: ReadonlyMap<string, IndexedMake>;
  models: ReadonlyMap<string, readonly IndexedModel[]>;
  /** Codes of bodies with the models that are built so, those of many products first: `e46` of the 3 series and the M3. */
  codes: ReadonlyMap<string, readonly BodyCode[]>;
};

export type BodyCode = {
  model: IndexedModel;
  generation: TermGeneration;
  /** How many products fit the model. */
  products: number;
};

/** Equal however it is parted: `C-Max`, `c max`, `cmax`. */
export const nameKey = (name: string): string =>
  wordsOf(name)
    .map((word) => word.stem.replace('.', ''))
    .join('');

/** `Serija 3` and `C klasa` are said without their word. */
const SERIES_WORD = /\b(?:serija|series|klasa|klasse|class)\b/gi;

/** `Audi četvorka` is the A4 and `Citroën trojka` the C3; the number alone names neither. */
const LETTERED_NUMBER = /^[ac](\d)$/;
export const nicknameKey = (number: string): string => `=${number}`;

const keysOf = new WeakMap<TermGeneration, readonly string[]>();

/** Every way to write a generation; remembered, because each query that names the model asks. */
export function generationKeys(generation: TermGeneration): readonly string[] {
  const known = keysOf.get(generation);
  if (known) return known;
  const { name, aliases } = generation;
  const names = [name, ...aliases, ...[name, ...aliases].flatMap(generationAliases)];
  const keys = [...new Set(names.map(nameKey))].filter(Boolean);
  keysOf.set(generation, keys);
  return keys;
}

/**
 * The generation that a key names: one that is called so before one that has it as another name (Fiesta V, not IV). A
 * number that only one generation's code ends in names it as well: `Passat 6` is the B6, `Sprinter 906` the W906.
 */
export function generationsByKey(
  generations: readonly TermGeneration[],
): ReadonlyMap<string, TermGeneration> {
  const byKey = new Map<string, TermGeneration>();
  const namesOf: ((generation: TermGeneration) => readonly string[])[] = [
    ({ name }) => [nameKey(name)],
    ({ aliases }) => aliases.map(nameKey),
    generationKeys,
  ];
  for (const names of namesOf)
    for (const generation of generations)
      for (const key of names(generation)) if (key && !byKey.has(key)) byKey.set(key, generation);
  for (const [digits, codes] of Map.groupBy(byKey, ([key]) => /^[a-z]([1-9]|\d{3})$/.exec(key)?.[1])) {
    const [only, ...others] = new Set(codes.map(([, generation]) => generation));
    if (digits && only && others.length === 0 && !byKey.has(digits)) byKey.set(digits, only);
  }
  return byKey;
}

const spellings = new WeakMap<IndexedModel, ReadonlySet<string>>();

/** Models of which a name is written as `text`; stems alone take the Bravo for the Brava. */
export function spelledSo(models: readonly IndexedModel[], text: string): readonly IndexedModel[] {
  const exact = models.filter((model) => {
    const known =
      spellings.get(model) ??
      new Set(
        [model.name, ...model.aliases].map((name) =>
          wordsOf(name)
            .map((word) => word.text)
            .join(''),
        ),
      );
    spellings.set(model, known);
    return known.has(text);
  });
  return exact.length > 0 ? exact : models;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

/** `productsOf` says how many products fit a model. */
export function makeVehicleNames(
  models: readonly IndexedModel[],
  makes: readonly IndexedMake[],
  productsOf: (model: IndexedModel) => number,
): VehicleNames {
  const makeKeys = new Map<string, IndexedMake>();
  for (const make of makes)
    for (const name of [make.name, ...make.aliases]) makeKeys.set(nameKey(name), make);
  const modelKeys = new Map<string, IndexedModel[]>();
  const codes = new Map<string, BodyCode[]>();
  for (const model of models) push(modelKeys, nameKey(model.name), model);
  const named = new Map([...modelKeys].map(([key, own]) => [key, new Set(own.map(({ make }) => make))]));
  for (const model of models) {
    for (const name of [...model.aliases, model.name.replace(SERIES_WORD, ' ')]) {
      const key = nameKey(name);
      // `206+` is read as `206`, which of the same make is the 206.
      if (key && !named.get(key)?.has(model.make)) push(modelKeys, key, model);
    }
    const [, number] = LETTERED_NUMBER.exec(nameKey(model.name)) ?? [];
    if (number) push(modelKeys, nicknameKey(number), model);
    const products = productsOf(model);
    for (const generation of model.generations) {
      for (const key of new Set(generationKeys(generation))) {
        if (/[a-z]/.test(key) && /\d/.test(key) && key.length >= 3 && !key.startsWith('mk'))
          push(codes, key, { model, generation, products });
      }
    }
  }
  for (const owners of codes.values()) owners.sort((a, b) => b.products - a.products);
  return { makes: makeKeys, models: modelKeys, codes };
}
