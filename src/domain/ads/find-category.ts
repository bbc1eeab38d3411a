import { conceptsOf } from '../vehicle-text/language/concepts.ts';
import type { CategorySource } from './reading.ts';

export type NamedCategory = { name: string; slug: string; description: string };

const partsIn = (text: string): string[] =>
  text
    .split(/[,.;:/]/)
    // What something is for says nothing of what it is: 'za dizel i benzinske motore'.
    .flatMap((clause) => clause.replace(/\s(?:za|od|sa?|uz|u|na|bez)\s.*$/u, '').split(/\s(?:i|te)\s/))
    .flatMap((piece) => conceptsOf(piece))
    .flatMap(({ concept, isPart }) => (isPart ? [concept] : []));

export type FoundCategory = { slug: string; from: CategorySource };
export type CategoryFinder = (title: string, listed: string) => FoundCategory | undefined;

/**
 * Finds the shop's category for a title, or for the name of the category that an ad stood in. The name of a category
 * says what belongs to it, its description says the rest: 'Kočnice' has the discs.
 */
export function makeCategoryFinder(categories: readonly NamedCategory[]): CategoryFinder {
  const known = categories.map(({ name, slug, description }) => ({
    slug,
    names: new Set([...partsIn(name), ...conceptsOf(name).map(({ concept }) => concept)]),
    others: new Set(partsIn(description)),
  }));
  const withPart = (parts: readonly string[]): string | undefined =>
    (
      known.find(({ names }) => parts.some((part) => names.has(part))) ??
      known.find(({ others }) => parts.some((part) => others.has(part)))
    )?.slug;
  return (title, listed) => {
    const own = withPart(partsIn(title));
    if (own !== undefined) return { slug: own, from: 'title' };
    const slug = withPart(partsIn(listed));
    return slug === undefined ? undefined : { slug, from: 'ad' };
  };
}
