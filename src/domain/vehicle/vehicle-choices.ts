/**
 * Every vehicle that can be chosen, small enough to load at the first touch: manufacturers with their models, and for
 * each model the number of parts per year, from year `first` on. `NOT_BUILT` marks a gap.
 */
export type ModelChoice = VehicleFactChoices & {
  name: string;
  slug: string;
  first: number;
  parts: readonly number[];
};

/** `codes`: other names, such as the type code in the car's papers. */
export type GenerationChoice = { name: string; from: number; to: number | null; codes: readonly string[] };

/** Answers to what some parts of a model depend on; absent where there is nothing to choose from. */
export type VehicleFactChoices = {
  generations?: readonly GenerationChoice[];
  engines?: readonly string[];
};

/**
 * The generations that a car of this year may belong to, with the codes that distinguish them; none if the year
 * identifies one.
 */
export function possibleGenerations(
  { generations = [] }: VehicleFactChoices,
  year: number,
): GenerationChoice[] {
  const built = generations.filter(({ from, to }) => from <= year && year <= (to ?? year));
  if (built.length < 2) return [];
  return built.map((one) => ({
    ...one,
    codes: one.codes.filter((code) => built.every((other) => other === one || !other.codes.includes(code))),
  }));
}

type ManufacturerChoice = { name: string; slug: string; models: readonly ModelChoice[] };
export type VehicleChoices = readonly ManufacturerChoice[];

const NOT_BUILT = -1;

type YearChoice = { year: number; parts: number };

/** Years in which the model was built, newest first, because few cars on the road are old. */
export const yearChoices = ({ first, parts }: ModelChoice): YearChoice[] =>
  parts
    .map((count, i) => ({ year: first + i, parts: count }))
    .filter((choice) => choice.parts !== NOT_BUILT)
    .reverse();

/** Packs the years of a model, given in any order. */
export function modelChoice(name: string, slug: string, years: readonly YearChoice[]): ModelChoice {
  if (years.length === 0) return { name, slug, first: 0, parts: [] };
  const byYear = new Map(years.map(({ year, parts }) => [year, parts]));
  const first = Math.min(...byYear.keys());
  const length = Math.max(...byYear.keys()) - first + 1;
  return { name, slug, first, parts: Array.from({ length }, (_, i) => byYear.get(first + i) ?? NOT_BUILT) };
}
