import { isOfGeneration } from './generation-aliases.ts';
import { wordsOf } from './language/words.ts';
import { generationsByKey, type LexiconGeneration, stemKey } from './name-keys.ts';

type Fit = { yearFrom: number | null; yearTo: number | null };
type NamedModel = { name: string; aliases: readonly string[]; generations: readonly LexiconGeneration[] };

const isCode = (key: string): boolean => /[a-z]/.test(key) && /\d/.test(key) && !key.startsWith('mk');

/** The generations of a model that a name of a part says: right behind the model, or by the code of a body. */
function generationsNamed({ name, aliases, generations }: NamedModel, text: string): LexiconGeneration[] {
  const words = wordsOf(text).map(({ stem }) => stem);
  const models = new Set([name, ...aliases].map(stemKey));
  const keys = generationsByKey(generations);
  const found = new Set<LexiconGeneration>();
  let isBehind = false;
  for (const [at, word] of words.entries()) {
    const generation = keys.get(word);
    const isModel = models.has(word) || models.has((words[at - 1] ?? '') + word);
    if (generation && !isModel && (isBehind || isCode(word))) found.add(generation);
    else isBehind = isModel;
  }
  return [...found];
}

const sharedYears = (generation: LexiconGeneration, { yearFrom, yearTo }: Fit): number =>
  Math.min(generation.yearTo ?? 2100, yearTo ?? 2100) - Math.max(generation.yearFrom, yearFrom ?? 1900) + 1;

/** Fewer years than this share of a generation are its overlap with the next one. */
const OVERLAP_SHARE = 1 / 3;

/**
 * The generations that a part with this name and these years is for. Years that two generations share do not make a
 * part of one a part of both; without years, the generations that its name says.
 */
export function generationsOfFit(model: NamedModel, fit: Fit, name: string): LexiconGeneration[] {
  if (fit.yearFrom === null && fit.yearTo === null) return generationsNamed(model, name);
  const possible = model.generations.filter((generation) => isOfGeneration(generation, fit));
  const most = Math.max(...possible.map((generation) => sharedYears(generation, fit)));
  return possible.filter((generation) => {
    const shared = sharedYears(generation, fit);
    const all = (generation.yearTo ?? 2100) - generation.yearFrom + 1;
    return shared === most || shared >= all * OVERLAP_SHARE;
  });
}
