import { conceptsOf } from '../vehicle-text/language/concepts.ts';
import { kindsOf } from '../vehicle-text/language/phrases.ts';
import {
  mistypedParts,
  namedParts,
  partsOfMakers,
  partsOfPieces,
  partsOfSizes,
  shortenedParts,
} from './named-parts.ts';
import { groupHead } from './part-groups.ts';
import type { CategorySource } from './reading.ts';

type NamedCategory = { name: string; slug: string; description: string };
type FoundCategory = { slug: string; from: CategorySource };
/** `part`: what a title says besides its vehicles; `listed`: the name of the category that the ad is in. */
export type CategoryFinder = (part: string, listed: string) => FoundCategory | undefined;

/** `1.8 turbo far`: the engine of the car, with the part after it. */
const TURBO_ENGINE = /(\S\s+)turbo\s+(?=\p{L}{3})/iu;

/** Later sentences are advice for buyers. */
const firstSentence = (description: string): string => description.split(/[.!?](?:\s|$)/)[0] ?? '';

/**
 * Finds the shop's category for a part. A category is matched by its name first, then by its description (the one of
 * 'Kočnice' lists the discs), then by the main part of its group.
 */
export function makeCategoryFinder(categories: readonly NamedCategory[]): CategoryFinder {
  const slugOf = new Map<string, string>();
  const name = (concepts: readonly string[], slug: string): void => {
    for (const concept of concepts) if (!slugOf.has(concept)) slugOf.set(concept, slug);
  };
  for (const { name: text, slug } of categories)
    name([...namedParts(text), ...conceptsOf(text).map(({ concept }) => concept)], slug);
  // A description lists single parts: the boots of a gear lever are not all boots.
  const slugOfKind = new Map(slugOf);
  for (const { description, slug } of categories) name(namedParts(firstSentence(description)), slug);
  const withPart = (part: string): string | undefined =>
    slugOf.get(part) ??
    slugOf.get(groupHead(part) ?? '') ??
    kindsOf(part).flatMap((kind) => slugOfKind.get(kind) ?? [])[0];
  const first = (parts: readonly string[]): string | undefined =>
    parts.flatMap((part) => withPart(part) ?? [])[0];
  return (part, listed) => {
    const named = namedParts(part);
    const own = first(namedParts(part.replace(TURBO_ENGINE, '$1'))) ?? first(named);
    if (own !== undefined) return { slug: own, from: 'title' };
    const ofAd = first(namedParts(listed));
    if (ofAd !== undefined) return { slug: ofAd, from: 'ad' };
    const finders =
      named.length > 0
        ? [partsOfPieces]
        : [partsOfPieces, partsOfSizes, shortenedParts, partsOfMakers, mistypedParts];
    const slug = finders.map((find) => first(find(part))).find((one) => one !== undefined);
    return slug === undefined ? undefined : { slug, from: 'title' };
  };
}
