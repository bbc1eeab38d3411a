import type { AdminManufacturer, AdminModel } from '../admin/dictionaries.ts';
import { ALIASES_MAX, FIRST_YEAR } from '../limits/catalogue.ts';
import { type Generation, joinYears } from '../vehicle/vehicle.ts';
import { yearsOf } from '../years.ts';
import { findClash } from './find-clash.ts';
import { tidyList } from './tidy-list.ts';

type WithNames = { name: string; aliases: string[] };

const mergedAliases = (from: WithNames, into: WithNames): string[] =>
  tidyList([...into.aliases, from.name, ...from.aliases])
    .filter((name) => name !== into.name)
    .slice(0, ALIASES_MAX);

const mergedGeneration = (own: Generation, other: Generation): Generation => ({
  name: own.name,
  aliases: tidyList([...own.aliases, ...other.aliases]),
  ...joinYears(own, other),
});

/** Keeps the names and years of both models; a generation that both have spans the years of both. */
export function mergedModel(from: AdminModel, into: AdminModel): AdminModel {
  const generations = new Map(into.generations.map((own) => [own.name, own]));
  for (const other of from.generations) {
    const own = generations.get(other.name);
    generations.set(other.name, own ? mergedGeneration(own, other) : other);
  }
  return { ...into, aliases: mergedAliases(from, into), generations: [...generations.values()] };
}

/** Keeps the names and the further addresses of both manufacturers, as many as the form takes. */
export const mergedManufacturer = (from: AdminManufacturer, into: AdminManufacturer): AdminManufacturer => ({
  ...into,
  aliases: mergedAliases(from, into),
  slugAliases: [...into.slugAliases, ...from.slugAliases].slice(0, ALIASES_MAX),
});

/** Each model of one manufacturer with the model of the other that has one of its names, if there is one. */
export const pairModels = (from: readonly AdminModel[], into: readonly AdminModel[]) =>
  from.map((model) => ({ from: model, into: findClash(model, into)?.owner }));

/** Pages of these models: one for each, and one for each of its years that the shop has pages of. */
export function countPages(
  models: readonly AdminModel[],
  lastYear: number,
): { years: number; pages: number } {
  const years = models
    .map(({ generations }) =>
      yearsOf(generations.map(({ yearFrom, yearTo }) => ({ from: yearFrom, to: yearTo ?? lastYear }))),
    )
    .reduce((sum, list) => sum + list.filter((year) => year >= FIRST_YEAR).length, 0);
  return { years, pages: models.length + years };
}

type Names = { aliases: string[]; slugAliases?: string[] };

const without = (current: string[], before: string[], after: string[]) =>
  current.filter((one) => before.includes(one) || !after.includes(one));

/** The names of the remaining row without those that a merge added; names added since are kept. */
export const separatedNames = (current: Names, before: Names, after: Names): Names => ({
  aliases: without(current.aliases, before.aliases, after.aliases),
  ...(current.slugAliases && {
    slugAliases: without(current.slugAliases, before.slugAliases ?? [], after.slugAliases ?? []),
  }),
});
