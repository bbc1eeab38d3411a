import { groupBy } from '../group-by.ts';
import type { Generation } from '../vehicle/vehicle.ts';
import { generationAliases } from './generation-aliases.ts';
import { wordsOf } from './language/words.ts';

export type LexiconManufacturer = { id: number; name: string; slug: string; aliases: readonly string[] };

export type LexiconGeneration = Generation & { id: number };

export type LexiconModel = {
  id: number;
  name: string;
  slug: string;
  aliases: readonly string[];
  manufacturer: LexiconManufacturer;
  generations: readonly LexiconGeneration[];
};

export type LexiconRows = {
  manufacturers: readonly LexiconManufacturer[];
  models: readonly (Omit<LexiconModel, 'manufacturer' | 'generations'> & { manufacturerId: number })[];
  generations: readonly (LexiconGeneration & { modelId: number })[];
};

export function lexiconModels({ manufacturers, models, generations }: LexiconRows): LexiconModel[] {
  const manufacturerOf = new Map(manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
  const generationsOf = groupBy(generations, ({ modelId }) => modelId);
  return models.flatMap(({ manufacturerId, ...model }) => {
    const manufacturer = manufacturerOf.get(manufacturerId);
    return manufacturer ? [{ ...model, manufacturer, generations: generationsOf.get(model.id) ?? [] }] : [];
  });
}

/** The same however the name is separated: `C-Max`, `c max` and `cmax`. */
export const writtenKey = (name: string): string =>
  wordsOf(name)
    .map((word) => word.text.replace('.', ''))
    .join('');

/** Also the same in every grammatical case: `Oktavije` and `Oktavija`. */
export const stemKey = (name: string): string =>
  wordsOf(name)
    .map((word) => word.stem.replace('.', ''))
    .join('');

/** Whether a key is the code of a body, as `b8` or `w204`: letters and digits, but not the `mk5` of a number. */
export const isBodyCode = (key: string): boolean =>
  /[a-z]/.test(key) && /\d/.test(key) && !key.startsWith('mk');

type NamedGeneration = Pick<LexiconGeneration, 'name' | 'aliases'>;

const keysOf = new WeakMap<NamedGeneration, readonly string[]>();

/** Every way to write a generation; remembered, because each text that names the model needs them. */
export function generationKeys(generation: NamedGeneration): readonly string[] {
  const known = keysOf.get(generation);
  if (known) return known;
  const { name, aliases } = generation;
  const names = [name, ...aliases, ...[name, ...aliases].flatMap(generationAliases)];
  const keys = [...new Set(names.map(stemKey))].filter(Boolean);
  keysOf.set(generation, keys);
  return keys;
}

const generationsOf = new WeakMap<readonly LexiconGeneration[], ReadonlyMap<string, LexiconGeneration>>();

/**
 * The generations that a key names: a generation's own name takes precedence over another name of a different one
 * (Fiesta V, not IV). A number also matches when the code of only one generation ends in it: `Passat 6` is the B6,
 * `Sprinter 906` the W906.
 */
export function generationsByKey(
  generations: readonly LexiconGeneration[],
): ReadonlyMap<string, LexiconGeneration> {
  const known = generationsOf.get(generations);
  if (known) return known;
  const byKey = new Map<string, LexiconGeneration>();
  const namesOf: ((generation: LexiconGeneration) => readonly string[])[] = [
    ({ name }) => [stemKey(name)],
    ({ aliases }) => aliases.map(stemKey),
    generationKeys,
  ];
  for (const names of namesOf)
    for (const generation of generations)
      for (const key of names(generation)) if (key && !byKey.has(key)) byKey.set(key, generation);
  for (const [digits, codes] of groupBy(byKey, ([key]) => /^[a-z]([1-9]|\d{3})$/.exec(key)?.[1])) {
    const [only, ...others] = new Set(codes.map(([, generation]) => generation));
    if (digits && only && others.length === 0 && !byKey.has(digits)) byKey.set(digits, only);
  }
  generationsOf.set(generations, byKey);
  return byKey;
}
