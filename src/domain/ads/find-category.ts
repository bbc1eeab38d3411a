import { conceptsOf } from '../vehicle-text/language/concepts.ts';
import type { CategorySource } from './reading.ts';

export type NamedCategory = { name: string; slug: string; description: string };

const partsIn = (text: string): string[] =>
  text
    .split(/[,.;:/]/)
    // The purpose of a part does not say what the part is: 'za dizel i benzinske motore'.
    .flatMap((clause) => clause.replace(/\s(?:za|od|sa?|uz|u|na|bez)\s.*$/u, '').split(/\s(?:i|te)\s/))
    .flatMap((piece) => conceptsOf(piece))
    .flatMap(({ concept, isPart }) => (isPart ? [concept] : []));

export type FoundCategory = { slug: string; from: CategorySource };
export type CategoryFinder = (title: string, listed: string) => FoundCategory | undefined;

/**
 * Finds the shop's category for a title, or for the name of the category that an ad is in. A category is matched by
 * its name first and then by its description: the one of 'Kočnice' lists the discs.
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
