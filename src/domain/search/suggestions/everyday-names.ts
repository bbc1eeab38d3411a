import { partsIn } from '../../vehicle-text/language/concepts.ts';
import { PHRASES } from '../../vehicle-text/language/phrases.ts';

/** What people call the parts in the name of a category: `Kvačila` are also `kuplung` and `lamela`. */
export function everydayNames(name: string): string[] {
  const concepts = new Set(partsIn(name));
  return PHRASES.filter(({ concept }) => concepts.has(concept)).map(({ written }) => written.join(' '));
}
