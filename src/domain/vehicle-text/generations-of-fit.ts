import {
  EARLIEST_YEAR,
  type FitYears,
  isOfGeneration,
  LATEST_YEAR,
  sharedYears,
} from './generation-years.ts';
import { wordsOf } from './language/words.ts';
import { generationsByKey, isBodyCode, type LexiconGeneration, stemKey } from './name-keys.ts';

type NamedModel = { name: string; aliases: readonly string[]; generations: readonly LexiconGeneration[] };

/** The generations of a model that the name of a part gives: right after the model, or by the code of a body. */
function generationsNamed({ name, aliases, generations }: NamedModel, text: string): LexiconGeneration[] {
  const words = wordsOf(text).map(({ stem }) => stem);
  const models = new Set([name, ...aliases].map(stemKey));
  const keys = generationsByKey(generations);
  const found = new Set<LexiconGeneration>();
  let isAfterModel = false;
  for (const [at, word] of words.entries()) {
    const generation = keys.get(word);
    const isModel = models.has(word) || models.has((words[at - 1] ?? '') + word);
    if (generation && !isModel && (isAfterModel || isBodyCode(word))) found.add(generation);
    else isAfterModel = isModel;
  }
  return [...found];
}

/** A smaller share of a generation's years is only its overlap with the next one. */
const OVERLAP_SHARE = 1 / 3;

const contains = (generation: LexiconGeneration, { yearFrom, yearTo }: FitYears): boolean =>
  generation.yearFrom <= (yearFrom ?? EARLIEST_YEAR) &&
  (generation.yearTo ?? LATEST_YEAR) >= (yearTo ?? LATEST_YEAR);

/** Whether the years of a part begin or end with a generation; a single year does not count. */
const isAligned = (generation: LexiconGeneration, { yearFrom, yearTo }: FitYears): boolean =>
  yearFrom !== yearTo &&
  (generation.yearFrom === yearFrom || (generation.yearTo !== null && generation.yearTo === yearTo));

/**
 * The generations that a part with this name and these years is for. Years that two generations share do not make a
 * part of one a part of both: the one that has all of them counts, and of several the one with which they begin or end.
 * Without years, the generations that its name gives.
 */
export function generationsOfFit(model: NamedModel, fit: FitYears, name: string): LexiconGeneration[] {
  if (fit.yearFrom === null && fit.yearTo === null) return generationsNamed(model, name);
  const possible = model.generations.filter((generation) => isOfGeneration(generation, fit));
  const whole = possible.filter((generation) => contains(generation, fit));
  if (whole.length > 0) {
    const aligned = whole.filter((generation) => isAligned(generation, fit));
    return aligned.length > 0 ? aligned : whole;
  }
  const most = Math.max(...possible.map((generation) => sharedYears(generation, fit)));
  return possible.filter((generation) => {
    const shared = sharedYears(generation, fit);
    const all = (generation.yearTo ?? LATEST_YEAR) - generation.yearFrom + 1;
    return shared === most || shared >= all * OVERLAP_SHARE;
  });
}
