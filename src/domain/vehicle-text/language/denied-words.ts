import { wordsOf } from './words.ts';

/** Words that deny what follows. Folded: `ne` is also `nije`. */
export const DENIALS: ReadonlySet<string> = new Set(
  'bez ne nisu nema nemaju necu nemoj nemojte osim izuzev nikako niposto'.split(' '),
);

/** One word, and those that belong to it: `bez rupa za senzore`, `bez grijanja i senzora`. */
const DENIED = /\bbez\s+\p{L}[\p{L}\p{N}-]*/giu;

/** The name without what the part lacks, and the stems of what it lacks: `Set kvačila, bez zamajca`. */
export function withoutDenied(name: string): { name: string; denied: string[] } {
  const denied: string[] = [];
  const rest = name.replace(DENIED, (words) => {
    denied.push(
      ...wordsOf(words)
        .slice(1)
        .map(({ stem }) => stem),
    );
    return ' ';
  });
  return { name: rest, denied };
}
