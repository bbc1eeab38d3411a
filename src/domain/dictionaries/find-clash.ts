import { nameKey } from '../text/slug.ts';

/** Every name and address of a manufacturer, model or category. */
export type Named = {
  name: string;
  slug: string;
  aliases?: readonly string[];
  slugAliases?: readonly string[];
};

type Clash<Owner> = { field: keyof Named; text: string; owner: Owner };

export const namesOf = ({ name, slug, aliases = [], slugAliases = [] }: Named): string[] => [
  name,
  slug,
  ...aliases,
  ...slugAliases,
];

const keysOf = (named: Named): Set<string> => new Set(namesOf(named).map(nameKey).filter(Boolean));

/**
 * The first name or address of `candidate` that already belongs to another entry. Compared folded, as in addresses
 * and searches: 'Škoda' and 'skoda' are the same. Pass the others without the candidate itself.
 */
export function findClash<Owner extends Named>(
  candidate: Named,
  others: readonly Owner[],
): Clash<Owner> | undefined {
  const owners = new Map(others.flatMap((owner) => [...keysOf(owner)].map((key) => [key, owner] as const)));
  const texts: [keyof Named, string][] = [
    ['name', candidate.name],
    ['slug', candidate.slug],
    ...(candidate.aliases ?? []).map((alias): [keyof Named, string] => ['aliases', alias]),
    ...(candidate.slugAliases ?? []).map((alias): [keyof Named, string] => ['slugAliases', alias]),
  ];
  for (const [field, text] of texts) {
    const owner = owners.get(nameKey(text));
    if (owner) return { field, text, owner };
  }
  return undefined;
}
